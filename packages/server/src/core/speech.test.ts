import { bangRules, type State } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { parseEntry } from './parse-entry.ts';
import { CoreWorld } from './testing/core-world.ts';
import { comeBack, playingPeople, QUICK } from './testing/play.ts';
import type { TestClient } from './testing/test-client.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'];

type Change = (state: State) => void;
type Scene = { readonly world: CoreWorld; readonly people: readonly TestClient[]; readonly turn: number };

/** A game that stands at the beginning of a turn, changed as a test needs it. */
function gameAt(change: Change): Scene {
  const world = new CoreWorld();
  const before = playingPeople(world, PEOPLE, { ...QUICK, sets: ['base', 'wild-west-show'] });
  const [table] = world.log.tables();
  const { saved } = JSON.parse(JSON.stringify(table?.checkpoint));
  const state = bangRules.copy(saved.checkpoint);
  change(state);
  world.log.setFact('checkpoint', table?.id ?? '', {
    seq: table?.entries.length ?? 0,
    saved: { checkpoint: state, since: [], gathered: [] },
  });
  world.restart();
  return { world, people: comeBack(world, before), turn: state.turn.seat };
}

/** Everybody knows by now which character they are, and nobody is asked anything before phase 2. */
const inSilence: Change = (state) => {
  for (const seat of state.seats) seat.character = 'paul-regret';
  state.inForce['show'] = 'gag';
  state.stacks['show'] = (state.stacks['show'] ?? []).filter((slug) => slug !== 'gag');
};

/** Whose turn it is has to say first where to draw from: that is no time for words. */
const whileDrawing: Change = (state) => {
  inSilence(state);
  state.turn.phase = 'draw';
  for (const [at, seat] of state.seats.entries()) if (at === state.turn.seat) seat.character = 'jesse-jones';
};

function lives({ people }: Scene): number[] {
  return people[0]?.game?.table.seats.map(({ life }) => life) ?? [];
}

function sits({ people }: Scene, seat: number): TestClient {
  const found = people.find((client) => client.seat === seat);
  if (found === undefined) throw new Error('nobody sits there');
  return found;
}

function says(client: TestClient, to: 'table' | 'dead' = 'table'): void {
  expect(client.ask({ t: 'say', to, text: 'Well!' })).toMatchObject({ t: 'done' });
}

function votes(client: TestClient, about: 'pause' | 'resume'): void {
  client.send({ t: 'vote', about, yes: true });
}

/** What the last entries were. */
function lately({ world }: Scene, count: number): string[] {
  const [table] = world.log.tables();
  return (table?.entries ?? []).map(({ body }) => parseEntry(body)?.k ?? '').slice(-count);
}

function restarted(scene: Scene): Scene {
  scene.world.restart();
  return { ...scene, people: comeBack(scene.world, scene.people) };
}

