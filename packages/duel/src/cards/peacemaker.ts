import {
  ask,
  type CardId,
  card,
  choice,
  discardFrom,
  enemyInFront,
  otherSeat,
  questionOf,
  seatOf,
  shoot,
} from '../core.ts';

/** A hit; avoided, it costs the opponent a card of their choice (DUEL-PEACE-01). */
export const peacemaker = card(
  'Peacemaker',
  { colour: 'red', isHit: true, traits: { onAvoided: 4 } },
  {
    needs: { at: enemyInFront },
    *effect(game, { by, as }, { at }) {
      const victim = otherSeat(by);
      const { hand } = seatOf(game, victim);
      if (!(yield* shoot(game, by, as, at)) || hand.length === 0) return;
      const lost = yield* ask(victim, () =>
        questionOf<CardId>('layDown', { source: 'peacemaker' }, choice('card', hand.slice())),
      );
      discardFrom(game, victim, [lost]);
    },
  },
);
