import type { Input, Output } from '../core/core.ts';
import type { LogFact, StoredTable } from '../log/log.ts';
import type { Device } from './device.ts';
import type { DiskPort } from './disk.ts';
import { parseSent, parseStored } from './parse-sent.ts';
import type { CoreLike } from './server-process.ts';

/** A bug in the world around the core, made anew for each run: to see whether the simulation finds such a thing. */
export type PlantedBug = {
  readonly disk?: (disk: DiskPort) => DiskPort;
  readonly core?: (core: CoreLike) => CoreLike;
  readonly guests?: (guests: readonly LogFact[]) => readonly LogFact[];
  /** What a window hears; undefined: nothing. */
  readonly incoming?: (device: Device, text: string) => string | undefined;
};

/** By name: what goes wrong, and how. */
export const PLANTED_BUGS: { readonly [name: string]: () => PlantedBug } = {
  /** The log never syncs its file. */
  'missing-sync': () => ({ disk: withoutSync }),
  /** A log that is opened tells what a killed process has left behind without syncing it first. */
  'unsynced-restart': () => ({ disk: withoutFirstSync }),
  /** The core is told that its writes are on disk as soon as it has asked for them. */
  'early-acknowledgement': () => ({ core: acknowledgedEarly }),
  /** A write that fails is taken for one that did not. */
  'swallowed-failure': () => ({ core: failuresSwallowed }),
  /** One timer in thirty never rings. */
  'lost-timer': () => ({ core: timersLost }),
  /** What was asked for before a restart is not known after it. */
  'forgotten-duplicates': () => ({ core: duplicatesForgotten }),
  /** The connection that no longer holds the seat plays on. */
  'older-connection-plays': () => ({ core: olderPlays }),
  /** A client that takes each step for the one that follows, and misses one now and then. */
  'unnoticed-gap': gapUnnoticed,
  /** What is for one connection goes to another one. */
  'mixed-up-seats': () => ({ core: seatsMixedUp }),
  /** The clock of a decision runs on while the server is down. */
  'clock-runs-on': () => ({ core: clockRunsOn }),
  /** A server that starts does not read its guests. */
  'forgotten-guests': () => ({ guests: () => [] }),
};

function withoutSync(disk: DiskPort): DiskPort {
  return {
    append: (line) => disk.append(line),
    read: () => disk.read(),
    truncate: (lines) => disk.truncate(lines),
    sync: () => undefined,
  };
}

function withoutFirstSync(disk: DiskPort): DiskPort {
  let isOpen = false;
  return {
    append: (line) => disk.append(line),
    read: () => disk.read(),
    truncate: (lines) => disk.truncate(lines),
    sync: () => {
      if (isOpen) disk.sync();
      isOpen = true;
    },
  };
}

function acknowledgedEarly(core: CoreLike): CoreLike {
  const handle = (input: Input): Output[] =>
    core.handle(input).flatMap((output): Output[] => {
      if (output.type !== 'write') return [output];
      return [output, ...handle({ type: 'committed', upTo: output.number, now: input.now })];
    });
  return { handle: (input) => (input.type === 'committed' ? [] : handle(input)) };
}

function failuresSwallowed(core: CoreLike): CoreLike {
  return {
    handle: (input) =>
      core.handle(input.type === 'failed' ? { type: 'committed', upTo: input.from, now: input.now } : input),
  };
}

function timersLost(core: CoreLike): CoreLike {
  let wakes = 0;
  return { handle: (input) => core.handle(input).filter(({ type }) => type !== 'wake' || ++wakes % 30 !== 0) };
}

export function duplicatesForgotten(core: CoreLike): CoreLike {
  return {
    handle: (input) => {
      const isTable = input.type === 'loaded' && input.table !== undefined;
      const outputs = core.handle(isTable ? { ...input, table: unasked(input.table) } : input);
      return outputs.map((output) => (output.type === 'write' ? { ...output, write: unmarked(output.write) } : output));
    },
  };
}

function unasked(table: StoredTable): StoredTable {
  return {
    ...table,
    entries: table.entries.map((entry) => ({
      ...entry,
      body: parseStored(entry.body, ({ asked: _, ...rest }) => rest),
    })),
  };
}

function unmarked({ entries, ...rest }: Extract<Output, { type: 'write' }>['write']) {
  return { ...rest, entries: entries.map(({ once: _, ...entry }) => entry) };
}

function olderPlays(core: CoreLike): CoreLike {
  const guests = new Map<number, string>();
  const holders = new Map<string, number>();
  return {
    handle: (input) => {
      const holder = 'connection' in input ? holders.get(guests.get(input.connection) ?? '') : undefined;
      const isForHolder = input.type === 'received' && holder !== undefined && input.text.includes('"answer"');
      const outputs = core.handle(isForHolder ? { ...input, connection: holder } : input);
      for (const output of outputs) {
        if (output.type !== 'send') continue;
        const message = parseSent(output.text);
        if (message.t === 'welcome') guests.set(output.connection, message.guest);
        if (message.t === 'table') holders.set(guests.get(output.connection) ?? '', output.connection);
      }
      return outputs;
    },
  };
}

function gapUnnoticed(): PlantedBug {
  let steps = 0;
  return {
    incoming: (device, text) => {
      const message = parseSent(text);
      if (message.t === 'pong') return '{"t":"pong"}';
      const game = device.state.table?.game;
      if (message.t !== 'step' || game == null) return text;
      return ++steps % 40 === 0 ? undefined : JSON.stringify({ ...message, n: game.n + 1 });
    },
  };
}

function seatsMixedUp(core: CoreLike): CoreLike {
  let steps = 0;
  return {
    handle: (input) => {
      const outputs = core.handle(input);
      const sends = outputs.filter((output) => output.type === 'send' && output.text.startsWith('{"t":"step"'));
      const [one, other] = sends;
      if (one?.type !== 'send' || other?.type !== 'send' || ++steps % 10 !== 0) return outputs;
      return outputs.map((output) => (output === one ? { ...one, text: other.text } : output));
    },
  };
}

function clockRunsOn(core: CoreLike): CoreLike {
  return {
    handle: (input) => core.handle(input.type === 'loaded' ? { ...input, now: input.now - 3000 } : input),
  };
}
