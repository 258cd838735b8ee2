import {
  type CardId,
  type DeckDefinition,
  definitionOf,
  forget,
  type Game,
  hearing,
  inForce,
  inPlayOf,
  moment,
  moveTopOf,
  pickUp,
  type Procedure,
  recall,
  remember,
  report,
  type SeatId,
  shuffle,
  shuffleBack,
  turnUpNext,
} from '../../../core.ts';
import { ghostsComeBack } from './ghosts.ts';
import {
  carsOf,
  END,
  endOfLine,
  FULL_TRAIN,
  LINE,
  lineOf,
  LOCOMOTIVE,
  locomotiveAt,
  RAILCARS,
  stationNumbered,
  STATIONS,
  TRAIN,
} from './zones.ts';

const SIDES = ['ironhorse', 'leland'];

/** TRAIN-SETUP-02, -03: a station for each player, three railcars, a side of the locomotive by chance. */
export function prepareTrain(game: Game): void {
  layLine(game, game.seats.length);
  buildTrain(game);
  const sides = [...SIDES];
  shuffle(game.state.random, sides);
  const [up = '', ...below] = sides;
  game.state.inForce[LOCOMOTIVE] = up;
  game.state.stacks[LOCOMOTIVE] = below;
}

function layLine(game: Game, count: number): void {
  for (let i = 0; i < count; i++) fromDeck(game, STATIONS, LINE);
}

/** Railcars from the deck join at the tail until there are three, or none is left. */
function buildTrain(game: Game): void {
  while (carsOf(game).length < FULL_TRAIN && fromDeck(game, RAILCARS, TRAIN) !== undefined);
}

/** The top card of a deck of this set goes to a zone; undefined when there is none. */
export function fromDeck(game: Game, slug: string, zone: string): CardId | undefined {
  const deck = deckNamed(game, slug);
  return deck && moveTopOf(game, deck, zone);
}

function deckNamed({ book }: Game, slug: string): DeckDefinition | undefined {
  return book.decks.find((deck) => deck.slug === slug);
}

/** Moves the train on by one station, or to the End of the Line; true when it is there. */
export function* advance(game: Game, isToEnd = false): Procedure<boolean> {
  const end = endOfLine(game);
  const at = isToEnd ? end : Math.min(recall(game, locomotiveAt) + 1, end);
  remember(game, locomotiveAt, at);
  const isAtEnd = at === end;
  report(game, 'advanced', { detail: { source: TRAIN, at, to: stationNumbered(game, at)?.slug ?? END } });
  yield* moment(game, hearing(game).trainAdvanced, { isAtEnd });
  return isAtEnd;
}

/** Puts a railcar of the train in play; those behind it slide up and a new one joins (TRAIN-TAKE-08 to -10). */
export function putInPlay(game: Game, by: SeatId, car: CardId, at: SeatId): void {
  pickUp(game, by, car, inPlayOf(at));
  if (at !== by) report(game, 'passedOn', { seat: by, target: at, cards: [car] });
  buildTrain(game);
  ghostsComeBack(game);
}

/** TRAIN-EOL-04: a new line, a new train in starting position, the locomotive turned over. */
export function* reset(game: Game): Procedure {
  const count = lineOf(game).length;
  gather(game, LINE, STATIONS);
  layLine(game, count);
  gather(game, TRAIN, RAILCARS);
  buildTrain(game);
  forget(game, locomotiveAt);
  const other = inForce(game, LOCOMOTIVE);
  if (other !== undefined) (game.state.stacks[LOCOMOTIVE] ??= []).push(other);
  yield* turnUpNext(game, LOCOMOTIVE);
}

function gather(game: Game, zone: string, slug: string): void {
  const deck = deckNamed(game, slug);
  if (deck !== undefined) shuffleBack(game, zone, deck);
}

/** Whether a railcar is laid in front of anybody, as whoever takes it likes. */
export function isLaidAnywhere(game: Game, car: CardId): boolean {
  return definitionOf(game, car).isLaidAt;
}
