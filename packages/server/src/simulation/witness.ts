import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import type { ClientMessage, ServerMessage } from '@dustup/protocol';
import type { Input, Output } from '../core/core.ts';
import { parseEntry } from '../core/parse-entry.ts';
import { seatOfGuest } from '../core/table-state.ts';
import type { LogFact, LogWrite } from '../log/log.ts';
import type { Agenda } from './agenda.ts';
import { Deliveries } from './deliveries.ts';
import { Identities } from './identities.ts';
import type { Kept } from './journal-lines.ts';
import { parseHeard, parseSent } from './parse-sent.ts';
import { Secrets } from './secrets.ts';
import type { Watch } from './server-process.ts';
import { checkBanks, checkStep } from './step-check.ts';
import { TableOnDisk } from './table-on-disk.ts';
import { Violation } from './violation.ts';

type Message<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** Requests that leave something behind whenever they are done. */
const LASTING: readonly string[] = ['answer', 'say', 'create', 'start'];

/** Why a write may fail: at another node its request has opened a table. */
const MAY_FAIL = /full|opened before/;

/** Looks at everything the server does, knows what is on disk, and throws a `Violation` when something must not be. */
export class Witness implements Watch {
  readonly tables = new Map<string, TableOnDisk>();
  readonly secrets = new Secrets();
  readonly #identities = new Identities();
  readonly #deliveries = new Deliveries();
  readonly #agenda: Agenda;
  readonly #guests = new Map<number, string>();
  /** Requests by guest and id. */
  readonly #requests = new Map<string, ClientMessage>();
  /** What the server has promised: done, and there for good. */
  readonly #promised = new Map<string, string>();
  /** Tables of which nothing is kept. */
  readonly #erased = new Map<string, TableOnDisk>();
  /** The highest step that anybody has been sent, by table. */
  readonly #seen = new Map<string, number>();
  readonly #passive = new Set<number>();
  /** How far each table was when it was last rebuilt, and when that was. */
  readonly #takenUp = new Map<string, { readonly n: number; readonly at: number }>();
  #digest = 0;

  constructor(agenda: Agenda) {
    this.#agenda = agenda;
  }

  /** A fingerprint of every byte that was sent and written, and when. */
  get digest(): string {
    return (this.#digest >>> 0).toString(16).padStart(8, '0');
  }

  // --- The process and its disk --------------------------------------------------------------------------------------

  started(kept: Kept): void {
    for (const id of kept.erased) this.#erase(id);
    this.tables.clear();
    this.#identities.forgetAll();
    for (const fact of kept.facts('keys')) this.#identities.save(fact);
    for (const table of kept.tables)
      for (const { body } of kept.entries(table)) this.#addEntry(table, parseEntry(body));
    for (const [request, what] of this.#promised)
      if (!this.#isSaved(request)) throw new Violation('lost', `${what} ${request} was done, and is gone`);
    for (const [id, n] of this.#seen) {
      const there = this.tables.get(id)?.steps.length;
      if (there !== undefined && there < n)
        throw new Violation('lost', `step ${n} of table ${id} was seen; there are ${there}`);
    }
    for (const id of this.tables.keys()) this.takenUp(id);
  }

  /** A server has rebuilt this table. */
  takenUp(id: string): void {
    this.#takenUp.set(id, { n: this.tables.get(id)?.steps.length ?? 0, at: this.#agenda.now });
  }

  died(): void {
    this.#deliveries.forgetAll();
    this.#guests.clear();
    this.#passive.clear();
  }

  saved(write: LogWrite, line: string): void {
    this.#note(line);
    for (const fact of write.facts) this.#saveFact(fact);
    for (const id of write.erased ?? []) this.#erase(id);
    for (const { table, body } of write.entries) this.#addEntry(table, parseEntry(body));
  }

  #saveFact(fact: LogFact): void {
    this.#identities.save(fact);
    if (fact.kind !== 'guest' || fact.body !== null) return;
    // Forgotten: the guest's connections belong to nobody now.
    for (const [connection, guest] of this.#guests) if (guest === fact.id) this.#guests.delete(connection);
  }

  #addEntry(id: string, entry: ReturnType<typeof parseEntry>): void {
    if (entry === undefined) throw new Violation('broke', `an entry of table ${id} cannot be read`);
    if (entry.k === 'opened') this.tables.set(id, new TableOnDisk(id, entry));
    const repeated = this.tables.get(id)?.add(entry);
    if (repeated !== undefined) throw new Violation('countedTwice', `${repeated} has made two entries at table ${id}`);
    if (entry.k === 'closed' && (entry.why === 'rulesChanged' || entry.why === 'broken'))
      throw new Violation('broke', `table ${id} is closed: ${entry.why}`);
    if (entry.k === 'began') this.secrets.addGame(id, [entry.key, entry.salt]);
    if (entry.k === 'revealed') this.secrets.addGame(id, [entry.part]);
    if (entry.k === 'dealt' && entry.key !== undefined) this.secrets.addGame(id, [entry.key]);
  }

  /** Nothing of the table is there any more, nor need be; but what was said of it may still be under way. */
  #erase(id: string): void {
    const table = this.tables.get(id);
    if (table === undefined) return;
    this.tables.delete(id);
    this.#erased.set(id, table);
    this.#seen.delete(id);
    for (const request of table.asked.keys()) this.#promised.delete(request);
  }

  /** A table that is closed need not remember what was done at it. */
  #isSaved(request: string, where: 'anywhere' | 'atOpenTables' = 'anywhere'): boolean {
    for (const { asked, state } of this.tables.values())
      if (asked.has(request) && (where === 'anywhere' || state.phase !== 'closed')) return true;
    return false;
  }

