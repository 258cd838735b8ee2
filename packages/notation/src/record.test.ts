import { ALL_SETS, bangRules, type Setup } from '@dustup/bang';
import { nextDecision, randomBot } from '@dustup/bots';
import { keyFromSeed, Recording, replay } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { NotationError } from './notation-error.ts';
import { readRecord } from './parse/record.ts';
import { writeRecord } from './write-record.ts';
import { withPlaces } from './with-places.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];

function randomRecord(setup: Setup, seed: number, most = Number.POSITIVE_INFINITY) {
  const recording = new Recording(bangRules, setup, keyFromSeed(`record ${seed}`));
  const bots = NAMES.map((_, seat) => randomBot(seed * 10 + seat));
  while (!recording.position.isOver && recording.record.entries.length < most) {
    const [seat, answer] = nextDecision(recording.position, bots);
    recording.answer(seat, answer);
  }
  return recording.record;
}

const names = (count: number) => NAMES.slice(0, count);

describe('a record', () => {
  const setups: Setup[] = [
    { players: 4, sets: ['base'] },
    { players: 5, sets: ['base'], options: ['twoCharacters'] },
    { players: 6, sets: ALL_SETS },
    { players: 6, sets: ['base'], options: ['beginners'], sheriff: 2 },
    { players: 3, sets: ['base', 'dodge-city'] },
    { players: 8, sets: ['base', 'dodge-city', 'stick-of-dynamite'] },
    { players: 7, sets: ['base'], characters: [null, 'sid-ketchum', null, null, null, null, 'lucky-duke'] },
  ];

  it.each(setups)('is written, read and written again to the same text: %j', (setup) => {
    for (const seed of [1, 2, 3]) {
      const record = randomRecord(setup, seed);
      const text = writeRecord(record, names(setup.players));
      const again = readRecord(text);
      expect(again.names).toEqual(names(setup.players));
      expect(withPlaces(again.record)).toEqual(withPlaces(record));
      expect(writeRecord(again.record, again.names)).toBe(text);
    }
  });

  it('may be of a game that is not over', () => {
    const text = writeRecord(randomRecord({ players: 5, sets: ['base'] }, 4, 17), names(5));
    expect(text).toMatch(/\nunfinished \{[0-9a-f]{8}\}\n$/);
    expect(readRecord(text).record.entries).toHaveLength(17);
  });

  it('replays with the kernel', () => {
    const { record } = readRecord(writeRecord(randomRecord({ players: 5, sets: ['base'] }, 5), names(5)));
    expect('problem' in replay(bangRules, record)).toBe(false);
  });

  it('names the line where something was changed', () => {
    const text = writeRecord(randomRecord({ players: 4, sets: ['base'] }, 6, 40), names(4));
    const lines = text.split('\n');
    for (const [at, line] of lines.entries()) {
      if (line === '') continue;
      const changed = [...lines.slice(0, at), ...lines.slice(at + 1)].join('\n');
      expect(errorOf(changed), `without '${line}'`).toBeInstanceOf(NotationError);
      expect(errorOf(changed)?.line, `without '${line}'`).toBeGreaterThan(0);
    }
  });

  it('says what was found and what would be right', () => {
    const text = writeRecord(randomRecord({ players: 4, sets: ['base'] }, 7), names(4));
    const line = text.split('\n').findIndex((one) => one.includes(' ends turn '));
    const bad = text.split('\n').with(line, 'Ann plays Barel {1 00000000}').join('\n');
    expect(errorOf(bad)?.line).toBe(line + 1);
    expect(errorOf(bad)?.message).toBe("no card, player or move 'Barel': did you mean 'Barrel'?");
    expect(errorOf('seat Ann')?.message).toBe("'seat Ann': a record begins with 'dustup record 1'");
    const sets = errorOf(`# a comment\n${text.replace('sets: base', 'sets: bass')}`);
    expect(sets?.message).toBe("no set 'bass': did you mean 'base'?");
    expect(sets?.line).toBe(4);
    const key = errorOf(text.replace(/^key: .*$/m, 'key: zz'));
    expect(key?.message).toBe("'key: zz': write key: and 64 hexadecimal digits");
    expect(key?.line).toBe(text.split('\n').findIndex((one) => one.startsWith('key:')) + 1);
    expect(errorOf(text.replace(/^key: .*\n/m, ''))?.message).toContain("the line 'key: …' is missing");
    expect(errorOf(text.replace('seat Ben\n', ''))?.message).toBe('these sets take 4 to 7 players, not 3');
  });
});

function errorOf(text: string): NotationError | undefined {
  try {
    readRecord(text);
    return undefined;
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
}
