import {
  ask,
  type CardId,
  character,
  choice,
  type Game,
  handOf,
  moveTo,
  moveTopCard,
  questionOf,
  refillDrawPile,
  report,
  type SeatId,
} from '../../../core.ts';

/** In phase 1 he looks at three cards, keeps two and puts one back (BASE-KIT-01, -02-Q, -09-Q). */
export const kitCarlson = character(
  'Kit Carlson',
  { life: 4 },
  {
    *drawsInstead(game, self, count) {
      const looked = lookAt(game, self, Math.max(3, count));
      while (looked.length > count) {
        const back = yield* ask(game, self, () => questionOf<CardId>('putBack', null, choice('card', [...looked])));
        if (back === null) break;
        looked.splice(looked.indexOf(back), 1);
        moveTo(game, back, 'drawPile');
        report(game, 'putBack', { seat: self, cards: [back], seenBy: [self] });
      }
      for (const card of looked) moveTo(game, card, handOf(self));
      if (looked.length > 0) report(game, 'drew', { seat: self, cards: looked, seenBy: [self] });
      game.state.lookedAtBy = null;
      refillDrawPile(game);
      return looked;
    },
  },
);

function lookAt(game: Game, self: SeatId, count: number): CardId[] {
  game.state.lookedAtBy = self;
  for (let i = 0; i < count; i++) if (moveTopCard(game, 'lookedAt') === undefined) break;
  return [...game.state.lookedAt];
}
