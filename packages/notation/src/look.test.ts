import { describe, expect, it } from 'vitest';
import { formatFailure } from './format-error.ts';
import { runScenarioFile } from './scenario-file.ts';

const TABLE = `seat Ann: Sheriff, hand BANG! 2♦
seat Ben: Outlaw, hand Missed! J♣, Beer 6♥
seat Cid: Outlaw
seat Dot: Renegade
deck: Beer 10♥, BANG! 8♣, Duel Q♦
deck bottom: Gatling, Volcanic 10♣
discard: Indians! A♦, Stagecoach
`;

/** The first thing that is wrong with some lines behind the table. */
function fault(...lines: readonly string[]): string | undefined {
  const results = runScenarioFile(TABLE + lines.join('\n'), { file: 'x.scn' });
  return results.flatMap(({ failures }) => failures.map(formatFailure))[0];
}

describe('a pile', () => {
  it.each([
    '> deck: Beer 10♥, BANG! 8♣',
    '> deck in any order: BANG! 8♣, Beer 10♥',
    '> deck bottom: Gatling, Volcanic',
    '> deck bottom in any order: Volcanic, Gatling',
    '> deck holds Gatling, Beer 10♥',
    '> deck lacks Indians! A♦, BANG! 2♦',
    '> discard exactly: Indians!, Stagecoach',
    '> discard exactly in any order: Stagecoach, Indians!',
    '> discard bottom exactly: Stagecoach, Indians!',
    '> discard bottom: Stagecoach',
    '> discard 2',
    '> shelf: none',
  ])('may be looked at so: %s', (line) => {
    expect(fault(line)).toBeUndefined();
  });

  it.each([
    ['> deck in any order: Beer 10♥, Duel Q♦', 'found deck: Beer 10♥, BANG! 8♣'],
    ['> deck bottom: Volcanic', 'found deck bottom: Gatling 10♥'],
    ['> discard exactly in any order: Stagecoach', 'found discard: Indians! A♦, Stagecoach 9♠'],
    ['> discard holds Beer', 'found discard: Indians! A♦, Stagecoach 9♠'],
    ['> discard lacks Stagecoach', 'found discard: Indians! A♦, Stagecoach 9♠'],
    ['> discard bottom: Barel', "no card 'Barel'"],
    ['> deck top: Beer', "'deck top: Beer' is not an expectation"],
  ])('is not so: %s', (line, says) => {
    expect(fault(line)).toContain(says);
  });

  it('has a bottom below what was shuffled', () => {
    expect(fault('> deck 75', '> deck bottom: Gatling 10♥, Volcanic 10♣')).toBeUndefined();
    const exact = runScenarioFile(`${TABLE.replace('deck:', 'deck exactly:')}> deck 3`, { file: 'x.scn' });
    expect(exact.flatMap(({ failures }) => failures.map(formatFailure))).toEqual([
      "x.scn:6: 'deck exactly' already names the whole pile, including the bottom",
    ]);
  });
});

describe('one of these', () => {
  it.each([
    '> one of these: Ben hand 2; Ben hand 3',
    '> one of these: Ann holds Duel; discard 0; Ann is asked to play',
  ])('holds: %s', (line) => {
    expect(fault(line)).toBeUndefined();
  });

  it.each([
    ['> one of these: Ben hand 1; Ben 3/4', 'found Ben hand 2: Missed! J♣, Beer 6♥; Ben 4/4'],
    ['> one of these: Ben hand 2; Ben 4/4', 'found 2 of them: Ben hand 2; Ben 4/4'],
    ['> one of these: Ben hand 2', 'write two or more expectations'],
    ['> one of these: Ben hand 2; Ben flies', "no character 'flies'"],
  ])('does not: %s', (line, says) => {
    expect(fault(line)).toContain(says);
  });
});

describe('before the turn ends', () => {
  const SHOT = ['Ann plays BANG! on Ben', 'Ben plays Missed!'];

  it('is how it was, though nobody was asked and the game has gone on', () => {
    expect(
      fault(
        ...SHOT,
        '> turn: Ben, play',
        '> deck: Duel Q♦',
        '> before the turn ends: turn: Ann, end',
        '> before the turn ends: deck: Beer 10♥, BANG! 8♣',
        '> before the turn ends: Ben hand Beer',
        '> before the turn ends: Ann sees Cid at 2',
        '> before the turn ends: Cid hears Ben answers with Missed! J♣',
        '> before the turn ends: Cid does not hear Ben draws 2 cards',
        '> Cid hears Ben draws 2 cards',
        '> one of these: before the turn ends: Ben hand 1; before the turn ends: Ben hand 2',
      ),
    ).toBeUndefined();
  });

  it('may stand before the first decision', () => {
    const text = `${TABLE.replace(', hand BANG! 2♦', '')}> turn: Ben, play\n> before the turn ends: Ben hand 2`;
    expect(runScenarioFile(text).map(({ passed }) => passed)).toEqual([true]);
  });

  it.each([
    ['> before the turn ends: Ben hand none', 'found before the turn ends: Ben hand Beer 6♥'],
    ['> before the turn ends: Ann is asked to play', 'nobody is asked when a turn ends'],
    ['> before the turn ends: Ann may end turn', 'nobody is asked when a turn ends'],
  ])('is not so: %s', (line, says) => {
    expect(fault(...SHOT, line)).toContain(says);
  });

  it('is nothing when no turn has ended', () => {
    expect(fault('> before the turn ends: Ben hand 2')).toContain('found no turn has ended since the last decision');
  });
});

describe('what is heard in order', () => {
  const SHOT = ['Ann plays BANG! on Ben', 'Ben plays Missed!'];

  it('comes one after the other', () => {
    const line =
      '> Cid hears in order: Ben answers with Missed! J♣; Ben dodges.; Ann ends their turn; Ben draws 2 cards';
    expect(fault(...SHOT, line)).toBeUndefined();
  });

  it.each([
    '> Cid hears in order: Ben dodges; Ben answers with Missed! J♣',
    '> Cid hears in order: Ben dodges; Ben dodges',
  ])('is not so: %s', (line) => {
    expect(fault(...SHOT, line)).toContain('found Ben answers with Missed! J♣. Ben dodges. Ann ends their turn.');
  });
});
