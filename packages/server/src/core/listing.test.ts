import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { QUICK } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

const PUBLIC = { ...QUICK, isPublic: true };

/** Each at home, with a public table. */
function honestTables(world: CoreWorld, count = 20) {
  const honest = Array.from({ length: count }, (_, n) => opens(world, `home ${n}`, `H${n}`));
  world.advance(1000); // what is newer comes first
  return honest;
}

function opens(world: CoreWorld, address: string, name: string): TestClient {
  const host = world.connect(address).hello({ name });
  host.send({ t: 'create', house: PUBLIC });
  return host;
}

function sitsDown(world: CoreWorld, address: string, at: TestClient): TestClient {
  const guest = world.connect(address).hello({ name: 'friend' });
  guest.send({ t: 'enter', code: at.table?.code ?? '' });
  guest.send({ t: 'sit' });
  return guest;
}

function listed(world: CoreWorld) {
  world.advance(2000);
  const ann = world.guest('Ann');
  ann.send({ t: 'list', on: true });
  return ann.last('tables')?.tables.map(({ code }) => code) ?? [];
}

function expectAll(codes: readonly string[], honest: readonly TestClient[]) {
  expect(codes).toHaveLength(100);
  for (const { table } of honest) expect(codes).toContain(table?.code);
}

describe('The list of tables', () => {
  it('shows every honest table, however many one address opens', () => {
    const world = new CoreWorld({ limits: { connectionsPerAddress: 1000 } });
    const honest = honestTables(world);
    for (let guest = 0; guest < 60; guest++) {
      const eve = world.connect('evil').hello({ name: `E${guest}` });
      for (let table = 0; table < 4; table++) eve.send({ t: 'create', house: PUBLIC });
    }
    expectAll(listed(world), honest);
  });

  it('shows them when those who have opened the others are gone, and a friend of theirs sits there', () => {
    const world = new CoreWorld();
    const honest = honestTables(world);
    for (let n = 0; n < 120; n++) {
      const eve = opens(world, 'evil', `E${n}`);
      sitsDown(world, 'evil', eve);
      eve.close();
    }
    expectAll(listed(world), honest);
  });

  it('shows them when each of the others was opened from somewhere else, and one address sits at all of them', () => {
    const world = new CoreWorld();
    const honest = honestTables(world);
    for (let n = 0; n < 120; n++) {
      const eve = opens(world, `network ${n}`, `E${n}`);
      sitsDown(world, 'evil', eve);
      eve.close();
    }
    expectAll(listed(world), honest);
  });

  it('shows them after a restart', () => {
    const world = new CoreWorld();
    const honest = honestTables(world);
    const evil = Array.from({ length: 120 }, (_, n) => opens(world, 'evil', `E${n}`));
    world.restart();
    for (const one of [...honest, ...evil]) {
      const back = world.again(one, `elsewhere ${one.guest}`);
      back.send({ t: 'enter', code: one.table?.code ?? '' });
    }
    expectAll(listed(world), honest);
  });

  it('says nothing on disk of the address itself', () => {
    const world = new CoreWorld();
    opens(world, '192.0.2.77', 'Ann');
    expect(JSON.stringify(world.log.tables())).not.toContain('192.0.2');
  });
});

describe('Tables', () => {
  it('fill no server from one address, whoever opens them', () => {
    const world = new CoreWorld({ limits: { connectionsPerAddress: 12 } });
    const replies = Array.from({ length: 20 }, (_, n) => {
      const eve = world.connect('evil').hello({ name: `E${n}` });
      const reply = eve.ask({ t: 'create', house: PUBLIC });
      eve.close();
      return reply?.t;
    });
    expect(replies.filter((reply) => reply === 'done')).toHaveLength(12);
    expect(opens(world, 'home', 'Ann').table?.code).toBeDefined();
  });

  it('that are closed leave room for others', () => {
    const world = new CoreWorld({ limits: { connectionsPerAddress: 12, idleTable: 60_000 } });
    for (let n = 0; n < 13; n++) opens(world, 'club', `A${n}`).close();
    world.advance(61_000);
    expect(world.log.tables()).toHaveLength(0);
    expect(opens(world, 'club', 'Ben').table?.code).toBeDefined();
  });
});
