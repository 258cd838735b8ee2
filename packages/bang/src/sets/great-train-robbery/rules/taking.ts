import {
  answering,
  ask,
  type Answer,
  type CardDefinition,
  type CardId,
  cardId,
  choice,
  definitionOf,
  discardTogether,
  type Game,
  hearing,
  isInPlay,
  listNeeds,
  loseLife,
  moment,
  type Move,
  type Need,
  needsNode,
  NO_CARD,
  NO_FACE,
  oneOf,
  onlyIf,
  type Procedure,
  type Question,
  question,
  queryOf,
  recall,
  type Refusal,
  refuse,
  report,
  says,
  type SeatId,
  seatId,
  seatOf,
  type SlotNeed,
  settle,
  someOf,
  useInTurn,
  whyNoMoreUses,
  whyNotFilled,
} from '../../../core.ts';
import { FREE, type Price, priceAt } from '../stations/stations.ts';
import { isLaidAnywhere, putInPlay } from './train.ts';
import { carsOf, locomotiveAt, stationAbove, stationOf } from './zones.ts';

/** What the take of a turn is counted under. */
export const TAKE = 'take-railcar';

/** Once in a turn, unless somebody may more often (TRAIN-TAKE-01, TRAIN-BENNY-01). */
export function whyNoMoreTakes(game: Game, seat: SeatId): Refusal | undefined {
  return whyNoMoreUses(game, seat, TAKE, { most: 1, ruling: 'TRAIN-TAKE-01' });
}

const NOT_PAIRED = refuse('notPaired', { ruling: 'TRAIN-TAKE-01' });

/** The reason why a seat may not take a railcar, for its price or for nothing; were the locomotive at another station. */
function whyNotCar(game: Game, seat: SeatId, car: CardId, isFree: boolean, at: number): Refusal | undefined {
  const station = stationAbove(game, car, at);
  if (station === undefined) return NOT_PAIRED;
  return whyNotPlaced(game, seat, car) ?? whyNotPaid(game, seat, isFree ? FREE : priceAt(station), station.name);
}

