import { describe, expect, it } from 'vitest';
import { parseListing } from './parse-entry.ts';
import { CoreWorld } from './testing/core-world.ts';
import { playingPeople, QUICK, seatPeople } from './testing/play.ts';

/** Two at a table whose game has begun. */
function couple(world: CoreWorld) {
  const [ann, ben] = playingPeople(world, ['Ann', 'Ben']);
  if (ann === undefined || ben === undefined) throw new Error('nobody came');
  return { ann, ben };
}

function listings(world: CoreWorld) {
  return world.log.facts('game').map(({ body }) => parseListing(body));
}

describe('Whoever is forgotten', () => {
  it('leaves the others a game that is over, if it ends with his going', () => {
    const world = new CoreWorld();
    const { ann, ben } = couple(world);
    ben.send({ t: 'concede' });
    expect(ann.ask({ t: 'forget' })).toMatchObject({ t: 'done' });
    const [listing] = listings(world);
    expect(listing?.players.map(({ name }) => name).slice(0, 2)).toEqual(['', 'Ben']);
    expect(listing?.endedAt).toBe(world.now);
  });

  it('does not bring back another who is forgotten at the same time', () => {
    const world = new CoreWorld();
    const { ann, ben } = couple(world);
    world.isSlow = true;
    const asked = [ann.send({ t: 'forget' }), ben.send({ t: 'forget' })];
    world.load();
    expect([ann, ben].map((one, at) => one.replyTo(asked[at] ?? ''))).toMatchObject([{ t: 'done' }, { t: 'done' }]);
    expect([world.log.facts('game'), world.log.facts('mine'), world.log.ids()]).toEqual([[], [], []]);
  });

  it('does not undo what happened to a game while his were looked for', () => {
    const world = new CoreWorld();
    const { ann, ben } = couple(world);
    world.isSlow = true;
    const re = ann.send({ t: 'forget' });
    for (const one of [ann, ben]) one.send({ t: 'vote', about: 'abandon', yes: true });
    expect(ann.table?.phase).toBe('over');
    world.load();
    expect(ann.replyTo(re)).toMatchObject({ t: 'done' });
    const [listing] = listings(world);
    expect(listing?.endedAt).toBe(world.now);
    expect(JSON.stringify(listing)).toContain('Ben');
    expect(JSON.stringify(listing)).not.toContain('Ann');
  });

  it('nor what was not yet on disk', () => {
    const world = new CoreWorld();
    const { ann, ben } = couple(world);
    world.isManual = true;
    for (const one of [ann, ben]) one.send({ t: 'vote', about: 'abandon', yes: true });
    const re = ann.send({ t: 'forget' });
    world.commit();
    expect(ann.replyTo(re)).toMatchObject({ t: 'done' });
    const [listing] = listings(world);
    expect(listing?.endedAt).toBe(world.now);
    expect(JSON.stringify([listing, world.log.facts('mine')])).not.toContain(ann.guest);
  });

  it('is in no list of a game that began while his were looked for', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben'], QUICK);
    world.isSlow = true;
    const re = ann?.send({ t: 'forget' });
    expect(ann?.ask({ t: 'start', fill: 'rule' })).toMatchObject({ t: 'done' });
    world.load();
    expect(ann?.replyTo(re ?? '')).toMatchObject({ t: 'done' });
    expect(world.log.facts('mine').map(({ id }) => id.split('/')[0])).toEqual([ben?.guest]);
    expect(JSON.stringify(listings(world))).not.toContain(ann?.guest);
  });

  it('is not, when what was found may no longer be true, and hears so', () => {
    const world = new CoreWorld();
    const { ann, ben } = couple(world);
    world.isSlow = true;
    const re = ann.send({ t: 'forget' });
    world.isManual = true;
    for (const one of [ann, ben]) one.send({ t: 'vote', about: 'abandon', yes: true });
    world.fail();
    world.isManual = false;
    world.load();
    expect(ann.replyTo(re)).toMatchObject({ t: 'refused', why: { refused: 'notSaved' } });
    world.now += 1;
    world.isSlow = false;
    expect(ann.ask({ t: 'forget' })).toMatchObject({ t: 'done' });
    expect(JSON.stringify([listings(world), world.log.facts('mine')])).not.toContain(ann.guest);
    expect(JSON.stringify(listings(world))).toContain(ben.guest);
  });
});
