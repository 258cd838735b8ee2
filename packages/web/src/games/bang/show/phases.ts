import type { GameEvent, SeenCard } from '@dustup/bang';
import type { GameState, LoggedEvent } from '../wire.ts';
import { contents } from '../cards/book.ts';
import { cardsInRow, rowsOf } from '../rows.ts';
import { attackNow } from '../scene.ts';
import { fieldOf } from '../../../frame/field.ts';
import {
  asStone,
  type Cards,
  cardsOf,
  fromDeck,
  fromSeat,
  fromZones,
  movedOn,
  offDiscards,
  toDiscards,
  toHand,
  toTable,
  withLife,
  withoutAsked,
  withTokens,
  withTurn,
} from './paint.ts';

/** A card on its way: it is nowhere else meanwhile. */
export type Flight = {
  readonly key: string;
  /** Undefined: face down. */
  readonly card: SeenCard | undefined;
  /** No card, but a token of this kind. */
  readonly token?: string;
  readonly from: string;
  readonly to: string;
  /** How many set out before it. */
  readonly order: number;
};

/** What happens to a seat. */
export type Effect =
  | { readonly kind: 'loss' | 'gain'; readonly key: string; readonly seat: number; readonly count: number }
  | { readonly kind: 'fall' | 'stone'; readonly key: string; readonly seat: number }
  | { readonly kind: 'role'; readonly key: string; readonly seat: number; readonly role: string };

/** What lies on the stage while something is shown. */
export type Staged = {
  readonly key: number;
  readonly cards: readonly SeenCard[];
  readonly look: 'played' | 'back' | 'turning' | 'open';
  /** The event that brought it there, for what is said below it. */
  readonly of: LoggedEvent;
  /** The verdict may be read. */
  readonly isJudged: boolean;
};

/** A stretch of time in which the table looks one way. */
export type Phase = {
  /** In milliseconds, at the usual speed. */
  readonly length: number;
  /** Nothing moves: somebody reads. */
  readonly isHold: boolean;
  readonly game: GameState;
  readonly staged: Staged | null;
  /** Lies on the stage, or is about to leave it: not yet among the discards. */
  readonly lying: readonly SeenCard[];
  readonly flights: readonly Flight[];
  readonly effects: readonly Effect[];
  /** Never cut short: my life, my draw!, any elimination. */
  readonly isKeeper: boolean;
  /** Ends with my own elimination. */
  readonly isMyDeath: boolean;
};

const GLIDE = 280;
const READ = 420;
const BREATH = 200;
const RAISE = 320;
const FLIP = 360;
const HOLD = 500;
const VERDICT = 700;
const HIT = 260;
const ANSWER = 300;
const FALL = 600;
const ROLE = 1060;
const STONE = 840;
const EVENT = 1200;
const ROLL = 600;
const TOKEN = 160;
const MOST_TOKENS = 5;
const MOST_OF_ONE = 3;

export type Setting = { readonly me: number | null; readonly live: GameState };

const at = (seat: number | undefined) => `seat:${seat ?? ''}`;

/** Puts a step together, phase by phase. */
class Script {
  readonly phases: Phase[] = [];
  readonly me: number | null;
  readonly live: GameState;
  game: GameState;
  staged: Staged | null = null;
  /** Played or given up, and still on the stage: on the way to the discards. */
  lying: readonly SeenCard[] = [];
  #log: GameState['log'];

  constructor(before: GameState, { me, live }: Setting, lying: readonly SeenCard[]) {
    this.game = before;
    this.me = me;
    this.live = live;
    this.lying = lying;
    this.#log = before.log;
  }

