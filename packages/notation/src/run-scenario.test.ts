import { describe, expect, it } from 'vitest';
import { formatFailure } from './format-error.ts';
import { positionFromText } from './run-scenario.ts';
import { runScenarioFile } from './scenario-file.ts';

const TABLE = `sets: base
seat Ann: Sheriff, Slab the Killer, 5/5, hand BANG! 2♦, BANG! 3♦, Panic!, Missed! 10♣
seat Ben: Outlaw, Jourdonnais, 2/4, hand Missed! J♣, Beer 6♥, in play Barrel Q♠
seat Cid: Outlaw
seat Dot: Renegade
deck: Beer 10♥, BANG! 8♣
turn: Ann, play
`;

/** What is wrong with a scenario, as it is printed. */
function faults(text: string): string[] {
  return runScenarioFile(text, { file: 'x.scn' }).flatMap(({ failures }) => failures.map(formatFailure));
}

/** What is wrong with one line after the table and a few decisions. */
function fault(...lines: readonly string[]): string | undefined {
  return faults(TABLE + lines.join('\n'))[0];
}

describe('an expectation', () => {
  const SHOT = ['Ann plays BANG! 2♦ on Ben', 'Ben uses Barrel', 'Ben takes it'];

  it.each([
    '> Ben 1/4, hand Missed! J♣, Beer 6♥, in play Barrel Q♠',
    '> Ben hand 2, holds Beer, lacks BANG!',
    '> Ben Outlaw, Jourdonnais, role hidden, is in, tokens none',
    '> discard: Beer 10♥, BANG! 2♦',
    '> discard exactly: Beer 10♥, BANG! 2♦',
    '> discard 2',
    '> deck: BANG! 8♣',
    '> turn: Ann, play, bangs 1',
    '> turn: Ann',
    '> nobody has won',
    '> nobody but Ann is asked',
    '> Ann is asked to play',
    '> Ben is not asked',
    '> Ann may play Panic! on Ben, takes Barrel',
    '> Ann may not play Panic! on Ben, takes Mustang: no such option',
    '> Ann may not play BANG! 3♦ on Ben: one BANG! a turn',
    '> Ann may not play BANG! 3♦ on Ben: bangLimitReached, limit 1',
    '> Ann may not play BANG! 3♦ on Cid: out of range, distance 2, reach 1',
    '> Ann may not play Missed! 10♣: only as an answer',
    '> Ann may not play Missed! 10♣ on Ben: only as an answer',
    '> Ann may not play Beer 6♥: no such option',
    '> Ben may not play Beer: not asked',
    '> Ann sees Cid at 2',
    '> Ann reaches 1',
    '> Cid hears Ben loses 1 life point because of Ann: 1 left.',
    '> Cid does not hear "Ben dodges."',
    '> Cid knows the role of Ann',
    '> Cid does not know the role of Ben',
    '> event: none',
    '> shelf: none',
  ])('holds: %s', (line) => {
    expect(fault(...SHOT, line)).toBeUndefined();
  });

  it.each([
    ['> Ben 2/4', 'expected Ben 2/4\n  found Ben 1/4'],
    ['> Ben hand none', 'expected Ben hand none\n  found Ben hand Missed! J♣, Beer 6♥'],
    ['> Ben hand 3', 'expected Ben hand 3\n  found Ben hand 2: Missed! J♣, Beer 6♥'],
    ['> Ben in play none, 1/4', 'expected Ben in play none, 1/4\n  found Ben in play Barrel Q♠'],
    ['> Ben holds BANG!', 'expected Ben holds BANG!\n  found Ben hand Missed! J♣, Beer 6♥'],
    ['> Ben is out', 'expected Ben is out\n  found Ben is in'],
    ['> discard: BANG! 2♦', 'expected discard: BANG! 2♦\n  found discard: Beer 10♥'],
    ['> discard exactly: Beer', 'expected discard exactly: Beer\n  found discard: Beer 10♥, BANG! 2♦'],
    ['> discard 3', 'expected discard 3\n  found discard 2'],
    ['> turn: Ben', 'expected turn: Ben\n  found turn: Ann, play, turn 1, bangs 1'],
    ['> law wins', 'expected law wins\n  found nobody has won'],
    ['> nobody is asked', 'expected nobody is asked\n  found Ann is asked to play'],
    ['> Ben is asked to dodge', 'expected Ben is asked to dodge\n  found Ann is asked to play'],
    ['> Ann is not asked', 'expected Ann is not asked\n  found Ann is asked to play'],
    [
      '> Ann may not play Panic! on Ben, takes Barrel',
      'expected Ann may not play Panic! on Ben, takes Barrel\n  found it is legal',
    ],
    [
      '> Ann may not play BANG! 3♦ on Ben: out of range',
      'expected Ann may not play BANG! 3♦ on Ben: out of range\n  found refused: one BANG! a turn, played 1, limit 1',
    ],
    ['> Ann sees Cid at 1', 'expected Ann sees Cid at 1\n  found Ann sees Cid at 2'],
    ['> Ann reaches 2', 'expected Ann reaches 2\n  found Ann reaches 1'],
    ['> Cid knows the role of Ben', 'expected Cid knows the role of Ben\n  found it is hidden'],
  ])('fails and says how it is: %s', (line, says) => {
    expect(fault(...SHOT, line)).toBe(`x.scn:11: ${says}`);
  });

  it('of all options names what is missing or too many', () => {
    const shot = 'Ann plays BANG! 2♦ on Ben';
    expect(fault(shot, '> Ben may: play Missed! J♣; use Jourdonnais; use Barrel; take it')).toBeUndefined();
    const found = '\n  found Ben may: play Missed! J♣; use Jourdonnais; use Barrel Q♠; take it';
    expect(fault(shot, '> Ben may: play Missed!; take it')).toContain(found);
    expect(fault(shot, '> Ben may: play Missed!; play Beer; use Jourdonnais; use Barrel; take it')).toContain(found);
  });
});

