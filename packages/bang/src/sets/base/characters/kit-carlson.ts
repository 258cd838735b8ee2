import {
  ask,
  type CardId,
  character,
  choice,
  discard,
  type Game,
  handOf,
  moveTo,
  moveTopCard,
  openCardOfPhaseOne,
  pickUp,
  questionOf,
  refillDrawPile,
  report,
  says,
  type SeatId,
} from '../../../core.ts';

const GOES_BACK = says({ chosen: 'lost' });

/** In phase 1 he looks at three cards, keeps two and puts one back (BASE-KIT-01, -02-Q, -09-Q); several go back as they lay (HN-THIRST-02). */
export const kitCarlson = character(
  'Kit Carlson',
  { life: 4 },
  {
    draws: {
      *rest(game, self, count) {
        const open = lookAt(game, self, Math.max(3, count));
        const looked = [...game.state.lookedAt];
        const kept = [...looked];
        while (kept.length > count) {
          const back = yield* ask(game, self, () =>
            questionOf<CardId>('putBack', GOES_BACK, choice('card', [...kept])),
          );
          if (back === null) break;
          kept.splice(kept.indexOf(back), 1);
        }
        for (const card of looked.toReversed())
          if (!kept.includes(card)) putBack(game, self, card, open.includes(card));
        for (const card of kept) moveTo(game, card, handOf(self));
        if (kept.length > 0) report(game, 'drew', { seat: self, cards: kept, seenBy: [self] });
        game.state.lookedAtBy = null;
        refillDrawPile(game);
        return kept;
      },
    },
  },
);

/** Takes up cards to look at; those that come from the discard pile. */
function lookAt(game: Game, self: SeatId, count: number): readonly CardId[] {
  const open: CardId[] = [];
  game.state.lookedAtBy = self;
  for (let i = 0; i < count; i++) {
    const top = openCardOfPhaseOne(game, self);
    if (top !== undefined) open.push(pickUp(game, self, top, 'lookedAt'));
    else if (moveTopCard(game, 'lookedAt') === undefined) break;
  }
  return open;
}

/** Onto the pile it came from. */
function putBack(game: Game, self: SeatId, card: CardId, isOpen: boolean): void {
  if (isOpen) {
    report(game, 'discarded', { seat: self, cards: [card] });
    discard(game, card);
  } else {
    moveTo(game, card, 'drawPile');
    report(game, 'putBack', { seat: self, cards: [card], seenBy: [self] });
  }
}
