import { describe, expect, it } from 'vitest';
import { formatFailure } from './format-error.ts';
import { positionFromText } from './run-scenario.ts';
import { runScenarioFile } from './scenario-file.ts';

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
    ['a role is said twice', 4, 'seat Cid: Outlaw, Deputy', "'Deputy': this was already said about the seat"],
    ['life is said twice', 4, 'seat Cid: Outlaw, 3/4, 2/4', "'2/4': this was already said about the seat"],
    [
      'a hand is said twice',
      4,
      'seat Cid: hand Duel, 3/4, hand Gatling',
      "'hand': this was already said about the seat",
    ],
    ['presence is said twice', 4, 'seat Cid: is out, is a ghost', "'is a ghost': this was already said about the seat"],
    ['the role is shown and hidden', 4, 'seat Cid: role shown, role hidden', "'role hidden': this was already said"],
    ['a token is counted twice', 4, 'seat Cid: tokens stick 1, stick 2', "'stick' is counted twice"],
    ['its colon is missing', 4, 'seat Cid', "'seat Cid': the colon after the name is missing"],
    [
      'its colon is missing, with facts',
      4,
      'seat Cid Outlaw',
      "'seat Cid Outlaw': the colon after the name is missing",
    ],
    ['two phases are given', 7, 'turn: Ann, play, draw', "'draw': this was already said about the turn"],
    ['a number of the turn is given twice', 7, 'turn: Ann, bangs 1, bangs 2', "'bangs 2': this was already said"],
    ['the turn has an unknown number', 7, 'turn: Ann, shots 2', "'shots 2': write 'turn 7', 'bangs 1' or 'more 1'"],
    ['an event is misspelt', 8, 'event: Thrist', "no event card 'Thrist': did you mean 'Thirst'?"],
    ['two events are in force', 8, 'event: Thirst, Sermon', 'one event is in force'],
    ['an event to come is misspelt', 9, 'events to come: Blesing', "no event card 'Blesing': did you mean 'Blessing'?"],
    ['an event is in force and to come', 9, 'events to come: Blessing, Thirst', 'the event card Thirst is named twice'],
    ['two are Sheriff', 4, 'seat Cid: Sheriff', 'Cid is one sheriff too many: a game of 4 players has at most 1'],
    ['the Sheriff is in Jail', 2, 'seat Ann: Sheriff, in play Jail', 'Ann: Jail can’t be put there: not the sheriff'],
    ['two of a name lie there', 5, 'seat Dot: in play Jail, Jail', 'Dot: two cards named Jail in play'],
    ['two Barrels lie there', 5, 'seat Dot: in play Barrel K♠, Barrel', 'is named too often'],
    ['two Mustangs lie there', 5, 'seat Dot: in play Mustang 8♥, Mustang 9♥', 'Dot: two cards named Mustang in play'],
    ['a character is there twice', 4, 'seat Cid: Outlaw, Jourdonnais', 'two seats are Jourdonnais: there is only one'],
    ['someone chooses in phase 2', 4, 'seat Cid: chooses from Sid Ketchum, El Gringo', 'in the phase setup'],
    ['someone has chosen already', 4, 'seat Cid: Kit Carlson, chooses from Sid Ketchum', 'Cid chooses a character'],
    ['a token is of no set here', 4, 'seat Cid: tokens stick 1', "no token 'stick' in these sets"],
    ['somebody nameless has nine lives', 4, 'seat Cid: Outlaw, 9/9', 'no Outlaw in these sets has more than 4'],
    [
      'nobody can be a shadow',
      4,
      'seat Cid: Outlaw, is a shadow',
      'Cid is a shadow, but no set of this game has shadows',
    ],
  ])('%s', (_what, at, line, says) => {
    const found = fault(withLine(at, line)) ?? 'nothing';
    expect(found).toContain(says);
    expect(found.slice(0, found.indexOf(': '))).toBe(`x.scn:${at}`);
  });

  it('nothing brings anybody back, and somebody is a ghost', () => {
    const bare = TABLE.replace(', high-noon', '').replace(/events?[^\n]*\n/gu, '');
    expect(fault(bare)).toBeUndefined();
    expect(fault(bare.replace('Cid: Outlaw', 'Cid: Outlaw, is a ghost'))).toBe(
      'x.scn:4: Cid is a ghost, but nothing in this game brings players back',
    );
    expect(fault(withLine(4, 'seat Cid: Outlaw, is a ghost'))).toBeUndefined();
  });

  it('two are Renegades, of fewer than eight', () => {
    const seats = (count: number) =>
      ['Ann: Sheriff', 'Ben: Renegade', 'Cid: Renegade', 'Dot:', 'Eve:', 'Fay:', 'Gus:', 'Hal:']
        .slice(0, count)
        .map((seat) => `seat ${seat}\n`);
    expect(fault(`${seats(4).join('')}> nobody has won`)).toBe(
      'x.scn:3: Cid is one renegade too many: a game of 4 players has at most 1',
    );
    expect(fault(`sets: base, dodge-city\n${seats(8).join('')}> nobody has won`)).toBeUndefined();
  });

  it('there are more tokens than there can be', () => {
    const armed = (line: string) =>
      fault(`sets: base, armed-and-dangerous
seat Ann: Sheriff, hand Beer, in play Crate, Whip, Tumbleweed, Bell tower, Bandolier
seat Ben: Outlaw, in play Lock Pick, Beer keg
seat Cid: Outlaw
seat Dot: Renegade
${line}
> nobody has won`);
    expect(armed('tokens on Crate: load 4')).toBeUndefined();
    expect(armed('tokens on Crate: load 9')).toBe('x.scn:6: load 9: one place holds at most 4');
    const many = TABLE.replace('high-noon', 'high-noon, armed-and-dangerous').replace('Cid: ', 'Cid: tokens load 99, ');
    expect(fault(many)).toBe('x.scn:4: load 99: one place holds at most 4');
    const all = ['Crate', 'Whip', 'Tumbleweed', 'Bell tower', 'Bandolier', 'Lock Pick', 'Beer keg'];
    const full = all.map((card) => `tokens on ${card}: load 4\n`).join('');
    const seats = 'seat Ann: Sheriff, in play Crate, Whip, Tumbleweed, Bell tower, Bandolier, tokens load 4\n';
    const table = (ben: string) =>
      `sets: base, armed-and-dangerous\n${seats}seat Ben: Outlaw, in play Lock Pick, Beer keg${ben}\nseat Cid:\nseat Dot:\n${full}> nobody has won`;
    expect(fault(table(''))).toBeUndefined(); // 32, all there are
    expect(fault(table(', tokens load 1'))).toContain('load 33 in all: there are only 32');
  });

  it.each([
    ['hand Caboose', 'Ben: Caboose can’t be in a hand'],
    ['hand Boots', 'Ben: Boots can’t be in a hand'],
    ['hand Dynamite', 'Ben: Dynamite can’t be in a hand'],
    ['in play Boots', 'Ben: Boots can’t be in play'],
    ['in play Frisco', 'Ben: Frisco can’t be in play'],
  ])('a card is where it never is: %s', (facts, says) => {
    const table = `sets: base, gold-rush, great-train-robbery, stick-of-dynamite
seat Ann: Sheriff
seat Ben: Outlaw, in play Caboose
seat Cid: Outlaw
seat Dot: Renegade
deck: Beer
discard: Duel
> nobody has won`;
    expect(fault(table)).toBeUndefined();
    expect(fault(table.replace('in play Caboose', facts))).toBe(`x.scn:3: ${says}`);
    expect(fault(table.replace('Beer', 'Lounge Car'))).toBe('x.scn:6: Lounge Car can’t be in this pile');
    expect(fault(table.replace('Duel', 'Boots'))).toBe('x.scn:7: Boots can’t be in this pile');
  });

  it('a card in force lies in another stack', () => {
    const show = (line: string) =>
      fault(TABLE.replace('high-noon', 'high-noon, wild-west-show').replace('event: Thirst', line));
    expect(show('in force show: Gag')).toBeUndefined();
    expect(show('event: Gag')).toBe("x.scn:8: 'Gag' is in the stack 'show': write 'in force show: Gag'");
    expect(show('in force show: Thirst')).toBe("x.scn:8: 'Thirst' is in the stack 'events': write 'event: Thirst'");
  });

  it('somebody who is out has the turn', () => {
    const dead = withLine(4, 'seat Cid: Outlaw, is out').split('\n');
    expect(fault(dead.with(6, 'turn: Cid, play').join('\n'))).toBe(
      'x.scn:7: Cid is out of the game and can’t have the turn',
    );
    const noTurn = 'seat Ann: Sheriff, is out\nseat Ben:\nseat Cid:\nseat Dot:\n> Ben 4/4';
    expect(fault(noTurn)).toBe('x.scn:1: Ann is out of the game and can’t have the turn');
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
      'x.scn:3: Ben: nobody has life points or cards yet in the phase setup',
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

describe('with several cards in force', () => {
  const SEVERAL = `sets: base, high-noon, wild-west-show, great-train-robbery, armed-and-dangerous, gold-rush
seat Ann: Sheriff, hand Beer 6♥
seat Ben: Outlaw, hand Beer 7♥, in play Crate
seat Cid: Outlaw
seat Dot: Renegade
in force show: Gag
to come show: Showdown, Wild West Show
in force locomotive: Leland
events to come: Thirst, High Noon
tokens on Crate: load 2
zone equipment of Ben: Boots
zone line: Frisco
order: Ann, Cid, Ben, Dot
turns to skip: Cid 1
`;

  it.each([
    '> event: none',
    '> event: Gag',
    '> events to come: Thirst',
    '> in force show: Gag',
    '> in force locomotive: Leland',
    '> to come show: Showdown',
    '> to come show: Showdown, Wild West Show',
    '> to come locomotive: none',
    '> tokens on Crate: load 2',
    '> tokens on Boots: none',
    '> zone equipment of Ben: Boots',
    '> zone line: Frisco',
    '> order: Ann, Cid, Ben, Dot',
    '> order: Ben, Dot, Ann, Cid',
    '> turns to skip: Cid 1',
    '> brought back by ghost-town: none',
    '> one of these: event: Thirst; in force show: Gag',
  ])('each is looked at by itself: %s', (line) => {
    expect(fault(`${SEVERAL}${line}`)).toBeUndefined();
  });

  it.each([
    ['> event: Thirst', 'found event: none'],
    ['> in force show: none', 'found in force show: Gag'],
    ['> in force show: Showdown', 'found in force show: Gag'],
    ['> to come show: Wild West Show', 'found to come show: Showdown, Wild West Show'],
    ['> tokens on Crate: load 3', 'found tokens on Crate: load 2'],
    ['> tokens on Boots: load 1', 'found tokens on Boots: none'],
    ['> tokens on Whip: load 1', "found no 'Whip' is in play"],
    ['> order: Ann, Ben, Cid, Dot', 'found order: Ann, Cid, Ben, Dot'],
    ['> turns to skip: none', 'found turns to skip: Cid 1'],
    ['> turns to skip: Cid 1, Ben 1', 'found turns to skip: Cid 1'],
    ['> brought back by ghost-town: Ann', 'found brought back by ghost-town: none'],
    ['> event: Showdown', 'found event: Gag'],
    ['> in force showw: Gag', "no stack 'showw': did you mean 'show'?"],
    ['> in force show: Gag, Showdown', 'only one card of each stack is in force'],
    ['> order: Ann, Ben', 'name every seat once'],
  ])('and is not so, or makes no sense: %s', (line, says) => {
    expect(fault(`${SEVERAL}${line}`)).toContain(says);
  });

  it('a turn that is skipped, and the next event, are seen', () => {
    expect(
      fault(`${SEVERAL}Ann ends turn
> turns to skip: none
> turn: Ben, play
> in force show: Gag`),
    ).toBeUndefined();
  });
});

describe('an expectation is refused when', () => {
  it.each([
    ['a fact is said twice', '> Ben 2/4, 1/4', "'1/4': this was already said about the seat"],
    ['no card is held', '> Ben holds none', "'holds': name at least one card"],
    ['no card is lacked', '> Ben lacks', "'lacks': name at least one card"],
    ['a pile lacks nothing', '> discard lacks none', "'lacks': name at least one card"],
    ['a list is said twice', '> Ben hand 1, hand Missed!', "'hand': this was already said about the seat"],
    ['something follows «is not asked»', '> Ben is not asked to dodge', "'to dodge': nothing can follow"],
    ['a reach is no number', '> Ann reaches far', "'reaches far': write a number, such as 'reaches 1'"],
    ['nothing is heard', '> Ben does not hear', 'a sentence is missing: what is heard'],
    ['nobody can be told that', '> Ben does not hear Ann coughs.', "'Ann coughs': nobody is ever told that"],
    ['a misspelt card is not heard', '> Ben does not hear Ann draws Bear 6♥.', 'nobody is ever told that'],
    [
      'a second Sheriff is not heard',
      '> Ben does not hear Ann is eliminated. Ann was a Sheriff.',
      'nobody is ever told',
    ],
    ['a stranger is not heard', '> Ben does not hear Eve dodges.', 'nobody is ever told that'],
    [
      'he does not hold it',
      '> Ann may not play Gatling',
      "holds whatever 'play Gatling' says: if you mean that, write ': no such option'",
    ],
    [
      'he is not asked',
      '> Ben may not play Missed!',
      "holds whatever 'play Missed!' says: if you mean that, write ': not asked'",
    ],
    [
      'he has nothing to use',
      '> Ann may not use Gatling',
      "'Gatling' says: if you mean that, write ': nothing to use'",
    ],
    ['a reason is missing', '> Ann may not play BANG! on Cid:', 'a reason is missing after the colon'],
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
