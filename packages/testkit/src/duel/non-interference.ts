import { diceFrom, ruleDuelBot } from '@dustup/bots';
import type { DuelEvent, DuelPosition, State } from '@dustup/duel';
import { type Answer, Position, type Viewer } from '@dustup/kernel';
import { difference } from '../invariants/difference.ts';
import { questionPortrait } from '../invariants/portrait.ts';
import { type Given, InvariantBroken } from '../invariants/watched.ts';
import { redealDuel } from './redeal.ts';
import type { DuelRules, Origin, WatchedDuel } from './watching.ts';

/** One run from the checkpoint before the newest answer to now. */
type Run = {
  readonly position: DuelPosition;
  readonly events: readonly DuelEvent[];
  readonly stops: readonly string[];
  /** Ids of cards whose faces the viewer saw, at any stop or in any event. */
  readonly seen: ReadonlySet<number>;
};

/** I4: deals everything anew that a viewer cannot see, gives the newest answers again, and compares what they see. A bot in their seat must decide alike, too. */
export function checkNonInterference(watched: WatchedDuel): void {
  const { rules, viewers, origin } = watched;
  for (const viewer of viewers) {
    const truth = run(rules, rules.copy(origin.checkpoint), origin.answers, viewer);
    compare(rules, viewer, truth, runElsewhere(watched, origin, viewer, truth));
  }
}

/** Where the Duel stands, once more, with everything dealt anew that this viewer cannot see: it looks alike to them. */
export function lookAlikeDuel(watched: WatchedDuel, viewer: Viewer): DuelPosition {
  const { rules, position } = watched;
  const { checkpoint, since, gathered } = position;
  const origin = { checkpoint, answers: [...since, ...gathered] };
  const truth = run(rules, rules.copy(checkpoint), origin.answers, viewer);
  return runElsewhere(watched, origin, viewer, truth).position;
}

function runElsewhere(watched: WatchedDuel, { checkpoint, answers }: Origin, viewer: Viewer, truth: Run): Run {
  const { rules, position, given } = watched;
  const dice = diceFrom(given.length * 31 + (viewer ?? -1) + 1);
  const gathered = position.gathered.flatMap(({ answer }) => numbersIn(answer));
  const kept = {
    known: new Set([...truth.seen, ...gathered, ...answers.flatMap(({ answer }) => numbersIn(answer))]),
    areReservesSeen: truth.events.some(({ type }) => type === 'entered' || type === 'fightersChosen'),
    chosen: new Set(answers.map(({ seat }) => seat)),
    isChanceUsed: truth.position.state.random.used !== checkpoint.random.used,
  };
  return run(rules, redealDuel(rules.copy(checkpoint), viewer, kept, dice), answers, viewer);
}

function numbersIn(answer: Answer): number[] {
  return Object.values(answer)
    .flat()
    .flatMap((value) => (typeof value === 'number' ? [value] : []));
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
    collect(position.view(viewer).toJSON(), seen);
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
    decides: decisionsOf(position, viewer),
  });
}

const ANY_SEED = 7;

/** What a bot would answer in the viewer's place: it may use nothing but what is to be seen there. */
function decisionsOf(position: DuelPosition, viewer: Viewer): Answer[] {
  const bot = ruleDuelBot(ANY_SEED);
  const view = () => position.view(viewer);
  return position.open.filter(({ seat }) => seat === viewer).map(({ question }) => bot.answer(view, { question }));
}
