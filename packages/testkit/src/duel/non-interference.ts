import { diceFrom, type Dice } from '@dustup/bots';
import { BOX, charactersOf, type DuelEvent, type DuelPosition, type Seat, SIDES, type State } from '@dustup/duel';
import { type Answer, keyFromSeed, Position, type Viewer } from '@dustup/kernel';
import { difference } from '../invariants/difference.ts';
import { questionPortrait } from '../invariants/portrait.ts';
import { type Given, InvariantBroken } from '../invariants/watched.ts';
import type { DuelRules, WatchedDuel } from './watching.ts';

/** One run from the checkpoint before the newest answer to now. */
type Run = {
  readonly position: DuelPosition;
  readonly events: readonly DuelEvent[];
  readonly stops: readonly string[];
  /** Ids of cards whose faces the viewer saw, at any stop or in any event. */
  readonly seen: ReadonlySet<number>;
};

/** I4: deals everything anew that a viewer cannot see, gives the newest answers again, and compares what they see. */
export function checkNonInterference(watched: WatchedDuel): void {
  const { rules, viewers, given, origin, position } = watched;
  const { checkpoint, answers } = origin;
  const gathered = position.save().gathered.flatMap(({ answer }) => numbersIn(answer));
  for (const viewer of viewers) {
    const truth = run(rules, rules.copy(checkpoint), answers, viewer);
    const dice = diceFrom(given.length * 31 + (viewer ?? -1) + 1);
    const known = new Set([...truth.seen, ...gathered, ...answers.flatMap(({ answer }) => numbersIn(answer))]);
    const other = redeal(rules.copy(checkpoint), viewer, known, truth, answers, dice);
    compare(rules, viewer, truth, run(rules, other, answers, viewer));
  }
}

function numbersIn(answer: Answer): number[] {
  return Object.values(answer)
    .flat()
    .flatMap((value) => (typeof value === 'number' ? [value] : []));
}

/** Hidden cards change faces and places among those with the same back: backs are public (DUEL-RANDOM-01). */
function redeal(
  state: State,
  viewer: Viewer,
  known: ReadonlySet<number>,
  truth: Run,
  answers: readonly Given[],
  dice: Dice,
): State {
  const hands = state.seats.flatMap(({ hand }, seat) => (seat === viewer ? [] : [hand]));
  const hidden = [state.commonDeck, ...state.seats.map(({ deck }) => deck), ...hands];
  const backOf = (card: number) => BOX.faces[state.faces[card] ?? -1]?.back;
  for (const side of SIDES) {
    const mayChange = (card: number) => !known.has(card) && backOf(card) === side;
    const places = hidden.flatMap((zone) => zone.flatMap((card, at) => (mayChange(card) ? [{ zone, at, card }] : [])));
    const faces = shuffled(
      places.map(({ card }) => state.faces[card]),
      dice,
    );
    const cards = shuffled(
      places.map(({ card }) => card),
      dice,
    );
    for (const [i, { zone, at }] of places.entries()) {
      const card = cards[i];
      const face = faces[i];
      if (card === undefined || face === undefined) continue;
      zone[at] = card;
      state.faces[card] = face;
    }
  }
  if (!truth.events.some(({ type }) => type === 'entered' || type === 'fightersChosen')) {
    for (const [at, seat] of state.seats.entries())
      redealReserve(
        seat,
        at === viewer,
        answers.some((one) => one.seat === at),
        dice,
      );
  }
  const isChanceUsed = truth.position.state.random.used !== state.random.used;
  return isChanceUsed
    ? state
    : { ...state, random: { key: keyFromSeed(`other ${dice.next()}`), used: state.random.used } };
}

/** One's own reserve has an order that nobody knows; the other's may be made of anybody else of that side. */
function redealReserve(seat: Seat, isOwn: boolean, hasChosen: boolean, dice: Dice): void {
  const inPlay = seat.fighters.flatMap((one) => (one === null ? [] : [one.character]));
  const isHidden = (slug: string) => !inPlay.includes(slug) && !(hasChosen && seat.choice.includes(slug));
  const pool = isOwn ? seat.reserve : charactersOf(BOX, seat.side).filter(isHidden);
  const mixed = shuffled(pool, dice);
  seat.reserve.splice(0, seat.reserve.length, ...mixed.splice(0, seat.reserve.length));
  if (!isOwn && !hasChosen) seat.choice = mixed.splice(0, seat.choice.length);
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const left = [...items];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(dice.below(left.length), 1));
  return mixed;
}

function run(rules: DuelRules, state: State, answers: readonly Given[], viewer: Viewer): Run {
  const events: DuelEvent[] = [];
  const stops: string[] = [];
  const seen = new Set<number>();
  const position = Position.at(rules, state, { listener: (event) => events.push(event) });
  look();
  for (const { seat, answer } of answers) {
    const refusal = position.answer(seat, answer);
    if (refusal !== undefined)
      throw new InvariantBroken('I4', `dealt anew for ${viewer}, seat ${seat}: ${JSON.stringify({ answer, refusal })}`);
    look();
  }
  for (const { cards = [], seenBy } of events) {
    if (seenBy === undefined || seenBy.some((seat) => seat === viewer)) for (const { id } of cards) seen.add(id);
  }
  return { position, events, stops, seen };

  function look(): void {
    stops.push(position.open.map(({ seat, question }) => `${seat} ${question.kind}`).join());
    collect(position.view(viewer), seen);
  }
}

/** The ids of all cards that show their faces somewhere in a view. */
function collect(value: unknown, seen: Set<number>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && 'symbol' in value && typeof value.id === 'number') seen.add(value.id);
  else for (const part of Object.values(value)) collect(part, seen);
}

function compare(rules: DuelRules, viewer: Viewer, truth: Run, other: Run): void {
  const different = difference(seenBy(rules, viewer, truth), seenBy(rules, viewer, other));
  if (different !== undefined)
    throw new InvariantBroken(
      'I4',
      `${viewer === null ? 'a spectator' : `seat ${viewer}`} can tell what is hidden: ${different}`,
    );
}

function seenBy(rules: DuelRules, viewer: Viewer, { position, events, stops }: Run): string {
  return JSON.stringify({
    view: position.view(viewer),
    stops,
    questions: position.open.filter(({ seat }) => seat === viewer).map(({ question }) => questionPortrait(question)),
    events: events.map((event) => rules.redact(event, viewer)),
  });
}