/** Some railcars are laid in front of somebody, who has to be found. */
function whyNotPlaced(game: Game, by: SeatId, car: CardId): Refusal | undefined {
  if (!isLaidAnywhere(game, car)) return undefined;
  const move = { ...blank(by), chosen: { trainCard: car } };
  const reasons = game.seats.map((seat) => whyNotBefore(game, move, seat));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/** TRAIN-STATION-05: the last life point pays nothing. */
function whyNotPaid(game: Game, seat: SeatId, { cards, life, takes }: Price, station: string): Refusal | undefined {
  if (life > 0 && seatOf(game, seat).life <= life) return refuse('lastLife', { station, ruling: 'TRAIN-STATION-05' });
  if (cards === 0) return undefined;
  const { hand, inPlay } = seatOf(game, seat);
  const isTaken = (card: CardId) => takes(game, card);
  const has = hand.filter(isTaken).length + inPlay.filter(isTaken).length;
  return has >= cards ? undefined : refuse('cannotPayStation', { station, needs: cards, has, ruling: 'TRAIN-TAKE-02' });
}

/** Of the hand and in front of the payer, harmful ones too (TRAIN-TAKE-02, TRAIN-TAKE-13-Q). */
function cardsOfPayer(game: Game, seat: SeatId): readonly CardId[] {
  const { hand, inPlay } = seatOf(game, seat);
  return [...hand, ...inPlay];
}

function carIn({ chosen: { trainCard } }: Move): CardId | undefined {
  return typeof trainCard === 'number' ? cardId(trainCard) : undefined;
}

function takesForFree(game: Game, seat: SeatId): boolean {
  return queryOf(game, answering(game).isFree, false, { seat, what: TAKE });
}

function stationIn(game: Game, move: Move, ahead: number): CardDefinition | undefined {
  const car = carIn(move);
  return car === undefined ? undefined : stationAbove(game, car, recall(game, locomotiveAt) + ahead);
}

/** What the railcar that has been named costs, so many stations ahead. */
function priceIn(game: Game, move: Move, isFree: boolean, ahead = 0): Price {
  const station = stationIn(game, move, ahead);
  return station === undefined || isFree ? FREE : priceAt(station);
}

/** Where the railcar itself says in front of whom it may lie. */
function whyNotBefore(game: Game, move: Move, seat: SeatId): Refusal | undefined {
  const car = carIn(move);
  const need = car === undefined ? undefined : definitionOf(game, car).needs.find(({ slot }) => slot === 'at')?.need;
  return need !== undefined && 'candidates' in need ? need.why?.(game, move, seat) : undefined;
}

const inFrontOf: Need<SeatId> = oneOf(
  'seat',
  (game) => game.seats,
  (game, move, value) => whyNotBefore(game, move, seatId(Number(value))),
);

const isLaidElsewhere = (game: Game, move: Move) => {
  const car = carIn(move);
  return car !== undefined && isLaidAnywhere(game, car);
};

type Terms = {
  readonly isFree: (game: Game, seat: SeatId) => boolean;
  /** So many stations on from where the train is now. */
  readonly ahead: number;
};

/** A railcar that is paired and can be paid for, in front of whom it comes if that is open, and what it is paid with. */
function needsFor({ isFree, ahead }: Terms) {
  const price = (game: Game, move: Move) => priceIn(game, move, isFree(game, move.by), ahead);
  const payable = (game: Game, move: Move) => {
    const { takes } = price(game, move);
    return cardsOfPayer(game, move.by).filter((card) => takes(game, card));
  };
  const paid = someOf(payable, (game, move) => price(game, move).cards, 'TRAIN-TAKE-02');
  return {
    trainCard: oneOf('card', carsOf, (game, { by }, car) =>
      whyNotCar(game, by, cardId(Number(car)), isFree(game, by), recall(game, locomotiveAt) + ahead),
    ),
    at: onlyIf(isLaidElsewhere, { ...inFrontOf, isSure: true }),
    cost: onlyIf((game, move) => price(game, move).cards > 0, { ...paid, isSure: true }),
  };
}

/** For the price of its station, or free of charge by somebody's ability. */
export const takeNeeds: readonly SlotNeed[] = listNeeds(needsFor({ isFree: takesForFree, ahead: 0 }));

/** The same one station on: whoever advances the train says first what they take there (TRAIN-TAKE-05, TRAIN-TAKE-12-Q). */
export const takeAheadNeeds: readonly SlotNeed[] = listNeeds(needsFor({ isFree: takesForFree, ahead: 1 }));

/** For nothing, whoever takes it (TRAIN-WATER-01). */
export const freeNeeds = needsFor({ isFree: () => true, ahead: 0 });

function blank(by: SeatId): Move {
  return { by, card: NO_CARD, face: NO_FACE, as: TAKE, chosen: {} };
}

/** As far as all can see somebody might take a railcar now: whoever has a hand may have in it what it costs. */
function mightTake(game: Game, by: SeatId): boolean {
  const { hand, inPlay } = seatOf(game, by);
  const isFree = takesForFree(game, by);
  const isInReach = (car: CardId) => {
    const station = stationOf(game, car);
    if (station === undefined || whyNotPlaced(game, by, car) !== undefined) return false;
    const { cards, life, takes } = isFree ? FREE : priceAt(station);
    if (life > 0) return whyNotPaid(game, by, priceAt(station), station.name) === undefined;
    return hand.length > 0 || inPlay.filter((card) => takes(game, card)).length >= cards;
  };
  return whyNoMoreTakes(game, by) === undefined && carsOf(game).some(isInReach);
}

/** Pays and takes what an answer names, as the take of the turn. */
export function* take(game: Game, by: SeatId, chosen: Answer): Procedure {
  const move = { ...blank(by), chosen };
  if (yield* paysForTake(game, move, 0)) yield* takeNow(game, move);
}

/** Pays for the take of the turn, so many stations ahead. A player who is out by then has paid for nothing (TRAIN-GHOSTCAR-12-Q). */
export function* paysForTake(game: Game, move: Move, ahead: number): Procedure<boolean> {
  const { by, chosen } = move;
  useInTurn(game, TAKE);
  const station = stationIn(game, move, ahead);
  if (station !== undefined) report(game, 'used', { seat: by, detail: { source: station.slug, as: TAKE } });
  const { life } = priceIn(game, move, takesForFree(game, by), ahead);
  if (life > 0) yield* loseLife(game, by, life, { by: null, isPrice: true }); // TRAIN-STATION-06-Q
  if (typeof chosen['cost'] === 'object') {
    const cost = chosen['cost'].map((card) => cardId(Number(card)));
    yield* discardTogether(game, by, cost);
    yield* settle(game); // whoever has given the Ghost Car away is out
  }
  return isInPlay(game, by);
}

/** Puts a railcar that is paid for, or costs nothing, in play. */
export function* takeNow(game: Game, move: Move): Procedure {
  const { by, chosen } = move;
  const car = carIn(move);
  if (car === undefined) return;
  putInPlay(game, by, car, typeof chosen['at'] === 'number' ? seatId(chosen['at']) : by);
  yield* moment(game, hearing(game).dustSettles, {}); // TRAIN-TAKE-17-Q
}

const WORTH_TAKING = says({ deed: { fetches: true } });

/** `do` is take or pass. Nothing else can be done meanwhile (TRAIN-EOL-12-Q). */
function takeQuestion(game: Game, by: SeatId): Question<Answer> {
  const options = choice('do', ['take', 'pass'], {
    why: (what) => (what === 'take' ? whyNotFilled(game, blank(by), takeNeeds) : undefined),
    next: (what) => (what === 'take' ? needsNode(game, blank(by), takeNeeds) : undefined),
  });
  return question<Answer>('takeRailcar', WORTH_TAKING, options);
}

const ALL_RAILCARS = 16;

/** At the End of the Line whose turn it is may still take one (TRAIN-EOL-02); several, if they may (TRAIN-EOL-12-Q). */
export function* mayTakeThere(game: Game, by: SeatId): Procedure {
  // One can be paid for with another, round and round: not more often than there are railcars
  for (let taken = 0; taken < ALL_RAILCARS && isInPlay(game, by) && mightTake(game, by); taken++) {
    const answer = yield* ask(game, by, () => takeQuestion(game, by));
    if (answer === null || answer['do'] === 'pass') return;
    yield* take(game, by, answer);
  }
}