describe('Where words cost something', () => {
  it('[WWS-GAG-02-Q] a line to the table costs a life at once, between two actions', () => {
    const scene = gameAt(inSilence);
    const before = lives(scene);
    says(sits(scene, 2));
    expect(lives(scene)).toEqual(before.with(2, 3));
    says(sits(scene, 0));
    says(sits(scene, 0));
    expect(lives(scene)).toEqual(before.with(2, 3).with(0, 3));
    expect(lately(scene, 2)).toEqual(['said', 'answered']);
    expect(scene.people.map((one) => one.all('chat').length)).toEqual([3, 3, 3, 3]);
  });

  it('the answer of whose turn it is, sent before they heard the word, still counts', () => {
    const scene = gameAt(inSilence);
    const ann = sits(scene, 0);
    const { id = 0 } = ann.game?.ask ?? {};
    says(sits(scene, 1));
    expect(ann.replyTo(ann.answer({ do: 'end' }, { ask: id }))).toMatchObject({ t: 'done' });
  });

  it('what was said in the middle of an action counts when that is over', () => {
    const scene = gameAt(whileDrawing);
    const before = lives(scene);
    says(sits(scene, 1));
    says(sits(scene, 0));
    expect(lives(scene)).toEqual(before);
    sits(scene, 0).answer({ from: 'pile' });
    expect(lives(scene)).toEqual(before.with(0, 4).with(1, 3));
    expect(lately(scene, 5)).toEqual(['said', 'said', 'answered', 'answered', 'answered']);
  });

  it('nothing of it is lost when the process dies in between, or afterwards', () => {
    const scene = gameAt(whileDrawing);
    says(sits(scene, 1));
    const again = restarted(scene);
    sits(again, 0).answer({ from: 'pile' });
    expect(lives(again)).toEqual([5, 3, 4, 4]);
    const before = again.people.map(({ game }) => game);
    const after = restarted(again);
    expect(after.people.map(({ game }) => game)).toEqual(before);
    expect(after.world.core.figures().games).toBe(1);
    expect(after.world.notes).toEqual([]);
  });

  it('a word said once costs once, however often the request is sent', () => {
    const scene = gameAt(inSilence);
    const wish = { t: 'say', to: 'table', text: 'Well!', re: 'once' } as const;
    sits(scene, 1).send(wish);
    sits(scene, 1).send(wish);
    sits(restarted(scene), 1).send(wish);
    expect(lives(scene)).toEqual([5, 3, 4, 4]);
  });

  it('a word that is lost with its write costs nothing', () => {
    const scene = gameAt(inSilence);
    scene.world.isManual = true;
    sits(scene, 1).send({ t: 'say', to: 'table', text: 'Well!' });
    scene.world.fail();
    scene.world.isManual = false;
    scene.world.commit();
    const again = { ...scene, people: comeBack(scene.world, scene.people) };
    expect(lives(again)).toEqual([5, 4, 4, 4]);
    expect(sits(again, 1).last('table')?.chat).toEqual([]);
  });

  it('[WWS-GAG-03-Q] who has talked themselves out of the game pays no more, and the dead speak freely', () => {
    const scene = gameAt((state) => {
      whileDrawing(state);
      for (const seat of state.seats) if (seat.role === 'renegade') seat.life = 1;
      for (const seat of state.seats) if (seat.role === 'renegade') state.discardPile.push(...seat.hand.splice(0));
    });
    const at = lives(scene).indexOf(1);
    const renegade = sits(scene, at);
    says(renegade);
    says(renegade);
    sits(scene, 0).answer({ from: 'pile' });
    expect(lately(scene, 3)).toEqual(['answered', 'answered', 'forgiven']);
    expect(scene.people[0]?.game?.table.seats[at]?.presence).toBe('out');
    const before = lives(scene);
    says(renegade, 'dead');
    says(renegade, 'table');
    expect(lives(scene)).toEqual(before);
    expect(lives(restarted(scene))).toEqual(before);
  });

  it('whoever only watches, or has given up, speaks freely', () => {
    const scene = gameAt(inSilence);
    const zoe = scene.world.guest('Zoe');
    zoe.send({ t: 'enter', code: scene.people[0]?.table?.code ?? '' });
    says(zoe);
    sits(scene, 2).send({ t: 'concede' });
    says(sits(scene, 2));
    expect(lives(scene)).toEqual([5, 4, 4, 4]);
  });

  it('what is said in a pause counts when the game goes on', () => {
    const scene = gameAt(inSilence);
    for (const one of scene.people) votes(one, 'pause');
    says(sits(scene, 1));
    expect(lives(scene)).toEqual([5, 4, 4, 4]);
    for (const one of scene.people) votes(one, 'resume');
    expect(lives(scene)).toEqual([5, 3, 4, 4]);
  });

  it('elsewhere words are free', () => {
    const scene = gameAt(() => undefined);
    const before = lives(scene);
    for (const one of scene.people) says(one);
    expect(lives(scene)).toEqual(before);
    expect(scene.people[0]?.game?.table.speechCosts).toEqual([false, false, false, false]);
  });
});
