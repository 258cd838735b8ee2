import {
  ask,
  card,
  type CardId,
  choice,
  clockwiseFrom,
  copiesOf,
  definitionOf,
  draw,
  type Game,
  handOr,
  handSize,
  innermostLoss,
  isAnyHidden,
  isInPlay,
  offer,
  type Procedure,
  question,
  questionOf,
  refuse,
  report,
  ruleModule,
  type SeatId,
  seatId,
  spend,
  takeCard,
} from '../../../core.ts';

const THANKS = 2;

/** When somebody else is losing life it prevents one point; if he is still in, two cards are its player's (VALLEY-SAVED-01 to -06-Q). */
export const saved = card('Saved!', { colour: 'brown', traits: { saves: true } });

type SaveAnswer = { readonly do: 'play'; readonly card: CardId } | { readonly do: 'pass' };

/** Everybody else with cards may cut in, all at once; from whose turn it is, the first to play one has it. */
export const saving = ruleModule('saving', {
  triggers: {
    *lifeAtStake(game, { seat }) {
      while (isAtStake(game)) {
        const taken = yield* offer(saversOf(game, seat).map((saver) => saveOffer(game, saver, seat)));
        if (taken === null || taken.answer.do === 'pass') return;
        yield* prevent(game, seatId(taken.seat), seat, taken.answer.card);
      }
    },
    *lossSettled(game, { seat, preventedBy }) {
      for (const saver of preventedBy) if (isInPlay(game, saver)) yield* takeThanks(game, saver, seat);
    },
  },
});

/** Life is about to go, and a copy may be in somebody's hand. */
function isAtStake(game: Game): boolean {
  return (innermostLoss(game)?.amount ?? 0) > 0 && isAnyHidden(game, copiesOf(game.book, saved));
}

function saversOf(game: Game, seat: SeatId): SeatId[] {
  const others = clockwiseFrom(game, game.state.turn.seat).filter((one) => one !== seat); // VALLEY-SAVED-04
  return others.filter((one) => handSize(game, one) > 0);
}

function saveOffer(game: Game, saver: SeatId, seat: SeatId) {
  const { amount = 0, by = null } = innermostLoss(game) ?? {};
  const why = (card: CardId) => (definitionOf(game, card) === saved ? undefined : refuse('wrongCard'));
  const options = handOr(game, saver, 'pass', why);
  return { seat: saver, question: question<SaveAnswer>('save', { seat, amount, by, deed: { saves: true } }, options) };
}

function* prevent(game: Game, saver: SeatId, seat: SeatId, card: CardId): Procedure {
  yield* spend(game, saver, card, saved.slug);
  const loss = innermostLoss(game);
  if (loss === undefined) return;
  loss.amount -= 1;
  loss.preventedBy.push(saver);
  report(game, 'prevented', { seat: saver, target: seat, count: 1 });
}

/** VALLEY-SAVED-05-Q: both from the deck or both from his hand. */
function* takeThanks(game: Game, saver: SeatId, seat: SeatId): Procedure {
  const from =
    handSize(game, seat) === 0
      ? 'pile'
      : yield* ask(game, saver, () => questionOf<number | 'pile'>('drawFrom', null, choice('from', ['pile', seat])));
  if (from === null || from === 'pile') draw(game, saver, THANKS);
  else for (let i = 0; i < THANKS && handSize(game, seat) > 0; i++) yield* takeCard(game, saver, seat, 'hand');
}