  #table(id: string): TableOnDisk | undefined {
    return this.tables.get(id) ?? this.#erased.get(id);
  }

  #isErased(request: string): boolean {
    return this.#erased.values().some(({ asked }) => asked.has(request));
  }

  // --- What the core hears and does ----------------------------------------------------------------------------------

  heard(input: Input): void {
    if (input.type === 'closed') {
      this.#guests.delete(input.connection);
      this.#passive.delete(input.connection);
      this.#deliveries.closed(input.connection);
    }
    if (input.type === 'failed' && !MAY_FAIL.test(input.problem)) throw new Violation('broke', input.problem);
    if (input.type !== 'received') return;
    const message = parseHeard(input.text);
    if (message.t === 'hello' && message.token !== undefined && message.link === undefined)
      this.#identities.came(input.connection, message.token);
    if (message.t === 'take' || message.t === 'enter') this.#passive.delete(input.connection);
    if (message.t === 'enter') this.#deliveries.entering(input.connection);
    const guest = this.#guests.get(input.connection);
    if (guest !== undefined && 're' in message) this.#requests.set(`${guest}:${message.re}`, message);
  }

  did(input: Input, outputs: readonly Output[]): void {
    for (const output of outputs) {
      if (output.type === 'crash') throw new Violation('broke', `table ${output.table} broke: ${output.report}`);
      if (output.type === 'note') this.#checkNote(output);
      if (output.type === 'write') for (const fact of output.write.facts) this.#identities.foresee(fact);
      if (output.type === 'write' && input.type === 'received') this.#checkHand(input, output.write);
    }
  }

  #checkNote({ level, what, facts }: Extract<Output, { type: 'note' }>): void {
    if (level === 'error' && what !== 'a write failed')
      throw new Violation('broke', `${what} ${JSON.stringify(facts)}`);
    this.secrets.check(JSON.stringify(facts), undefined, (id) => this.#table(id));
  }

  /** Only the connection that holds a seat may move for it. */
  #checkHand({ connection, text }: Extract<Input, { type: 'received' }>, { entries }: LogWrite): void {
    if (!this.#passive.has(connection)) return;
    const message = parseHeard(text);
    const isMove = entries.some(({ body }) => {
      const entry = parseEntry(body);
      return entry?.k === 'answered' && entry.by === 'owner';
    });
    if (isMove && message.t === 'answer')
      throw new Violation(
        'twoHands',
        `connection ${connection} was told that the seat is held elsewhere, and has moved`,
      );
  }

  // --- What the server says ------------------------------------------------------------------------------------------

  sent(connection: number, text: string): void {
    const message = parseSent(text);
    this.delivered(connection, text, message);
    this.said(connection, message);
  }

  /** This goes to a client. */
  delivered(connection: number, text: string, message: ServerMessage): void {
    this.#note(`${this.#agenda.now}:${connection}:${text}`);
    if (message.t === 'welcome') {
      this.#identities.welcomed(connection, message.guest);
      this.#guests.set(connection, message.guest);
      if (message.token !== undefined) this.secrets.addToken(message.guest, message.token);
    }
    if (message.t === 'done') this.#learnToken(connection, message);
    const guest = this.#guests.get(connection);
    this.secrets.check(text, guest, (id) => this.#table(id));
    if (guest === undefined) return;
    if (message.t === 'table') this.#deliveries.table(connection, message);
    if (message.t === 'step') this.#deliveries.step(connection, message);
  }

  /** This is said by the server that knows what is so; in a club it may reach the client by another one. */
  said(connection: number, message: ServerMessage): void {
    const guest = this.#guests.get(connection);
    if (guest !== undefined) this.#checkMessage(connection, guest, message);
  }

  #learnToken(connection: number, { with: brought }: Message<'done'>): void {
    const guest = this.#guests.get(connection);
    if (guest === undefined || typeof brought !== 'object' || brought === null || !('token' in brought)) return;
    if (typeof brought.token === 'string') this.secrets.addToken(guest, brought.token);
  }

  #checkMessage(connection: number, guest: string, message: ServerMessage): void {
    switch (message.t) {
      case 'elsewhere':
        this.#passive.add(connection);
        return;
      case 'done':
        return this.#checkDone(`${guest}:${message.re}`);
      case 'refused':
        if (this.#isSaved(`${guest}:${message.re}`, 'atOpenTables'))
          throw new Violation(
            'refusedButDone',
            `${guest}:${message.re} is refused (${message.why.refused}) and was done`,
          );
        return;
      case 'table':
        this.#passive.delete(connection);
        return this.#checkTable(guest, message);
      case 'info':
        return this.#checkInfo(message);
      case 'tables':
        return this.#checkListing(message);
      case 'step':
        return this.#checkStep(guest, message);
      default:
        return;
    }
  }

  #checkDone(request: string): void {
    const what = this.#requests.get(request)?.t;
    if (what === undefined || !LASTING.includes(what) || this.#isErased(request)) return;
    if (!this.#isSaved(request)) throw new Violation('seenBeforeSaved', `${what} ${request} is done and not on disk`);
    this.#promised.set(request, what);
  }

  #checkInfo({ table }: { readonly table: Message<'info'>['table'] }): void {
    const known = this.#table(table.id);
    if (this.#erased.has(table.id) && table.phase === 'closed') return;
    if (known?.hasBeen(table) !== true)
      throw new Violation(
        'seenBeforeSaved',
        `table ${table.id} is shown as it never was on disk: ${JSON.stringify(table)}`,
      );
  }

  /** Only tables that are, or have been, for everybody. */
  #checkListing({ tables }: Message<'tables'>): void {
    for (const { code } of tables) {
      const known = this.tables.values().find(({ state }) => state.code === code);
      if (known?.hasBeenPublic === false)
        throw new Violation('leak', `table ${known.state.id} is listed: it is private`);
    }
  }

  #checkTable(guest: string, { table, game, seat }: Message<'table'>): void {
    this.#checkInfo({ table });
    const known = this.#table(table.id);
    if (known === undefined || game === null) return;
    const frame = known.frames[game.n];
    if (frame === undefined) throw new Violation('seenBeforeSaved', `step ${game.n} of table ${table.id} is shown`);
    this.#noteSeen(table.id, game.n);
    if (seat !== seatOfGuest(known.state, guest)) throw new Violation('leak', `${guest} is shown seat ${seat}`);
    const own = seat === null ? null : (frame.own[seat] ?? null);
    if (!isDeepStrictEqual(game.table, frame.table) || !isDeepStrictEqual(game.own, own))
      throw new Violation('wrongFrame', `table ${table.id} at step ${game.n} is shown to ${guest} as it was not`);
    checkBanks(known, game.n, game.clock);
    this.#checkClock(table.id, game);
  }

  #checkStep(guest: string, step: Message<'step'>): void {
    const known = this.#table(step.game);
    if (known === undefined) throw new Violation('seenBeforeSaved', `a step of table ${step.game}`);
    this.#noteSeen(step.game, step.n);
    checkStep(known, seatOfGuest(known.state, guest), step);
  }

  #noteSeen(table: string, n: number): void {
    if (this.#erased.has(table)) return;
    this.#seen.set(table, Math.max(n, this.#seen.get(table) ?? 0));
  }

  /** The decision that was open when the process died has its whole time again. */
  #checkClock(table: string, { n, clock }: { n: number; clock: Message<'step'>['clock'] }): void {
    const takenUp = this.#takenUp.get(table);
    if (clock.left === null || takenUp?.n !== n) return;
    const least = clock.of - (this.#agenda.now - takenUp.at);
    if (clock.left < least)
      throw new Violation('clockNotRefunded', `${clock.left} of ${clock.of} ms left, not ${least}`);
  }

  #note(text: string): void {
    this.#digest = crc32(text, this.#digest);
  }
}