  /** The line of an event may be read. */
  tell(logged: LoggedEvent): void {
    this.#log = [...this.#log, logged];
    this.game = { ...this.game, log: this.#log };
  }

  phase(length: number, more: Partial<Phase> = {}): void {
    const { game, staged, lying } = this;
    const usual = { isHold: false, flights: [], effects: [], isKeeper: false, isMyDeath: false };
    this.phases.push({ length, game, staged, lying, ...usual, ...more });
  }

  fly(key: number, cards: Cards, from: string, to: string, isKeeper = false): void {
    if (from === to || cards.count === 0) return;
    // Whatever is under way has left the discards.
    this.game = offDiscards(this.game, cards.seen);
    const flights = Array.from({ length: Math.min(MOST_OF_ONE, cards.count) }, (_, order) => ({
      key: `${key} ${order} ${to}`,
      card: cards.seen[order],
      from,
      to,
      order,
    }));
    this.phase(GLIDE + 60 * (flights.length - 1), { flights, isKeeper });
  }

  /** Tokens go to where they will lie, or back. */
  flyTokens(key: number, token: string, count: number, from: string, to: string): void {
    const flights = Array.from({ length: Math.min(MOST_TOKENS, count) }, (_, order) => ({
      key: `${key} ${order} ${to}`,
      card: undefined,
      token,
      from,
      to,
      order,
    }));
    this.phase(TOKEN + 60 * flights.length, { flights });
  }

  /** What lies on the stage goes to the discards. */
  clear(key: number): void {
    const { lying } = this;
    this.staged = null;
    this.game = { ...this.game, table: { ...this.game.table, resolving: [] } };
    if (lying.length === 0) return;
    this.fly(key, { count: lying.length, seen: lying }, 'stage', 'discard');
    this.lying = [];
    this.game = toDiscards(this.game, lying);
  }
}

/** Whether it is the top of the discards that is taken. */
function isDiscarded({ table }: GameState, { cards = [] }: GameEvent): boolean {
  const [first] = cards;
  return first !== undefined && table.discardPile.some(({ id }) => id === first.id);
}

/** A card of a row in the middle leaves it, any other one its seat; where from. */
function leaves(script: Script, event: GameEvent): string {
  const cards = event.cards ?? [];
  const row = rowsOf(script.game).find((one) => cardsInRow(one).some(({ id }) => id === cards[0]?.id));
  if (row === undefined) {
    script.game = fromSeat(script.game, script.me, event.seat, cardsOf(event));
    return at(event.seat);
  }
  script.game = fromZones(script.game, cards);
  return `zone:${row.slug}`;
}

type Deed = (script: Script, logged: LoggedEvent, rest: readonly LoggedEvent[]) => void;

/** Played: hand → stage; it goes to the discards when all that comes of it has been shown. */
const plays: Deed = (script, logged) => {
  const { key, event } = logged;
  script.clear(key);
  script.fly(key, cardsOf(event), leaves(script, event), 'stage');
  script.lying = event.cards ?? [];
  script.staged = { key, cards: script.lying, look: 'played', of: logged, isJudged: true };
  script.tell(logged);
  script.phase(READ, { isHold: true });
};

/** An answer comes to lie beside what it answers. */
const answers: Deed = (script, logged) => {
  const { key, event } = logged;
  script.game = fromSeat(script.game, script.me, event.seat, cardsOf(event));
  script.fly(key, cardsOf(event), at(event.seat), 'stage');
  script.lying = [...script.lying, ...(event.cards ?? [])];
  script.staged = { key, cards: script.lying.slice(-2), look: 'played', of: logged, isJudged: true };
  script.tell(logged);
  script.phase(ANSWER, { isHold: true });
};

/** draw!: back → flip → hold → verdict → discards. */
const turns: Deed = (script, logged) => {
  const { key, event } = logged;
  const cards = event.cards ?? [];
  const before = script.staged;
  const isKeeper = event.seat === script.me;
  const show = (look: Staged['look'], isJudged: boolean) => {
    script.staged = { key, cards, look, of: logged, isJudged };
  };
  script.game = fromDeck(script.game, cards.length);
  script.fly(key, { count: cards.length, seen: [] }, 'deck', 'stage', isKeeper);
  show('back', false);
  script.phase(BREATH + RAISE - GLIDE, { isHold: true, isKeeper });
  show('turning', false);
  script.phase(FLIP, { isKeeper });
  show('open', false);
  script.phase(HOLD, { isHold: true, isKeeper });
  show('open', true);
  script.tell(logged);
  script.phase(VERDICT, { isHold: true, isKeeper });
  script.staged = before;
  // Of several, one is yet to be chosen: they stay on the table.
  if (cards.length > 1) return;
  script.fly(key, cardsOf(event), 'stage', 'discard');
  script.game = toDiscards(script.game, cards);
};

/** From the deck face down; from the discards, as some may, for all to see. */
const draws: Deed = (script, logged) => {
  const { key, event } = logged;
  const cards = cardsOf(event);
  if (isDiscarded(script.game, event)) {
    script.fly(key, cards, 'discard', at(event.seat));
  } else {
    script.game = fromDeck(script.game, cards.count);
    script.fly(key, { count: cards.count, seen: [] }, 'deck', at(event.seat));
  }
  script.game = toHand(script.game, script.me, event.seat, cards);
  script.tell(logged);
};

const lays: Deed = (script, logged) => {
  const { key, event } = logged;
  const cards = event.cards ?? [];
  script.clear(key);
  script.fly(key, cardsOf(event), leaves(script, event), at(event.target ?? event.seat));
  script.game = toTable(script.game, event.target ?? event.seat, cards);
  script.tell(logged);
};

const discards: Deed = (script, logged) => {
  const { key, event } = logged;
  script.game = fromSeat(script.game, script.me, event.seat, cardsOf(event));
  script.fly(key, cardsOf(event), at(event.seat), 'discard');
  script.game = toDiscards(script.game, event.cards ?? []);
  script.tell(logged);
};

const takes: Deed = (script, logged) => {
  const { key, event } = logged;
  script.game = fromSeat(script.game, script.me, event.target, cardsOf(event));
  const from = isDiscarded(script.game, event) ? 'discard' : at(event.target);
  script.fly(key, cardsOf(event), from, at(event.seat));
  script.game = toHand(script.game, script.me, event.seat, cardsOf(event));
  script.tell(logged);
};

const passesOn: Deed = (script, logged) => {
  const { key, event } = logged;
  script.game = fromSeat(script.game, script.me, event.seat, cardsOf(event));
  script.fly(key, cardsOf(event), at(event.seat), at(event.target));
  script.game = toTable(script.game, event.target, event.cards ?? []);
  script.tell(logged);
};

/** A railcar comes to lie in front of whoever takes it; anything else that is picked goes to the hand. */
const picks: Deed = (script, logged) => {
  const { key, event } = logged;
  const cards = event.cards ?? [];
  if (rowsOf(script.game).some((row) => cardsInRow(row).some(({ id }) => id === cards[0]?.id))) {
    script.fly(key, cardsOf(event), leaves(script, event), at(event.seat));
    script.game = toTable(script.game, event.seat, cards);
    return script.tell(logged);
  }
  const gone = new Set(event.cards?.map(({ id }) => id));
  const { table } = script.game;
  script.game = { ...script.game, table: { ...table, shelf: table.shelf.filter(({ id }) => !gone.has(id)) } };
  script.fly(key, cardsOf(event), 'stage', at(event.seat));
  script.game = toHand(script.game, script.me, event.seat, cardsOf(event));
  script.tell(logged);
};

const life: Deed = (script, logged) => {
  const { key, event } = logged;
  const { seat, count = 0 } = event;
  script.game = withLife(script.game, event);
  script.tell(logged);
  if (seat === undefined || count === 0) return;
  const kind = event.type === 'lifeLost' ? 'loss' : 'gain';
  script.phase(HIT + 160, { effects: [{ kind, key: String(key), seat, count }], isKeeper: seat === script.me });
};

/** The seat falls, its role turns, then the stone stands. */
const dies: Deed = (script, logged) => {
  const { key, event } = logged;
  const { seat } = event;
  if (seat === undefined) return script.tell(logged);
  // Nobody is waited for who falls.
  script.game = withoutAsked(script.game, seat);
  script.phase(FALL, { effects: [{ kind: 'fall', key: `${key} fall`, seat }], isKeeper: true });
  const role = script.live.table.seats[seat]?.role ?? null;
  const turned = role === null ? [] : [{ kind: 'role', key: `${key} role`, seat, role } as const];
  script.phase(ROLE, { isHold: true, isKeeper: true, effects: turned });
  script.game = asStone(script.game, event, script.live);
  script.tell(logged);
  const isMyDeath = seat === script.me;
  script.phase(STONE, { effects: [{ kind: 'stone', key: `${key} stone`, seat }], isKeeper: true, isMyDeath });
};

const begins: Deed = (script, logged) => {
  script.clear(logged.key);
  script.game = withTurn(script.game, logged.event);
  script.tell(logged);
};

const turnsEvent: Deed = (script, logged) => {
  const { inForce, stacks } = script.live.table;
  script.clear(logged.key);
  script.game = { ...script.game, table: { ...script.game.table, inForce, stacks } };
  script.tell(logged);
  script.phase(EVENT, { isHold: true, isKeeper: true });
};

/** A train rolls to the next station; what it says there may be read when it stands. */
const advances: Deed = (script, logged) => {
  const { event } = logged;
  const source = fieldOf(event.detail, 'source');
  const memory = contents().flatMap(({ rows }) =>
    rows.flatMap(({ slug, at: where }) => (slug === source ? (where ?? []) : [])),
  )[0];
  if (memory !== undefined) script.game = movedOn(script.game, event, memory);
  script.phase(ROLL);
  script.tell(logged);
};

/** From the supply to a seat or a card, or back to it. */
const movesTokens: Deed = (script, logged) => {
  const { key, event } = logged;
  const token = fieldOf(event.detail, 'token');
  const count = Number(fieldOf(event.detail, 'count'));
  const [card] = event.cards ?? [];
  const place = event.seat !== undefined ? at(event.seat) : `card:${card?.id ?? ''}`;
  const [from, to] = count > 0 ? [`supply:${token}`, place] : [place, `supply:${token}`];
  if (count !== 0) script.flyTokens(key, token, Math.abs(count), from, to);
  script.game = count === 0 ? script.game : withTokens(script.game, event);
  script.tell(logged);
};

const DEEDS: { readonly [type in GameEvent['type']]?: Deed } = {
  played: plays,
  answered: answers,
  turned: turns,
  drew: draws,
  laid: lays,
  discarded: discards,
  took: takes,
  passedOn: passesOn,
  picked: picks,
  lifeLost: life,
  lifeGained: life,
  eliminated: dies,
  turnBegan: begins,
  eventTurned: turnsEvent,
  advanced: advances,
  tokenMoved: movesTokens,
};

/** What a step of the game looks like, from the state before it to its own. `lying`: what is on the stage from before. */
export function phasesOf(
  before: GameState,
  fresh: readonly LoggedEvent[],
  setting: Setting,
  lying: readonly SeenCard[],
): { readonly phases: readonly Phase[]; readonly lying: readonly SeenCard[] } {
  const script = new Script(before, setting, lying);
  for (const [index, logged] of fresh.entries()) {
    const deed = DEEDS[logged.event.type];
    if (deed === undefined) script.tell(logged);
    else deed(script, logged, fresh.slice(index + 1));
  }
  const { live } = setting;
  // What is still being answered stays on the stage; whatever else lay there is done.
  const staysThere = attackNow(live)?.face !== undefined && script.lying.length > 0;
  if (!staysThere) script.clear(fresh.at(-1)?.key ?? 0);
  script.staged = null;
  if (!staysThere) script.lying = [];
  script.game = live;
  script.phase(0);
  return { phases: script.phases, lying: script.lying };
}