describe('a line that makes no sense', () => {
  it.each([
    ['> Ann may not play Barel', "no card, player or move 'Barel': did you mean 'Barrel'?"],
    ['> Ben tokens gold 1', "no token 'gold' in these sets"],
    ['> Ann hand Bangs', "no card 'Bangs': did you mean 'BANG!'?"],
    ['> Ann hand BANG! 2♠', "no card 'BANG! 2♠': BANG! comes as "],
    ['> Eve 4/4', "'Eve 4/4' is not an expectation: begin with a seat (Ann, Ben, Cid, Dot), deck:"],
    ['Ann flies away', "no card, player or move 'flies'. Ann may: play BANG! 2♦ on Ben; "],
    ['> turn: Ann, sleep', "no phase 'sleep'"],
    ['Eve plays BANG! on Ben', "'Eve plays BANG! on Ben': write the name of a seat: Ann, Ben, Cid, Dot"],
    ['Ann plays Gatling', "'Ann plays Gatling': no such option. Ann may: play BANG! 2♦ on Ben; play BANG! 2♦ on Dot"],
    ['Ann plays BANG! 2♦ on Cid', "'Ann plays BANG! 2♦ on Cid': out of range, distance 2, reach 1. Ann may: "],
    ['Ann plays Panic! on Ben', "'Ann plays Panic! on Ben': no such option. Ann may: "],
    ['Ben plays Beer', "'Ben plays Beer': not asked. Ann is asked to play"],
    ['deck: Beer', "'deck: Beer' belongs to the position, above the first decision"],
    ['Ann answers do=play card=BANG! 2♦', "the slot 'at' is missing: write at=…"],
    ['Ann answers do=sing', 'do=sing: no'],
    ['Ann answers do=play do=end', "the slot 'do' is given twice"],
  ])('is a failure with its line and what would be right: %s', (line, says) => {
    const [first] = faults(`${TABLE}\n> Ann 5/5\n${line}`);
    expect(first).toContain(says);
    expect(first).toMatch(/^x\.scn:10: /);
  });

  it.each([
    [4, 'seat Cid: Outlaw, hand Barel', "no card 'Barel': did you mean 'Barrel'?"],
    [4, 'seat Cid: Outlaw, hand Barrel, Barrel', "'Barrel' is named too often"],
    [4, 'seat Cid: Outlaw, Sid Ketchum, 5/4', 'Cid has 5/4 life points: a player in the game has 1 to 4'],
    [4, 'seat Cid: Outlaw, Sid Ketchup', "no character 'Sid Ketchup': did you mean 'Sid Ketchum'?"],
    [4, 'seat Cid: Outlaw, in play BANG!', 'Cid: BANG! can’t be in play'],
    [4, 'seat Cid: Outlaw, hand 3', "3 cards: a position names its cards, such as 'Beer' or 'Beer 6♥'"],
    [4, 'seat Ann: Outlaw', 'seat Ann is already in line 2'],
    [4, 'seat Cid: Outlaw, Lucky Duke, Kit Carlson', "'Kit Carlson': write a role, a character, life such as 3/4"],
    [4, 'decks: Beer', "no line 'decks': did you mean 'deck'?"],
    [1, 'sets: bass', "no set 'bass': did you mean 'base'?"],
    [1, 'options: begginers', "no option 'begginers': did you mean 'beginners'?"],
    [6, 'deck: Beer 6♥, Beer 11♥', "no card 'Beer 11♥'"],
    [6, 'deck: Missed! J♣', "'Missed! J♣' is named too often: there is only one"],
    [7, 'turn: Eve, play', "no seat 'Eve'"],
    [7, 'turn: Ann, sleep', "no phase 'sleep'"],
  ])('of the position too: line %i, %s', (at, line, says) => {
    const [first = ''] = faults(
      TABLE.split('\n')
        .with(at - 1, line)
        .join('\n'),
    );
    expect(first).toContain(says);
    expect(first.startsWith(`x.scn:${at}: `), first).toBe(true);
  });
});

