import {
  ask,
  card,
  type CardId,
  choice,
  discardTogether,
  everybody,
  faceOf,
  type Game,
  handSize,
  hearing,
  loseLife,
  moment,
  type Move,
  oneByOne,
  type Procedure,
  question,
  type Question,
  reaches,
  says,
  type SeatId,
  seatOf,
  selection,
} from '../../../core.ts';

const RANSOM = 2;

/** Everybody, its player first, discards two cards of their hand or loses a life point; of a single card one (VALLEY-BANDIDOS-01 to -05-Q). */
export const bandidos = card(
  'Bandidos',
  { colour: 'brown', affects: 'everybody', traits: { wounds: 'all', includesSelf: true } },
  {
    effect: (game, play) => oneByOne(game, everybody(game, play), (seat) => rob(game, seat, play)),
  },
);

function* rob(game: Game, seat: SeatId, play: Move): Procedure {
  const { by, face } = play;
  if (!(yield* reaches(game, seat, play)) || (yield* paysUp(game, seat))) return;
  yield* loseLife(game, seat, 1, { by: seat === by ? null : by, face });
}

type Ransom = { readonly do: 'discard' | 'loseLife'; readonly cards?: readonly CardId[] };

function* paysUp(game: Game, seat: SeatId): Procedure<boolean> {
  // an empty hand leaves no choice; it may run empty while they are asked, too
  const answer = yield* ask(game, seat, () => (handSize(game, seat) === 0 ? null : ransomQuestion(game, seat)));
  if (answer?.cards === undefined) return false;
  const faces = answer.cards.map((card) => faceOf(game, card).id);
  yield* discardTogether(game, seat, answer.cards);
  // VALLEY-MIX-20-Q: given up by choice
  for (const face of faces) yield* moment(game, hearing(game).cardSpent, { seat, face, as: null });
  return true;
}

function ransomQuestion(game: Game, seat: SeatId): Question<Ransom> {
  const { hand } = seatOf(game, seat);
  const count = Math.min(RANSOM, hand.length);
  const options = choice('do', ['discard', 'loseLife'], {
    next: (what) => (what === 'discard' ? selection('cards', hand, { least: count, most: count }) : undefined),
  });
  return question('bandidos', says({ deeds: { discard: { costs: count }, loseLife: { hurts: 1 } } }), options);
}
