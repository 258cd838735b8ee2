import {
  ask,
  type CardId,
  choice,
  event,
  type Game,
  handOf,
  moveTo,
  moveTopCard,
  type Procedure,
  questionOf,
  refillDrawPile,
  report,
  says,
  type SeatId,
  signOf,
} from '../../../core.ts';

/** In place of drawing he calls red or black: right, and the card is his and he may call again; wrong, and phase 1 is over (FOC-PEYOTE-01 to -06-Q). */
export const peyote = event('Peyote', {
  draws: {
    *all(game, self) {
      for (let won = 0; ; won++) {
        const call = yield* guess(game, self, won > 0);
        const card = call === null || call === 'stop' ? undefined : turnUp(game, self, call);
        if (card === undefined || !wins(game, self, card, call)) return []; // FOC-PEYOTE-04-Q: won, not drawn
      }
    },
  },
});

function wins(game: Game, self: SeatId, card: CardId, call: Call | null): boolean {
  const isRight = colourOf(game, card) === call;
  report(game, isRight ? 'picked' : 'discarded', { seat: self, cards: [card] });
  moveTo(game, card, isRight ? handOf(self) : 'discardPile');
  refillDrawPile(game);
  return isRight;
}

const BETS = says({ bets: { red: ['♥', '♦'], black: ['♠', '♣'] } });

type Call = 'red' | 'black' | 'stop';

/** FOC-PEYOTE-03: the first guess is compulsory. */
function guess(game: Game, self: SeatId, mayStop: boolean): Procedure<Call | null> {
  const calls = mayStop ? ['red', 'black', 'stop'] : ['red', 'black'];
  return ask(game, self, () => questionOf<Call>('guess', BETS, choice('call', calls)));
}

/** FOC-PEYOTE-05-Q: no draw!, so nobody turns two. */
function turnUp(game: Game, seat: SeatId, call: Call): CardId | undefined {
  const card = moveTopCard(game, 'shelf');
  if (card !== undefined)
    report(game, 'turned', { seat, cards: [card], detail: { reason: 'peyote', call, isRed: call === 'red' } });
  return card;
}

function colourOf(game: Game, card: CardId): 'red' | 'black' {
  const suit = signOf(game, card)?.suit;
  return suit === '♥' || suit === '♦' ? 'red' : 'black';
}
