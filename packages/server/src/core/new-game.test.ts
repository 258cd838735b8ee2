import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COIN_WORDS } from '../testing/coin-words.ts';
import { coins } from '../testing/coins.ts';
import { CoreWorld } from './testing/core-world.ts';
import { comeBack, playAtChance, seatPeople } from './testing/play.ts';

const DOC = new URL('../../../../docs/a-new-game.md', import.meta.url);
const GAME = new URL('../testing/coins.ts', import.meta.url);
const WORDS = new URL('../testing/coin-words.ts', import.meta.url);

describe('docs/a-new-game.md', () => {
  it('shows a game as it is, in some sixty lines', () => {
    const text = readFileSync(GAME, 'utf8');
    expect(readFileSync(DOC, 'utf8')).toContain(`\`\`\`ts\n${text}\`\`\``);
    expect(text.split('\n').length).toBeLessThan(80);
    expect(readFileSync(DOC, 'utf8')).toContain(`\`\`\`ts\n${readFileSync(WORDS, 'utf8')}\`\`\``);
  });

  it('is right: the game is hosted, taken up again after a restart, and played to its end', () => {
    const world = new CoreWorld({ games: [coins] });
    const people = seatPeople(world, ['Ann', 'Ben'], { pace: 'fast', clock: null, options: ['bigHeap'] });
    people[0]?.send({ t: 'start' });
    expect(people[0]?.table?.house).toMatchObject({ game: 'coins', players: 2 });
    playAtChance(world, people, 1, 3);
    const before = people[0]?.game;
    world.restart();
    const back = comeBack(world, people);
    expect(back[0]?.game).toMatchObject({ slug: 'coins', n: 3, table: before?.table });
    playAtChance(world, back, 2);
    expect(back[0]?.table).toMatchObject({ phase: 'over', game: { outcome: { winners: [expect.any(Number)] } } });
    expect(world.notes.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('says what may be chosen, and what it is called', () => {
    const world = new CoreWorld({ games: [{ ...coins, words: COIN_WORDS }] });
    const ann = world.guest('Ann');
    const { usual, slug } = coins;
    const offer = { game: slug, sets: [], options: ['bigHeap'], bots: ['random'], usual, words: COIN_WORDS };
    expect(ann.ask({ t: 'offer', game: 'coins' })).toMatchObject({ t: 'done', with: offer });
    expect(ann.ask({ t: 'offer', game: 'chess' })).toMatchObject({ why: { refused: 'gameNotOffered' } });
    const unknown = ann.ask({ t: 'offer', game: 'coins', sets: ['constructor'] });
    expect(unknown).toMatchObject({ why: { refused: 'noSuchSet', set: 'constructor', sets: [] } });
  });

  it('is played on from a step of a game that is over, against its best bot', () => {
    const world = new CoreWorld({ games: [coins] });
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben'], { pace: 'fast', clock: null });
    ann?.send({ t: 'start' });
    playAtChance(
      world,
      [ann, ben].flatMap((one) => one ?? []),
      1,
    );
    const game = ann?.table?.game?.id ?? '';
    expect(ann?.ask({ t: 'practice', game, step: 2, seat: 1 })).toMatchObject({ t: 'done' });
    expect(ann?.table?.seats.map((seat) => seat?.bot)).toEqual(['random', null]);
    playAtChance(
      world,
      [ann].flatMap((one) => one ?? []),
      1,
    );
    expect(ann?.table?.phase).toBe('over');
    expect(world.notes.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('has its own bots, and refuses what its rules refuse', () => {
    const world = new CoreWorld({ games: [coins] });
    const ann = world.guest('Ann');
    ann.send({ t: 'create', house: { pace: 'fast', clock: null } });
    expect(ann.ask({ t: 'house', house: { players: 5 } })).toMatchObject({ why: { refused: 'playersOutOfRange' } });
    expect(ann.ask({ t: 'start', fill: 'rule' })).toMatchObject({ why: { refused: 'noSuchBot', bots: ['random'] } });
    expect(ann.ask({ t: 'start', fill: 'random' })).toMatchObject({ t: 'done' });
    playAtChance(world, [ann], 1);
    expect(ann.table?.phase).toBe('over');
  });
});
