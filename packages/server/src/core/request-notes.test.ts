import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { askedAmong, playingPeople, seatPeople } from './testing/play.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'];

function requestsNoted({ notes }: CoreWorld) {
  return notes.filter(({ what }) => what === 'a request').map(({ level, facts }) => ({ level, ...facts }));
}

describe('A request', () => {
  it('is noted with its connection, its table and its id, for whoever looks closely', () => {
    const world = new CoreWorld({ notesRequests: true });
    const [ann] = seatPeople(world, ['Ann']);
    const table = ann?.table?.id;
    const re = ann?.send({ t: 'say', to: 'table', text: 'a secret of mine' });
    expect(requestsNoted(world).at(-1)).toEqual({ level: 'debug', connection: 1, table, request: re, what: 'say' });
    ann?.send({ t: 'leave' });
    expect(requestsNoted(world).at(-1)).toMatchObject({ table: '', what: 'leave' });
    expect(JSON.stringify(world.notes)).not.toContain('secret');
  });

  it('that is refused is noted with the reason; of an answer, which may follow from a hand, without', () => {
    const world = new CoreWorld({ notesRequests: true });
    const people = playingPeople(world, PEOPLE);
    people[0]?.send({ t: 'start' });
    expect(requestsNoted(world).at(-1)).toMatchObject({ what: 'start', refused: 'notInLobby' });
    askedAmong(people).answer({ play: 'no such card' });
    expect(requestsNoted(world).at(-1)).toMatchObject({ what: 'answer', refused: 'not told' });
    people[0]?.sendText('{"t":"dance","re":"d1"}');
    expect(requestsNoted(world).at(-1)).toEqual({
      level: 'debug',
      connection: 1,
      request: 'd1',
      refused: 'badMessage',
    });
  });

  it('is not noted otherwise', () => {
    const world = new CoreWorld();
    seatPeople(world, ['Ann']);
    expect(requestsNoted(world)).toEqual([]);
  });
});
