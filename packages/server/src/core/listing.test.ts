import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { QUICK } from './testing/play.ts';

const PUBLIC = { ...QUICK, isPublic: true };

describe('The list of tables', () => {
  it('shows every honest table, however many one address opens', () => {
    const world = new CoreWorld({ limits: { connectionsPerAddress: 1000 } });
    const honest = Array.from({ length: 20 }, (_, n) => {
      const host = world.connect(`home ${n}`).hello({ name: `H${n}` });
      host.send({ t: 'create', house: PUBLIC });
      return host.table?.code;
    });
    for (let guest = 0; guest < 60; guest++) {
      const eve = world.connect('evil').hello({ name: `E${guest}` });
      for (let table = 0; table < 4; table++) eve.send({ t: 'create', house: PUBLIC });
    }
    world.advance(2000);
    const ann = world.guest('Ann');
    ann.send({ t: 'list', on: true });
    const listed = ann.last('tables')?.tables.map(({ code }) => code) ?? [];
    expect(listed).toHaveLength(100);
    for (const code of honest) expect(listed).toContain(code);
  });
});
