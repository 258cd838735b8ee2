import { ask, type CardId, card, choice, enemyInFront, fighterOf, frontOf, type Game, ownerOf } from '../core.ts';
import { type Procedure, questionOf, robs, type SeatId, SEATS, shoot } from '../core.ts';

/** A hit; avoided, it may cost one of the two in front a card of Equipment (DUEL-CARBINE-01). */
export const carbine = card(
  'Carbine',
  { colour: 'red', isHit: true, traits: { onAvoided: 2 } },
  {
    needs: { at: enemyInFront },
    *effect(game, { by, as }, { at }) {
      if (yield* shoot(game, by, as, at)) yield* mayBreak(game, by);
    },
  },
);

function* mayBreak(game: Game, by: SeatId): Procedure {
  const cards = SEATS.flatMap((seat) => fighterOf(game, frontOf(game, seat)).equipment);
  if (cards.length === 0) return;
  const card = yield* ask(by, () =>
    questionOf<CardId | 'pass'>('break', { source: 'carbine' }, choice('what', [...cards, 'pass'])),
  );
  if (card !== 'pass') yield* robs(game, by, ownerOf(game, card), card, 'discard');
}
