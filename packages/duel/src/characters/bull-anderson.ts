import {
  ask,
  backsIn,
  type CardId,
  character,
  choice,
  type FighterId,
  fighterOf,
  type Game,
  type Procedure,
} from '../core.ts';
import { questionOf, robs, type SeatId, seatOfFighter, type Side, takeFromHand } from '../core.ts';

const MOST = 2;

/** A character is eliminated: his owner takes up to two cards of its Equipment and of its owner's hand (DUEL-BULL-01, -02, -03). */
export const bullAnderson = character(
  'Bull Anderson',
  { side: 'outlaws', life: 5, traits: { attack: 1 } },
  {
    triggers: {
      *falls(game, { self, target, fighter }) {
        if (target === fighter) return;
        for (let i = 0; i < MOST; i++) if (!(yield* loots(game, self, target))) return;
      },
    },
  },
);

function* loots(game: Game, self: SeatId, fallen: FighterId): Procedure<boolean> {
  const owner = seatOfFighter(fallen);
  const backs = owner === self ? [] : backsIn(game, owner);
  const loot = [...backs, ...fighterOf(game, fallen).equipment];
  if (loot.length === 0) return false;
  const what = yield* ask(self, () =>
    questionOf<CardId | Side | 'pass'>(
      'loot',
      { source: 'bull-anderson', fallen, fighter: fighterOf(game, fallen).character },
      choice('what', [...loot, 'pass']),
    ),
  );
  if (what === 'pass') return false;
  if (typeof what === 'number') yield* robs(game, self, fallen, what, 'hand');
  else yield* takeFromHand(game, { by: self, from: owner, back: what, to: 'hand' });
  return true;
}
