import { describe, expect, it } from 'vitest';
import { formatFailure } from './format-error.ts';
import { positionFromText, runScenarioFile } from './run-scenario.ts';

const TABLE = `sets: base, high-noon
seat Ann: Sheriff, Slab the Killer, 5/5, hand BANG! 2♦, Beer 6♥
seat Ben: Outlaw, Jourdonnais, 2/4, hand Missed! J♣, in play Barrel Q♠
seat Cid: Outlaw
seat Dot: Renegade
deck: Beer 10♥, BANG! 8♣
turn: Ann, play
event: Thirst
events to come: Blessing, High Noon
> nobody has won
`;

/** The first thing that is wrong with a text, as it is printed; nothing when all is well. */
function fault(text: string): string | undefined {
  return runScenarioFile(text, { file: 'x.scn' }).flatMap(({ failures }) => failures.map(formatFailure))[0];
}

/** The table with one line changed. */
function withLine(number: number, line: string): string {
  return TABLE.split('\n')
    .with(number - 1, line)
    .join('\n');
}

it('is content with the table itself', () => {
  expect(fault(TABLE)).toBeUndefined();
});

describe('a line of a position is refused, at its own line, when', () => {
  it.each([
    ['a role is said twice', 4, 'seat Cid: Outlaw, Deputy', "'Deputy' is said twice of one seat"],
    ['life is said twice', 4, 'seat Cid: Outlaw, 3/4, 2/4', "'2/4' is said twice of one seat"],
    ['a hand is said twice', 4, 'seat Cid: hand Duel, 3/4, hand Gatling', "'hand' is said twice of one seat"],
    ['presence is said twice', 4, 'seat Cid: is out, is a ghost', "'is a ghost' is said twice of one seat"],
    ['the role is shown and hidden', 4, 'seat Cid: role shown, role hidden', "'role hidden' is said twice"],
    ['a token is counted twice', 4, 'seat Cid: tokens stick 1, stick 2', "'stick' is counted twice"],
    ['its colon is missing', 4, 'seat Cid', "'seat Cid': a colon is missing behind the name"],
    ['its colon is missing, with facts', 4, 'seat Cid Outlaw', "'seat Cid Outlaw': a colon is missing"],
    ['two phases are given', 7, 'turn: Ann, play, draw', "'draw': such a thing is said of the turn already"],
    ['a number of the turn is given twice', 7, 'turn: Ann, bangs 1, bangs 2', "'bangs 2': such a thing is said"],
    ['the turn has an unknown number', 7, 'turn: Ann, shots 2', "'shots 2': 'turn 7', 'bangs 1' or 'more 1'"],
    ['an event is misspelt', 8, 'event: Thrist', "no event card 'Thrist': did you mean 'Thirst'?"],
    ['two events are in force', 8, 'event: Thirst, Sermon', 'one event is in force'],
    ['an event to come is misspelt', 9, 'events to come: Blesing', "no event card 'Blesing': did you mean 'Blessing'?"],
    ['an event is in force and to come', 9, 'events to come: Blessing, Thirst', 'the event card Thirst is there twice'],
    ['two are Sheriff', 4, 'seat Cid: Sheriff', 'Cid is one sheriff too many: no game has more than 1'],
    ['the Sheriff is in Jail', 2, 'seat Ann: Sheriff, in play Jail', 'Ann: nobody may lay Jail there: not the sheriff'],
    ['two of a name lie there', 5, 'seat Dot: in play Jail, Jail', 'Dot: two cards named Jail in play'],
    ['two Barrels lie there', 5, 'seat Dot: in play Barrel K♠, Barrel', 'is named more often than it exists'],
    ['two Mustangs lie there', 5, 'seat Dot: in play Mustang 8♥, Mustang 9♥', 'Dot: two cards named Mustang in play'],
    ['a character is there twice', 4, 'seat Cid: Outlaw, Jourdonnais', 'two seats are Jourdonnais, who exists once'],
    ['someone chooses in phase 2', 4, 'seat Cid: chooses from Sid Ketchum, El Gringo', 'in the phase setup'],
    ['someone has chosen already', 4, 'seat Cid: Kit Carlson, chooses from Sid Ketchum', 'Cid chooses from'],
    ['a token is of no set here', 4, 'seat Cid: tokens stick 1', "no token 'stick' in these sets"],
  ])('%s', (_what, at, line, says) => {
    const found = fault(withLine(at, line)) ?? 'nothing';
    expect(found).toContain(says);
    expect(found.slice(0, found.indexOf(': '))).toBe(`x.scn:${at}`);
  });

  it('somebody who is out has the turn', () => {
    const dead = withLine(4, 'seat Cid: Outlaw, is out').split('\n');
    expect(fault(dead.with(6, 'turn: Cid, play').join('\n'))).toBe('x.scn:7: Cid is out of the game and has no turn');
    const noTurn = 'seat Ann: Sheriff, is out\nseat Ben:\nseat Cid:\nseat Dot:\n> Ben 4/4';
    expect(fault(noTurn)).toBe('x.scn:1: Ann is out of the game and has no turn');
  });
});

