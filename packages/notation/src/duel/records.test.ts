import { nextDecision, randomBot } from '@dustup/bots';
import { duelRules } from '@dustup/duel';
import { keyFromSeed, Recording } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { readDuelRecord, writeDuelRecord } from './records.ts';

const NAMES = ['Ann', 'Ben'];

function played(seed: number, decisions = Number.POSITIVE_INFINITY) {
  const setup = seed % 2 === 0 ? { law: 1, characters: 5 } : {};
  const recording = new Recording(duelRules, setup, keyFromSeed(`duel record ${seed}`));
  const bots = NAMES.map((_, seat) => randomBot(seed * 10 + seat));
  while (!recording.position.isOver && recording.record.entries.length < decisions) {
    const [seat, answer] = nextDecision(recording.position, bots);
    expect(recording.answer(seat, answer)).toBeUndefined();
  }
  return recording;
}

describe('the record of a Duel', () => {
  it('says how it was set up, what was decided and who won', () => {
    const text = writeDuelRecord(played(2).record, NAMES);
    expect(text).toMatch(/^dustup record 1\nrules: dustup\/duel\ncharacters: 5\nseat Ann\nseat Ben\nlaw: Ben\nkey: /);
    expect(text).toMatch(/\n(Ann|Ben) sends [\w ]+ \{[0-9a-f]{8}\}\n/);
    expect(text).toMatch(/\n(Ann|Ben) plays [\w!' ]+ on [\w ]+ \{\d+ [0-9a-f]{8}\}\n/);
    expect(text).toMatch(/\n(law|outlaws) won \{[0-9a-f]{8}\}\n$/);
  });

  it('replays exactly, finished or not', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { record } = seed % 3 === 0 ? played(seed, 25) : played(seed);
      const text = writeDuelRecord(record, NAMES);
      const read = readDuelRecord(text);
      expect(read.names).toEqual(NAMES);
      expect(read.record).toEqual(record);
    }
  });

  it('that was changed is refused with its line', () => {
    const text = writeDuelRecord(played(1).record, NAMES);
    const refusal = (changed: string) => () => readDuelRecord(changed);
    expect(refusal(text.replace(/^Ann ends turn .*\n/m, ''))).toThrow();
    expect(refusal(text.replace('rules: dustup/duel', 'rules: dustup/bang'))).toThrow(
      "this is a record of 'dustup/bang': it should be 'dustup/duel'",
    );
    expect(refusal(text.replace('seat Ben\n', ''))).toThrow('a Duel has two seats, not 1');
    expect(refusal(text.replace('seat Ann\n', 'characters: four\nseat Ann\n'))).toThrow('write a number');
    expect(refusal(text.replace(/ won /, ' wins '))).toThrow();
    expect(refusal(`${text}Ann ends turn {00000000}\n`)).toThrow('after the end of the record');
  });
});
