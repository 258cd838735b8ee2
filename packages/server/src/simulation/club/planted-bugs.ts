import type { Json } from '@dustup/kernel';
import type { StatementName, Statements } from '../../club/database.ts';
import type { MemoryDatabase } from '../../club/memory-database.ts';
import type { LinkDriver } from '../../club/links/exchange.ts';
import type { Handles } from '../../club/testing/member.ts';
import type { MemberDriver } from '../../club/testing/member-driver.ts';
import { LogProblem } from '../../log/problem.ts';
import type { LogFact } from '../../log/log.ts';
import { applyRows, whyRepeated } from '../../log/memory-disk.ts';
import { parseStored } from '../parse-sent.ts';
import { duplicatesForgotten } from '../planted-bugs.ts';
import type { DatabaseLike } from './shared-database.ts';

/** What a bug in the database may look at. */
export type DatabaseInside = {
  readonly memory: MemoryDatabase;
  readonly now: () => number;
  /** What a node's own clock says. */
  readonly clockOf: (life: string) => number;
};

/** A bug in the world around the nodes’ cores, made anew for each run. */
export type PlantedClubBug = {
  readonly database?: (database: DatabaseLike, inside: DatabaseInside) => DatabaseLike;
  readonly core?: (core: Handles) => Handles;
  readonly links?: (driver: MemberDriver) => LinkDriver;
};

const MUCH_LONGER = 60_000;

/** By name: what goes wrong, and how. */
export const PLANTED_CLUB_BUGS: { readonly [name: string]: () => PlantedClubBug } = {
  /** The database takes a batch whoever owns its tables. */
  'unfenced-append': () => ({ database: appendUnfenced }),
  /** A node judges by its own clock whether the lease of another one is over. */
  'own-clock-lease': () => ({ database: leaseByOwnClock }),
  /** Tables are given to others when a lease is over, and whoever had them is not kept from anything. */
  'unfenced-takeover': () => ({ database: takeOverUnfenced }),
  /** Nobody takes over what is left by a node that is gone. */
  'forgotten-takeover': () => ({ database: takeOverForgotten }),
  /** What comes over a link is answered although this node may no longer be the owner. */
  'stale-relay': () => ({ links: staleAnswered }),
  /** What the owner of a table says to one client is passed on to another one, now and then. */
  'mixed-up-relay': () => ({ links: relayMixedUp }),
  /** Whoever takes a table up does not know what was asked for there before, and told to nobody yet. */
  'forgetful-hand-over': () => ({ core: duplicatesForgotten }),
  /** Tables of other nodes are listed, public or not. */
  'private-listing': () => ({ core: privateListed }),
};

function appendUnfenced(database: DatabaseLike, { memory }: DatabaseInside): DatabaseLike {
  return {
    do: (life, name, ask) => {
      try {
        return database.do(life, name, ask);
      } catch (error) {
        const isFenced = error instanceof LogProblem && error.kind === 'fenced';
        if (!isFenced || typeof ask !== 'object' || ask === null || !('writes' in ask)) throw error;
        for (const rows of ask.writes) if (whyRepeated(memory.disk, rows) === undefined) applyRows(memory.disk, rows);
        throw error;
      }
    },
  };
}

function leaseByOwnClock(database: DatabaseLike, { memory, clockOf }: DatabaseInside): DatabaseLike {
  const leases = new Map<string, number>();
  return {
    do: (life, name, ask) => {
      if (isAskFor('renew', name, ask)) leases.set(life, clockOf(life) + ask.lease);
      if (isAskFor('renew', name, ask) || isAskFor('takeOver', name, ask))
        for (const [one, until] of leases) if (one !== life && until <= clockOf(life)) end(memory, one);
      return database.do(life, name, ask);
    },
  };
}

/** So that its lease is over for the database, too. */
function end(memory: MemoryDatabase, life: string): void {
  memory.do('renew', { life, lease: 0, notice: { isLeaving: false, figures: {} } });
}

function takeOverUnfenced(database: DatabaseLike, { memory, now }: DatabaseInside): DatabaseLike {
  const leases = new Map<string, number>();
  return {
    do: (life, name, ask) => {
      if (isAskFor('renew', name, ask)) leases.set(life, now() + ask.lease);
      if (isAskFor('takeOver', name, ask) && ask.fences)
        for (const [one, until] of leases) if (until <= now()) takeFrom(memory, one, life);
      return database.do(life, name, ask);
    },
  };
}

function takeFrom(memory: MemoryDatabase, life: string, taker: string): void {
  memory.do('renew', { life, lease: MUCH_LONGER, notice: { isLeaving: false, figures: {} } });
  for (const [table, owner] of memory.owners) {
    if (owner.life !== life) continue;
    memory.owners.set(table, { life: taker, epoch: owner.epoch + 1 });
    for (const listener of memory.listeners) listener('', 'table', table);
  }
}

function takeOverForgotten(database: DatabaseLike): DatabaseLike {
  return {
    do: (life, name, ask) => {
      if (isAskFor('takeOver', name, ask) && ask.fences) throw new LogProblem('locked', 'not now');
      return database.do(life, name, ask);
    },
  };
}

function staleAnswered(driver: MemberDriver): LinkDriver {
  return {
    ...unchanged(driver),
    received: (connection, text) => driver.input({ type: 'received', connection, text }),
  };
}

function relayMixedUp(driver: MemberDriver): LinkDriver {
  let passed = 0;
  let other = 0;
  return {
    ...unchanged(driver),
    pass: (connection, bytes) => {
      driver.pass(++passed % 10 === 0 ? other : connection, bytes);
      other = connection;
    },
  };
}

function unchanged(driver: MemberDriver): LinkDriver {
  return {
    open: (...opening) => driver.open(...opening),
    received: (connection, text) => driver.received(connection, text),
    closed: (connection) => driver.closed(connection),
    pass: (connection, bytes) => driver.pass(connection, bytes),
    cut: (...cut) => driver.cut(...cut),
    input: (event) => driver.input(event),
  };
}

function privateListed(core: Handles): Handles {
  return {
    handle: (input) =>
      core.handle(input.type === 'news' ? { ...input, facts: input.facts.map((fact) => shown(fact)) } : input),
  };
}

function shown(fact: LogFact): LogFact {
  if (fact.kind !== 'table' || fact.body === null) return fact;
  return {
    ...fact,
    body: parseStored(fact.body, (head) =>
      head['shown'] === undefined ? head : { ...head, shown: parseStored(head['shown'], publicly) },
    ),
  };
}

function publicly(members: { readonly [name: string]: Json }): Json {
  return { ...members, isPublic: true };
}

function isAskFor<Name extends StatementName>(
  wanted: Name,
  name: StatementName,
  ask: Statements[StatementName]['ask'],
): ask is Statements[Name]['ask'] {
  return wanted === name && ask !== null;
}