describe('a text of scenarios', () => {
  it('has a common position, which each scenario may change', () => {
    const results = runScenarioFile(`${TABLE}
scenario: one
> Cid hand none
scenario: two
seat Cid: Outlaw, hand Gatling
> Cid hand Gatling
scenario: three
> Cid hand Gatling
`);
    expect(results.map(({ title, passed }) => [title, passed])).toEqual([
      ['one', true],
      ['two', true],
      ['three', false],
    ]);
  });

  it('goes on after an expectation that fails, and stops at a decision that cannot be made', () => {
    expect(faults(`${TABLE}> Ann 4/5\n> Ben 4/4`)).toHaveLength(2);
    expect(faults(`${TABLE}Ann plays Gatling\n> Ben 4/4`)).toHaveLength(1);
  });
});

describe('a decision in words', () => {
  it('means the card held longest, of twins too', () => {
    const { position } = positionFromText(
      `seat Ann: hand Stagecoach 9♠, Beer, Stagecoach 9♠\nseat Ben:\nseat Cid:\nseat Dot:\nAnn plays Stagecoach`,
    );
    const held = position.state.seats[0]?.hand.length;
    expect(held).toBe(4);
    expect(position.state.discardPile).toEqual([position.checkpoint.discardPile[0]]);
  });

  it('may have suits in letters, and comments', () => {
    expect(
      fault('Ann plays BANG! 2d on Ben   # a shot', 'Ben plays Missed! Jc', '> discard: Missed! Jc, BANG! 2d'),
    ).toBe(undefined);
  });

  it('may be given slot by slot', () => {
    const lines = ['Ann answers do=play card=Panic! J♥ at=Ben what=Barrel Q♠', '> Ann holds Barrel'];
    expect(fault(...lines)).toBeUndefined();
  });

  it('need not say what there is no choice about', () => {
    const lines = ['Ann plays BANG! on Dot', '> Dot 3/4'];
    expect(fault(...lines)).toBeUndefined();
  });
});