describe('what may be said', () => {
  it.each(['♥', '♥\u{FE0F}', '♥\u{FE0E}', 'h'])('a suit typed as 6%s', (suit) => {
    const six = `6${suit}`;
    expect(fault(`${TABLE.replace('6♥', six)}> Ann holds Beer ${six}`)).toBeUndefined();
  });

  it('tokens of the sets of the game', () => {
    const text = withLine(1, 'sets: base, stick-of-dynamite, high-noon').replace(
      'seat Cid: ',
      'seat Cid: tokens stick 1, ',
    );
    expect(fault(`${text}> Cid tokens stick 1`)).toBeUndefined();
    expect(fault(`${text}> Cid tokens stik 1`)).toBe("x.scn:11: no token 'stik': did you mean 'stick'?");
  });

  it('a phase before characters are chosen, in which some have a choice', () => {
    const text = `options: twoCharacters
seat Ann: Sheriff, chooses from Slab the Killer, Sid Ketchum
seat Ben: Outlaw, Kit Carlson
seat Cid: Outlaw
seat Dot: Renegade, chooses from El Gringo, Rose Doolan
> turn: Ann, setup
> nobody but Ann, Dot is asked
> Ann chooses from Sid Ketchum, Slab the Killer
> Ben chooses from Kit Carlson
Ann chooses Sid Ketchum
Dot chooses Rose Doolan
> Ann Sid Ketchum, 5/5
> Ben Kit Carlson, 4/4, hand 4, chooses from none
`;
    expect(fault(text)).toBeUndefined();
    expect(fault(text.replace('> Ann chooses from Sid', '> Ann chooses from Pedro Ramirez, Sid'))).toContain(
      'found Ann chooses from Slab the Killer, Sid Ketchum',
    );
    expect(fault(text.replace('Outlaw, Kit', 'Outlaw, 3/4, Kit'))).toContain(
      'x.scn:3: Ben: in the phase setup nobody has life points or cards yet',
    );
  });

  it.each([
    ['Outlaw', 'Renegade', 'deputy'],
    ['Deputy', 'Renegade', 'outlaw'],
    ['Renegade', 'Deputy', 'outlaw'],
    ['Outlaw', 'Deputy', 'renegade'],
    ['Sheriff', 'Outlaw', 'outlaw'],
  ])('two roles of three seats: %s and %s leave %s', (first, second, third) => {
    const { position } = positionFromText(`seat Ann: ${first}\nseat Ben:\nseat Cid: ${second}`);
    expect(position.state.seats[1]?.role).toBe(third);
  });
});

describe('an expectation is refused when', () => {
  it.each([
    ['a fact is said twice', '> Ben 2/4, 1/4', "'1/4' is said twice of one seat"],
    ['no card is held', '> Ben holds none', "'holds': one card or more would be right"],
    ['no card is lacked', '> Ben lacks', "'lacks': one card or more would be right"],
    ['a pile lacks nothing', '> discard lacks none', "'lacks': one card or more would be right"],
    ['a list is said twice', '> Ben hand 1, hand Missed!', "'hand' is said twice of one seat"],
    ['something follows «is not asked»', '> Ben is not asked to dodge', "'to dodge': nothing more is said"],
    ['a reach is no number', '> Ann reaches far', "'reaches far': 'reaches 1' would be right"],
    ['nothing is heard', '> Ben does not hear', 'what is heard would be right'],
    ['nobody can be told that', '> Ben does not hear Ann coughs.', "'Ann coughs': nobody is ever told such a thing"],
    ['a misspelt card is not heard', '> Ben does not hear Ann draws Bear 6♥.', 'nobody is ever told such a thing'],
    ['a stranger is not heard', '> Ben does not hear Eve dodges.', 'nobody is ever told such a thing'],
    [
      'he does not hold it',
      '> Ann may not play Gatling',
      "holds whatever 'play Gatling' says: write ': no such option' if that is meant",
    ],
    [
      'he is not asked',
      '> Ben may not play Missed!',
      "holds whatever 'play Missed!' says: write ': not asked' if that is meant",
    ],
    ['he has nothing to use', '> Ann may not use Gatling', "'Gatling' says: write ': nothing to use' if"],
    ['a reason is missing', '> Ann may not play BANG! on Cid:', 'a reason would be right after the colon'],
  ])('%s', (_what, line, says) => {
    const found = fault(`${TABLE}${line}`) ?? 'nothing';
    expect(found).toContain(says);
    expect(found.slice(0, found.indexOf(': '))).toBe('x.scn:11');
  });

  it.each([
    '> Ann may not play Gatling: no such option',
    '> Ann may not play Gatling: notAnOption',
    '> Ben may not play Missed!: not asked',
    '> Ann may not play BANG! on Cid',
    '> Ben does not hear Ann draws 2 cards.',
    '> Ben does not hear Cid takes BANG! 2♦ from Ann',
    '> Ben does not hear Ann draws BANG! 2♦, Beer 6♥ and Gatling 10♥.',
    '> Ben does not hear On offer: Beer 6♥.',
    '> Ben does not hear A card lands in front of Cid.',
    '> Ben does not hear Turn 2: Ben.',
    '> turn: Ann, play, more 0',
  ])('and not when it makes sense: %s', (line) => {
    expect(fault(`${TABLE}${line}`)).toBeUndefined();
  });

  it.each([
    ['> turn: Ann, extra', 'found turn: Ann, play, turn 1'],
    ['> turn: Ann, over', 'found turn: Ann, play, turn 1'],
    ['> turn: Ann, more 1', 'found turn: Ann, play, turn 1'],
  ])('a fact of the turn is not so: %s', (line, says) => {
    expect(fault(`${TABLE}${line}`)).toContain(says);
  });

  it('there is none at all', () => {
    const table = TABLE.replace('> nobody has won\n', '');
    expect(fault(`${table}Ann ends turn`)).toContain('x.scn:1: nothing is expected');
    expect(fault(`${table}scenario: one\n> Ann 5/5\nscenario: two\nAnn ends turn`)).toContain(
      'x.scn:12: nothing is expected',
    );
  });
});
