import { GAMES, randomBot } from '@dustup/bots';
import type { Json, Playable, WireEvent } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { eventsOf } from './listening-bots.ts';
import { parseEntry } from './parse-entry.ts';
import { CoreWorld } from './testing/core-world.ts';
import { comeBack, playAtChance, QUICK, seatPeople } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

/** A game whose bots write down what they hear, one list for each that was made; some choke on it. */
function gameWithEars(original: Playable, chokesOn?: string) {
  const heard: Json[][] = [];
  const make = (seed: number | string) => {
    const ears: Json[] = [];
    if (seed !== '') heard.push(ears);
    const hears = (event: unknown) => {
      const told: WireEvent = JSON.parse(JSON.stringify(event));
      if (told.type === chokesOn) throw new Error('too much');
      ears.push(told);
    };
    return { ...randomBot(seed), hears };
  };
  const game: Playable = { ...original, bots: new Map([['ears', make]]) };
  return { game, heard };
}

/** What each seat may know of all that has happened at the table. */
function storiesOf(world: CoreWorld, game: Playable, { table }: TestClient): string[] {
  const entries = world.log.table(table?.id ?? '')?.entries.flatMap(({ body }) => parseEntry(body) ?? []) ?? [];
  const events = eventsOf(entries);
  expect(events.length).toBeGreaterThan(10);
  return sorted((table?.seats ?? []).map((_, seat) => events.map((event) => game.rules.redact(event, seat))));
}

/** Bots are made in no particular order. */
function sorted(stories: readonly unknown[]): string[] {
  return stories.map((story) => JSON.stringify(story)).sort();
}

describe.each(GAMES)('Bots of $slug that listen', (original) => {
  const house = { ...QUICK, ...original.usual, sets: [...original.usual.sets], options: [], game: original.slug };

  function playing(world: CoreWorld): TestClient[] {
    const people = seatPeople(world, ['Ann'], house);
    people[0]?.send({ t: 'start', fill: 'ears' });
    playAtChance(world, people, 1, 12);
    return people;
  }

  it('hear what happens as their seats see it, those too who may stand in later; all of it after a restart', () => {
    const { game, heard } = gameWithEars(original);
    const world = new CoreWorld({ games: [game] });
    const people = playing(world);
    const [ann] = people;
    if (ann === undefined) return;
    expect(sorted(heard)).toEqual(storiesOf(world, game, ann));
    expect(new Set(sorted(heard)).size).toBe(heard.length); // no two see the same
    heard.length = 0;
    world.restart();
    expect(sorted(heard)).toEqual(storiesOf(world, game, ann));
    playAtChance(world, comeBack(world, people), 2, 5);
    expect(sorted(heard)).toEqual(storiesOf(world, game, ann));
  });

  it('and break harm nobody', () => {
    const { game } = gameWithEars(original, 'turnBegan');
    const world = new CoreWorld({ games: [game] });
    const [ann] = playing(world);
    expect(ann?.table?.phase).not.toBe('closed');
    expect(ann?.game?.n).toBeGreaterThan(5);
    expect(world.notes).toContainEqual(expect.objectContaining({ what: 'a bot broke' }));
  });
});
