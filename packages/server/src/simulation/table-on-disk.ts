import { gameNamed } from '@dustup/bots';
import { EngineBug, type Playable } from '@dustup/kernel';
import type { Frame, PublicFrame, Step, TableInfo } from '@dustup/protocol';
import { applyPatch } from '@dustup/protocol';
import { applyEntry } from '../core/apply-entry.ts';
import type { TableEntry } from '../core/entries.ts';
import { openedTable, type TableState } from '../core/table-state.ts';
import { parseOwn, parsePublic } from './parse-frame.ts';

/** A table as the disk has it: its fold, every frame of its game, and every state in which it may be seen. */
export class TableOnDisk {
  readonly state: TableState;
  readonly entries: TableEntry[] = [];
  readonly frames: Frame[] = [];
  readonly steps: Step[] = [];
  /** What is left in the time banks after each step. */
  readonly banks: (readonly number[])[] = [];
  /** Requests that have left something here. */
  readonly asked = new Map<string, TableEntry['k']>();
  readonly #shown = new Set<string>();
  /** Everybody may have seen it in the list. */
  hasBeenPublic = false;

  constructor(id: string, opened: Extract<TableEntry, { k: 'opened' }>) {
    this.state = openedTable(id, opened);
    this.hasBeenPublic = this.state.house.isPublic;
  }

  /** Returns the request that has been here before, if the entry answers it once more. */
  add(entry: TableEntry): string | undefined {
    applyEntry(this.state, entry);
    this.hasBeenPublic ||= this.state.house.isPublic;
    this.entries.push(entry);
    if (entry.k === 'dealt') {
      this.frames.push(entry.first);
      this.banks.push(this.state.seats.map(() => (this.state.house.clock?.bank ?? 0) * 1000));
    }
    if (entry.k === 'answered' && entry.step !== null) {
      this.#addStep(entry.step);
      this.banks.push(entry.banks);
    }
    if (entry.k !== 'answered') this.#shown.add(stateKey(this.state));
    if (entry.asked === undefined) return undefined;
    const key = entry.asked.join(':');
    const isRepeat = this.asked.has(key);
    this.asked.set(key, entry.k);
    return isRepeat ? key : undefined;
  }

  /** Whether the table has ever been as it is shown here. */
  hasBeen(info: TableInfo): boolean {
    return this.#shown.has(infoKey(info));
  }

  /** Whether it is so now. */
  isNow(info: TableInfo): boolean {
    return stateKey(this.state) === infoKey(info);
  }

  #addStep(step: Step): void {
    this.steps.push(step);
    const before = this.frames.at(-1);
    if (before === undefined) return;
    const { own = {} } = step;
    this.frames.push({
      table: patchedTable(before.table, step),
      own: before.own.map((mine, seat) => {
        const patch = own[seat];
        return patch === undefined ? mine : parseOwn(applyPatch(mine, patch));
      }),
    });
  }
}

function patchedTable(before: PublicFrame, { table }: Step): PublicFrame {
  return table === undefined ? before : parsePublic(applyPatch(before, table));
}

/** What everybody may see of a table without its game, from its entries and from what was sent. */
function stateKey(state: TableState): string {
  const { phase, closed, house, host, seats, isPaused, played, game } = state;
  const votes = Object.fromEntries(
    [...state.votes].map(([about, voters]) => [about, [...voters].sort((a, b) => a - b)]),
  );
  return keyOf({
    phase,
    closed,
    house,
    host,
    seats: seats.map((held) => held && [held.guest, held.bot, held.standIn, held.won]),
    isPaused,
    votes,
    played,
    game: game && [game.commitment, game.outcome],
  });
}

function infoKey(info: TableInfo): string {
  const { phase, closed, house, host, seats, isPaused, votes, played, game } = info;
  return keyOf({
    phase,
    closed,
    house,
    host,
    seats: seats.map((held) => held && [held.guest, held.bot, held.standIn, held.won]),
    isPaused,
    votes,
    played,
    game: game && [game.commitment, game.outcome],
  });
}

/** Whatever the order in which members were named. */
function keyOf(shown: object): string {
  return JSON.stringify(shown, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** The game that is played at a table. */
export function gameOnDisk({ house }: TableState): Playable {
  const game = gameNamed(house.game);
  if (game === undefined) throw new EngineBug(`no game '${house.game}'`);
  return game;
}
