import {
  ask,
  type CardId,
  cardIn,
  character,
  discardTogether,
  type Game,
  handOr,
  handSize,
  heal,
  type Procedure,
  question,
  report,
  says,
  type SeatId,
  seatOf,
} from '../../../core.ts';

const A_LIFE_FOR_ONE = says({ deeds: { play: { costs: 1, heals: 1 }, pass: {} } });

type Answer = { readonly do: 'play'; readonly card: CardId } | { readonly do: 'pass' };

/** Whenever somebody else has played a Beer he may discard a card for a life point (VALLEY-LEMONADE-01 to -03-Q). */
export const lemonadeJim = character(
  'Lemonade Jim',
  { life: 4 },
  {
    triggers: {
      *cardDone(game, { self, seat, as, source }) {
        if (seat === self || !cardIn(game.book, as).kinds.includes('beerCard')) return;
        if (isThirsty(game, self)) yield* drinksToo(game, self, source.slug);
      },
    },
  },
);

function isThirsty(game: Game, self: SeatId): boolean {
  const { life, maxLife } = seatOf(game, self);
  return life < maxLife && handSize(game, self) > 0;
}

function* drinksToo(game: Game, self: SeatId, source: string): Procedure {
  const options = () => handOr(game, self, 'pass', () => undefined);
  const answer = yield* ask(game, self, () => question<Answer>('lemonade', A_LIFE_FOR_ONE, options()));
  if (answer === null || answer.do === 'pass') return;
  report(game, 'used', { seat: self, detail: { source } });
  yield* discardTogether(game, self, [answer.card]);
  heal(game, self, 1);
}
