import {
  allOthers,
  ask,
  askAll,
  card,
  type CardId,
  discard,
  type Game,
  handOf,
  handSize,
  isAmong,
  type Move,
  pickOneOf,
  pickUp,
  type Procedure,
  questionOf,
  reaches,
  report,
  says,
  type SeatId,
  seatOf,
  selection,
  signOf,
  SUITS,
} from '../../../core.ts';

const MOST = 2;
const ACE = { suits: SUITS, from: 'A', to: 'A' } as const;
const KEPT = says({ chosen: 'kept' });

/** All others with cards discard one of their hand, at the same time; without an ace among them its player takes up to two (VALLEY-POKER-01 to -03-Q). */
export const poker = card(
  'Poker',
  { colour: 'brown', affects: 'others', traits: { discardsOfAll: true, draws: 1 } },
  {
    *effect(game, play) {
      const stakes = yield* layDown(game, yield* playersOf(game, play), play.by);
      if (stakes.length === 0 || stakes.some((one) => isAmong(signOf(game, one), ACE))) return;
      const most = Math.min(MOST, stakes.length);
      const taken = yield* ask(game, play.by, () =>
        questionOf<readonly CardId[]>('poker', KEPT, selection('cards', stakes, { least: 0, most })),
      );
      for (const one of taken ?? []) pickUp(game, play.by, one, handOf(play.by));
    },
  },
);

/** Who has something to stake, and does not avoid it. */
function* playersOf(game: Game, play: Move): Procedure<readonly SeatId[]> {
  const players: SeatId[] = [];
  for (const seat of allOthers(game, play)) {
    if (handSize(game, seat) === 0 || !(yield* reaches(game, seat, play))) continue;
    if (handSize(game, seat) > 0) players.push(seat);
  }
  return players;
}

/** Nobody sees another's card before all have chosen. */
function* layDown(game: Game, players: readonly SeatId[], by: SeatId): Procedure<readonly CardId[]> {
  const about = says({ chosen: 'lost', spoiledBy: ACE, by });
  const stakes = yield* askAll(
    players.map((seat) => ({ seat, question: pickOneOf('pokerStake', seatOf(game, seat).hand, about) })),
  );
  for (const [at, stake] of stakes.entries()) {
    const seat = players[at];
    if (seat !== undefined) report(game, 'discarded', { seat, cards: [stake] });
    discard(game, stake);
  }
  return stakes;
}
