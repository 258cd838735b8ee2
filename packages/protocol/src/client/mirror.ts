import type { Answer, WireEvent } from '@dustup/kernel';
import type { WireAsk } from '../game.ts';
import type { ChatLine, ClockInfo, GameSnapshot, ServerMessage } from '../messages.ts';
import { type AskedOfMe, decodeAsk } from '../wire-question.ts';
import { patched } from './parse-message.ts';
import type { GameState, LocalClock, LoggedEvent, TableState } from './state.ts';

type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** What is said about the table we are at. */
export type TableMessage = Message<'table' | 'info' | 'step' | 'clock' | 'ask' | 'chat' | 'waiting'>;

const LONGEST_LOG = 300;
const LONGEST_CHAT_LOG = 200;
const MOST_EARLY_STEPS = 64;

/** The table as far as we have heard. */
export class Mirror {
  table: TableState | null = null;
  /** Steps that came before those they follow. */
  readonly #early = new Map<number, Message<'step'>>();
  #lastKey = 0;

  /** Takes a message in. False when something before it is missing: then the table must be sent whole. */
  take(message: TableMessage, now: number): boolean {
    switch (message.t) {
      case 'table':
        return this.#takeTable(message, now);
      case 'info':
        if (this.table === null) return false;
        this.table = { ...this.table, info: message.table, seat: message.seat };
        return true;
      case 'chat':
        if (this.table === null) return false;
        this.table = { ...this.table, chat: withLine(this.table.chat, message.line) };
        return true;
      case 'step':
        return this.#takeStep(message, now);
      case 'clock':
        this.#changeGame(message.game, { clock: localClock(message.clock, now, message.warns) });
        return true;
      case 'ask':
        this.#changeGame(message.game, { ask: decoded(message.ask), answering: null });
        return true;
      case 'waiting':
        if (this.table !== null) this.table = { ...this.table, isWaiting: message.on };
        return true;
    }
  }

  /** We are no longer there. */
  leave(): void {
    this.table = null;
    this.#early.clear();
  }

  /** What we have answered to the question that is open, or null: nothing (any more). */
  setAnswering(answering: Answer | null): void {
    const game = this.table?.game;
    if (game != null && game.answering !== answering) this.#changeGame(game.id, { answering });
  }

  /** We have muted or unmuted somebody. */
  setMuted(guest: string, on: boolean): void {
    if (this.table === null) return;
    const { mutes = [], chat, info } = this.table;
    const others = mutes.filter((one) => one.guest !== guest);
    const spoken = chat.findLast((line) => line.guest === guest) ?? info.seats.find((seat) => seat?.guest === guest);
    this.table = { ...this.table, mutes: on ? [...others, { guest, name: spoken?.name ?? '' }] : others };
  }

  #takeTable({ table: info, seat, game, chat, mutes = [] }: Message<'table'>, now: number): boolean {
    this.table = { info, seat, chat, mutes, game: game && this.#gameOf(game, now) };
    for (const step of this.#early.values()) if (step.game !== game?.id) this.#early.delete(step.n);
    return this.#catchUp(now);
  }

  #gameOf({ id, slug, n, table, own, hands, ask, clock, lately }: GameSnapshot, now: number): GameState {
    const asked = { ask: decoded(ask), answering: null, clock: localClock(clock, now) };
    return { id, slug, n, table, own, hands, ...asked, log: this.#logged(lately, null) };
  }

  #takeStep(step: Message<'step'>, now: number): boolean {
    const game = this.table?.game;
    if (game?.id === step.game && step.n <= game.n) return true;
    if (this.#early.size < MOST_EARLY_STEPS) this.#early.set(step.n, step);
    return this.#catchUp(now);
  }

  /** Takes the steps that have their turn. False when some are left that have not. */
  #catchUp(now: number): boolean {
    for (let game = this.table?.game; game != null; game = this.table?.game) {
      const step = this.#early.get(game.n + 1);
      if (step?.game !== game.id) break;
      this.#early.delete(step.n);
      this.#changeGame(game.id, this.#moved(game, step, now));
    }
    const { id, n } = this.table?.game ?? {};
    for (const step of this.#early.values()) if (step.game === id && step.n <= (n ?? 0)) this.#early.delete(step.n);
    return this.#early.size === 0;
  }

  #moved(game: GameState, step: Message<'step'>, now: number): Partial<GameState> {
    return {
      n: step.n,
      table: patched(game.table, step.table),
      own: patched(game.own, step.own),
      hands: patched(game.hands, step.hands),
      ...(step.ask === undefined ? {} : { ask: decoded(step.ask), answering: null }),
      clock: localClock(step.clock, now),
      log: [...game.log, ...this.#logged(step.events, step.n)].slice(-LONGEST_LOG),
    };
  }

  #changeGame(id: string, change: Partial<GameState>): void {
    const { table } = this;
    if (table?.game?.id === id) this.table = { ...table, game: { ...table.game, ...change } };
  }

  #logged(events: readonly WireEvent[], step: number | null): LoggedEvent[] {
    return events.map((event) => ({ key: ++this.#lastKey, step, event }));
  }
}

function decoded(ask: WireAsk | null): AskedOfMe | null {
  return ask && decodeAsk(ask);
}

function localClock(clock: ClockInfo, now: number, warns = false): LocalClock {
  return { ...clock, endsAt: clock.left === null ? null : now + clock.left, warns };
}

/** Each line once, in order; what is said to the table and among the dead is counted apart. */
function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  const isSame = (one: ChatLine) => one.to === line.to && one.n === line.n;
  if (chat.some(isSame)) return chat;
  const later = chat.findIndex(({ to, n }) => to === line.to && n > line.n);
  return chat.toSpliced(later < 0 ? chat.length : later, 0, line).slice(-LONGEST_CHAT_LOG);
}
