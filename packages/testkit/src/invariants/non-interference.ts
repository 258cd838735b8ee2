import { type BangPosition, bookOf, cardId, faceSeen, type GameEvent, type State, viewFor } from '@dustup/bang';
import { type Agent, diceFrom, ruleBot } from '@dustup/bots';
import { type Answer, Position, type Viewer } from '@dustup/kernel';
import { difference } from './difference.ts';
import { questionPortrait, standingPortrait } from './portrait.ts';
import { type Kept, redeal } from './redeal.ts';
import { seenIn, shownTo } from './seen-cards.ts';
import { type BangRules, type Given, InvariantBroken, type Origin, type Watched } from './watched.ts';

/** One run from the checkpoint before the newest answer to now. */
type Run = {
  readonly position: BangPosition;
  readonly events: readonly GameEvent[];
  /** Who was asked what, stop by stop. */
  readonly stops: readonly string[];
  /** The cards that each viewer saw, at any stop or in any event. */
  readonly seen: ReadonlyMap<Viewer, ReadonlySet<number>>;
};

/**
 * I4: deals everything anew that a viewer cannot see, gives the newest answers again, and compares what
 * they see: their view, question and events, and who is asked what. A bot in their seat must decide alike, too.
 */
export function checkNonInterference(watched: Watched): void {
  const { rules, viewers, origin } = watched;
  const truth = run(rules, rules.copy(origin.checkpoint), origin.answers, viewers);
  for (const viewer of viewers) compare(rules, viewer, truth, runElsewhere(watched, origin, viewer, truth));
}

/** Where the game stands, once more, with everything dealt anew that this viewer cannot see: it looks alike to them. */
export function lookAlike(watched: Watched, viewer: Viewer): BangPosition {
  const { rules, position } = watched;
  const { checkpoint, since, gathered } = position;
  const origin = { checkpoint, answers: [...since, ...gathered] };
  const truth = run(rules, rules.copy(checkpoint), origin.answers, [viewer]);
  return runElsewhere(watched, origin, viewer, truth).position;
}

/**
 * Cards that all can tell something of without having seen them. One that nobody can hold is not where a hand was drawn
 * from; and a pile that was shuffled as a whole has dealt its faces to other cards, which may have been seen since.
 */
function pinnedBy({ faces, drawPile, sets, zones }: State, { events }: Run): readonly number[] {
  const { neverHeld, decks } = bookOf(sets);
  const piles = [drawPile, ...decks.map(({ pile }) => zones[pile] ?? [])];
  const pinned = [...faces.entries()].flatMap(([card, face]) => (neverHeld.includes(face) ? [card] : []));
  return events.some(({ type }) => type === 'reshuffled') ? [...pinned, ...piles.flat()] : pinned;
}

function keptFor({ position, knowledge }: Watched, { checkpoint, answers }: Origin, viewer: Viewer, truth: Run): Kept {
  const { state } = position;
  const known = [...knowledge.of(viewer), ...(truth.seen.get(viewer) ?? []), ...pinnedBy(checkpoint, truth)];
  const underWay = position.gathered.flatMap(({ answer }) => numbersIn(answer)); // played, and not yet out
  const shown = [...state.seats.entries()].filter(([, { isRoleShown }]) => isRoleShown || state.outcome !== null);
  return {
    known: new Set([...known, ...underWay]),
    named: new Set(answers.flatMap(({ answer }) => numbersIn(answer))),
    shownRoles: new Set(shown.map(([at]) => at)),
    isChanceUsed: state.random.used !== checkpoint.random.used,
    areStacksTurned: JSON.stringify(state.inForce) !== JSON.stringify(checkpoint.inForce),
    areRolesDealt: truth.events.some(({ type }) => type === 'rolesDealt'),
    chosen: new Set(state.turn.phase === 'setup' ? answers.map(({ seat }) => seat) : state.seats.keys()),
  };
}

function numbersIn(answer: Answer): number[] {
  return Object.values(answer)
    .flat()
    .flatMap((value) => (typeof value === 'number' ? [value] : []));
}

function runElsewhere(watched: Watched, origin: Origin, viewer: Viewer, truth: Run): Run {
  const { rules, given } = watched;
  const dice = diceFrom(given.length * 31 + (viewer ?? -1) + 1);
  const other = redeal(rules.copy(origin.checkpoint), viewer, keptFor(watched, origin, viewer, truth), dice);
  try {
    return run(rules, other, origin.answers, [viewer]);
  } catch (error) {
    throw new InvariantBroken('I4', `${who(viewer)}: dealt anew, the game goes another way: ${String(error)}`);
  }
}

function run(rules: BangRules, state: State, answers: readonly Given[], viewers: readonly Viewer[]): Run {
  const events: GameEvent[] = [];
  const seen = new Map(viewers.map((viewer) => [viewer, new Set<number>()]));
  const stops: string[] = [];
  const position = Position.at(rules, state, { listener: (event) => events.push(event) });
  look();
  for (const { seat, answer } of answers) {
    const refusal = position.answer(seat, answer);
    if (refusal !== undefined) throw new Error(`seat ${seat}: ${JSON.stringify(answer)}: ${JSON.stringify(refusal)}`);
    look();
  }
  for (const [viewer, cards] of seen) {
    for (const event of events) for (const card of shownTo(event, viewer)) cards.add(card);
  }
  return { position, events, stops, seen };

  function look(): void {
    stops.push(position.open.map(({ seat, question }) => `${seat} ${question.kind}`).join());
    for (const [viewer, cards] of seen) for (const card of seenIn(position.view(viewer).toJSON())) cards.add(card);
  }
}

function compare(rules: BangRules, viewer: Viewer, truth: Run, other: Run): void {
  const different = difference(seenBy(rules, viewer, truth), seenBy(rules, viewer, other));
  if (different !== undefined) throw new InvariantBroken('I4', `${who(viewer)} can tell what is hidden: ${different}`);
}

function seenBy(rules: BangRules, viewer: Viewer, { position, events, stops }: Run) {
  return JSON.stringify({
    view: position.view(viewer),
    stops,
    questions: position.open.filter(({ seat }) => seat === viewer).map(({ question }) => questionPortrait(question)),
    offers: position.standing.filter(({ seat }) => seat === viewer).map(standingPortrait),
    events: events.map((event) => rules.redact(event, viewer)),
    facts: factsSeen(position, viewer),
    decides: decisionsOf(ruleBot(ANY_SEED), position, viewer),
  });
}

const ANY_SEED = 7;

/** What a bot would answer and offer in the viewer's place: it may use nothing but what is to be seen there. */
function decisionsOf(bot: Agent, { game, open, standing }: BangPosition, viewer: Viewer) {
  const view = () => viewFor(game, viewer);
  return {
    answers: open.filter(({ seat }) => seat === viewer).map(({ question }) => bot.answer(view, { question })),
    offers: standing.filter(({ seat }) => seat === viewer).map(({ question }) => bot.interjects(view, { question })),
  };
}

/** What the view gives away on request, card by card. */
function factsSeen({ game }: BangPosition, viewer: Viewer) {
  const view = viewFor(game, viewer);
  return game.state.faces.map((_, card) => faceSeen(view, cardId(card)) ?? null);
}

function who(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}
