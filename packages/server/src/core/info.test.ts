import { diceFrom } from '@dustup/bots';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { playingPeople, QUICK, seatPeople, someAnswer } from './testing/play.ts';

describe('Who has a vote', () => {
  it('is told: whoever plays, also for a minute after he has gone, and no bot', () => {
    const world = new CoreWorld();
    const [ann, ben] = playingPeople(world, ['Ann', 'Ben'], { ...QUICK, clock: { decision: 3600, bank: 0 } });
    expect(ann?.table).toMatchObject({ phase: 'playing', voters: [0, 1] });
    ben?.close();
    ann?.send({ t: 'vote', about: 'pause', yes: true });
    expect(ann?.table).toMatchObject({ voters: [0, 1], votes: { pause: [0] }, isPaused: false });
    world.advance(61_000);
    expect(ann?.table).toMatchObject({ voters: [0], isPaused: true });
  });

  it('is told when somebody has given up; in the lobby nobody has one', () => {
    const world = new CoreWorld();
    const people = seatPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan']);
    expect(people[0]?.table?.voters).toEqual([]);
    people[0]?.send({ t: 'start' });
    people[2]?.send({ t: 'concede' });
    expect(people[0]?.table?.voters).toEqual([0, 1, 3]);
  });

  it('is told anew when one of them is out while something is put to the vote', () => {
    const world = new CoreWorld();
    const people = playingPeople(world, ['Ann', 'Ben', 'Cleo', 'Dan']);
    const dice = diceFrom(11);
    people[0]?.send({ t: 'vote', about: 'abandon', yes: true });
    const areAllAlive = () => people[0]?.game?.table.seats.every(({ presence }) => presence === 'in') === true;
    for (let answers = 0; answers < 3000 && areAllAlive(); answers++) {
      const next = people.find(({ game }) => game?.ask?.question !== undefined);
      const answer = next && someAnswer(next, dice);
      if (answer !== undefined) next?.answer(answer);
      world.advance(300);
    }
    const living = people[0]?.game?.table.seats.flatMap(({ presence }, seat) => (presence === 'in' ? [seat] : []));
    expect(living).toHaveLength(3);
    expect(people[0]?.table).toMatchObject({ phase: 'playing', voters: living });
  });
});

describe('Who watches', () => {
  it('is told by name, the last thirty-two of very many', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(ann?.table).toMatchObject({ spectators: 1, watchers: [{ guest: eve.guest, name: 'Eve' }] });
    for (let at = 0; at < 32; at++) world.guest(`W${at}`).send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(ann?.table?.spectators).toBe(33);
    expect(ann?.table?.watchers.map(({ name }) => name)).toEqual(Array.from({ length: 32 }, (_, at) => `W${at}`));
  });
});
