import {
  ask,
  type CardId,
  choice,
  discard,
  event,
  type Game,
  handOf,
  moveTo,
  moveTopCard,
  type Procedure,
  questionOf,
  refillDrawPile,
  report,
  type SeatId,
  signOf,
} from '../../../core.ts';

/** In place of drawing he calls red or black: right, and the card is his and he may call again; wrong, and phase 1 is over (FOC-PEYOTE-01 to -06-Q). */
export const peyote = event('Peyote', {
  *drawsInstead(game, self) {
    const won: CardId[] = [];
    for (;;) {
      const call = yield* guess(game, self, won.length > 0);
      const card = call === null || call === 'stop' ? undefined : turnUp(game, self);
      if (card === undefined) return won;
      const isRight = colourOf(game, card) === call;
      if (isRight) {
        report(game, 'picked', { seat: self, cards: [card] });
        moveTo(game, card, handOf(self));
        won.push(card);
      } else {
        report(game, 'discarded', { seat: self, cards: [card] });
        discard(game, card);
      }
      refillDrawPile(game);
      if (!isRight) return won;
    }
  },
});

type Call = 'red' | 'black' | 'stop';

/** FOC-PEYOTE-03: the first guess is compulsory. */
function guess(game: Game, self: SeatId, mayStop: boolean): Procedure<Call | null> {
  const calls = mayStop ? ['red', 'black', 'stop'] : ['red', 'black'];
  return ask(game, self, () => questionOf<Call>('peyote', null, choice('call', calls)));
}

/** FOC-PEYOTE-05-Q: no draw!, so nobody turns two. */
function turnUp(game: Game, seat: SeatId): CardId | undefined {
  const card = moveTopCard(game, 'shelf');
  if (card !== undefined) report(game, 'turned', { seat, cards: [card] });
  return card;
}

function colourOf(game: Game, card: CardId): 'red' | 'black' {
  const { suit } = signOf(game, card);
  return suit === '♥' || suit === '♦' ? 'red' : 'black';
}
