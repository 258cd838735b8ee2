import { bangRules, type GameEvent } from '@dustup/bang';
import type { Language } from '@dustup/words';
import type { Agent } from '@dustup/bots';
import { type Answer, isSelection, legalValues, Position, type Slot } from '@dustup/kernel';
import { readPosition, stateFrom } from '@dustup/notation';
import { describe, expect, it } from 'vitest';
import { fakeIo } from '../fake-io.ts';
import { BANG_FACE } from './bang-sight.ts';
import { paintWith } from './paint.ts';
import { Session } from './session.ts';
import { vocabularyFor } from './words.ts';

const TABLE = `sets: base
seat You:  Sheriff, Slab the Killer, 3/5, hand BANG! 2♦, BANG! 3♦, Duel Q♦, Barrel Q♠, Beer 6♥, Missed! J♣, Panic! J♥
seat Ben:  Outlaw, Paul Regret, 3/3, hand BANG! 4♦
seat Cleo: Outlaw, Rose Doolan, 4/4, hand Stagecoach 9♠, in play Mustang 8♥
seat Dan:  Renegade, Lucky Duke, 4/4, in play Jail J♠
seat Ann:  Deputy, Sid Ketchum, 4/4, hand Beer 7♥
turn: You, play
`;

/** Lets everything go by, or does the first thing it may. */
const meek: Agent = {
  answer: (_view, { question }) => meekAnswer(question.options),
  interjects: () => null,
};

/** Plays the first card it may. */
const eager: Agent = {
  answer: (_view, { question }) => {
    const { options } = question;
    const isPlay = question.kind === 'play' && !isSelection(options) && options.why?.('play') === undefined;
    const cards = isPlay && !isSelection(options) ? options.next?.('play') : undefined;
    return cards === undefined ? meekAnswer(options) : { do: 'play', ...meekAnswer(cards) };
  },
  interjects: () => null,
};

function meekAnswer(root: Slot): Answer {
  const answer: { [slot: string]: Answer[string] } = {};
  for (let slot: Slot | undefined = root; slot !== undefined; ) {
    if (isSelection(slot)) {
      answer[slot.slot] = slot.from.slice(0, slot.least);
      break;
    }
    const values = legalValues(slot);
    const value = values.find((one) => ['end', 'takeIt', 'giveIn', 'giveUp'].includes(String(one))) ?? values[0] ?? '';
    answer[slot.slot] = value;
    slot = slot.next?.(value);
  }
  return answer;
}

/** What the screen says when these lines are typed at a table, until the input ends. */
async function typed(
  lines: readonly string[],
  { table = TABLE, language = 'en' as Language, you = 0, bots = meek, columns = 80, rows = Infinity } = {},
) {
  const spec = readPosition(table);
  const events: GameEvent[] = [];
  const position = Position.at(bangRules, stateFrom(spec), { listener: (event) => events.push(event) });
  const io = fakeIo({ lines });
  const company = { names: spec.seats.map(({ name }) => name), you };
  const vocabulary = vocabularyFor(language, ['base']);
  const session = new Session({
    io,
    face: BANG_FACE,
    game: { position, events, answer: (seat, answer) => position.answer(seat, answer) },
    company,
    bots: company.names.map(() => bots),
    screen: () => ({ company, vocabulary, paint: paintWith(false), columns, rows }),
    save: (file) => io.write(`saved in ${file ?? 'the usual place'}\n`),
  });
  const end = await session.play();
  return `${io.out()}\n(${end})`;
}

describe('the table', () => {
  it('shows everybody clockwise from oneself, and only what one may see', async () => {
    const out = await typed(['quit']);
    const rows = out.split('\n').filter((line) => / \d\/\d /.test(line) && !line.startsWith(' ('));
    expect(rows.map((row) => row.slice(2, 7).trim())).toEqual(['You', 'Ben', 'Cleo', 'Dan', 'Ann']);
    expect(rows[0]).toBe('▶ You   ★ Sheriff  Slab the Killer  ♥♥♥·· 3/5  7');
    expect(rows[2]).toMatch(/^ {2}Cleo {2}\? +Rose Doolan +♥♥♥♥ 4\/4 {3}1 +3 +Mustang 8♥$/);
    expect(rows[4]).toMatch(/^ {2}Ann {3}\? +Sid Ketchum +♥♥♥♥ 4\/4 {3}1 +1 \*$/);
    expect(out).not.toMatch(/Stagecoach|4♦|Renegade|Deputy|Outlaw/);
  });

  it('offers every card, refused ones with their reason', async () => {
    const out = await typed(['quit']);
    expect(out).toContain('   1  BANG! 2♦    Shoot a player within reach');
    expect(out).toContain('   –  Missed! J♣  only as an answer');
    expect(out).toContain('   0  End turn\n[Enter: End turn] > ');
    expect(out).toContain('(reach 1; BANG! 0 of 1)');
    expect(out).toContain('(quit)');
  });
});

describe('what is typed', () => {
  it('may be a number, and then another', async () => {
    expect(await typed(['1', '1'])).toContain('You play BANG! 2♦ on Ann.');
    expect(await typed(['2 1'])).toContain('You play BANG! 3♦ on Ann.');
    expect(await typed(['9'])).toContain('‘9’ is not one of the choices');
  });

  it('may be a name', async () => {
    expect(await typed(['bang', 'ann'])).toContain('You play BANG! 2♦ on Ann.');
    expect(await typed(['bang ann'])).toContain('You play BANG! 2♦ on Ann.');
    expect(await typed(['3♦ ann'])).toContain('You play BANG! 3♦ on Ann.');
    expect(await typed(['barrel'])).toContain('You put Barrel Q♠ in play.');
    expect(await typed(['du'])).toContain('Choose a player');
  });

  it('that could be several things is asked for again', async () => {
    expect(await typed(['b'])).toContain('‘b’ could be BANG! 2♦, BANG! 3♦, Barrel Q♠ or Beer 6♥. Type the number.');
  });

  it('is refused with its numbers and its ruling', async () => {
    const out = await typed(['bang ben']);
    expect(out).toContain('Not possible: distance 2, but your gun reaches 1.');
    expect(out).toMatch(/\S+ \(BASE-BANG-01\)/);
    expect(out).toContain('Choose a player');
    expect(out).not.toContain('You play');
    const limit = await typed(['bang ann', 'bang ann']);
    expect(limit).toContain('Not possible: you have played 1 of 1 BANG! this turn.');
    expect(limit).toContain('(BASE-PLAY-01)');
  });

  it('may go one step back', async () => {
    const out = await typed(['bang', 'back', 'barrel']);
    expect(out.match(/Your turn/g)?.length).toBeGreaterThan(1);
    expect(out).toContain('You put Barrel Q♠ in play.');
    expect(await typed(['bang', '', 'beer'])).toContain('You play Beer 6♥.');
  });

  it('does not choose what leaves no choice, but says on whom', async () => {
    const out = await typed(['panic', 'ann']);
    expect(out).toContain('Choose a player');
    expect(out).not.toContain('Which card?');
    expect(out).toContain('You take Beer 7♥ from Ann.');
  });

  it('may pick several cards', async () => {
    const out = await typed(['', '1', '1 1 1 1', '1 2 3 99', 'all', '1 2 3 5']);
    expect(out).toContain('Too many cards: discard 4');
    expect(out.match(/Pick 4: type numbers with spaces between/g)).toHaveLength(5);
    expect(out).toContain('You discard BANG! 2♦, BANG! 3♦, Duel Q♦ and Beer 6♥.');
  });

  it('may ask for explanations', async () => {
    expect(await typed(['? barrel'])).toMatch(/Barrel ×2\n {2}When shot at, you may draw!/);
    expect(await typed(['? barrel'])).toContain('BASE-BARR-01');
    expect(await typed(['? 1'])).toContain('BANG! ×25');
    expect(await typed(['? slab'])).toContain('Slab the Killer');
    expect(await typed(['? cleo'])).toContain('Rose Doolan');
    expect(await typed(['? renegade'])).toContain('Be the last player alive');
    expect(await typed(['? reach'])).toContain('How far your BANG! cards go');
    expect(await typed(['? base-jail-01'])).toContain('(BASE-JAIL-01)');
    expect(await typed(['? barel'])).toContain('Did you mean ‘Barrel’?');
    const about = (await typed(['?'])).replaceAll(/\s+/g, ' ');
    expect(about).toContain('Sheriff: Outlive all Outlaws and the Renegade.');
    expect(about).toContain('Here: BANG!, Duel, Barrel, Beer, Panic!, Missed!, Mustang, Jail, Slab the Killer,');
    expect(about).toMatch(/Always: .*Distance/);
    expect(about).toContain('? why bang ben');
  });

  it('leaves no line wider than the screen', async () => {
    for (const language of ['en', 'it'] as const) {
      const out = await typed(['help', '?', 'aiuto', '? barrel', '1', 'q'], { language });
      expect(out.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
    }
    const long = TABLE.replace('Panic! J♥', 'General Store 9♣');
    const out = await typed(['quit'], { table: long, columns: 76 });
    expect(out).not.toContain('…');
    expect(out).toContain('   1  BANG! 2♦          Shoot a player within reach: a hit costs 1 life.\n');
  });

  it('lists players as they sit, and oneself only where it makes sense', async () => {
    const table = TABLE.replace('seat You:', 'seat Zed:')
      .replace('seat Cleo:', 'seat You:')
      .replace('seat Zed:', 'seat Cleo:');
    const jailer = table.replace('turn: You', 'turn: Cleo').replace('Panic! J♥', 'Jail 10♠');
    const out = await typed(['jail'], { table: jailer });
    expect(out).toMatch(
      /Choose a player\n {3}1 {2}Ben .*\n {3}2 {2}You .*\n {3}– {2}Dan {2}Jail is already in play .*\n {3}3 {2}Ann .*\n\[/,
    );
  });

  it('may ask how far somebody is, and why', async () => {
    const out = (await typed(['? distance cleo'])).replaceAll(/\s+/g, ' ');
    expect(out).toContain('You see Cleo at distance 3; your reach is 1: out of reach.');
    expect(out).toContain('(2 seats the shorter way round, Mustang +1)');
    expect(out).toContain(
      'Cleo sees you at distance 1; their reach is 1: within reach. (2 seats the shorter way round, Rose Doolan −1)',
    );
    expect(out).toContain('(BASE-DIST-01)');
    expect(await typed(['? distance clo'])).toContain('Did you mean ‘Cleo’?');
  });

  it('may ask why not', async () => {
    expect(await typed(['? why bang cleo'])).toContain('distance 3, but your gun reaches 1.');
    expect(await typed(['? why missed'])).toContain('only as an answer');
    expect(await typed(['? why bang ann'])).toContain('Nothing forbids it.');
    expect(await typed(['? why'])).toContain('Name a card in your hand');
    expect(await typed(['? why gatling ann'])).toContain('Name a card in your hand');
  });

  it('may be a command', async () => {
    const out = await typed(['table', 'hand', 'beer', 'log', 'help', 'save', 'save my game.txt', 'quit']);
    expect(out.match(/── Turn 1: yours/g)).toHaveLength(2);
    expect(out).toContain('Your hand: BANG! 2♦ · BANG! 3♦ · Duel Q♦');
    expect(out).toContain('At any question:');
    expect(out).toContain('saved in the usual place\n');
    expect(out).toContain('saved in my game.txt\n');
    expect(out.match(/You play Beer 6♥/g)).toHaveLength(2);
  });

  it('may be Italian', async () => {
    const out = await typed(
      ['bang cleo', 'indietro', '? distanza cleo', '? perché bang ben', 'birra', 'storia', 'aiuto', 'esci'],
      {
        language: 'it',
      },
    );
    expect(out).toContain('distanza 3, la tua arma arriva a 1');
    expect(out).toContain('Vedi Cleo a distanza 3');
    expect(out).toContain('distanza 2, la tua arma arriva a 1');
    expect(out).toContain('Giochi Birra 6♥.');
    expect(out).toContain('A ogni domanda:');
  });
});

describe('in the turns of others', () => {
  it('an answer is asked for, with the hand in sight', async () => {
    const table = TABLE.replace('turn: You', 'turn: Ben').replace(
      'Paul Regret, 3/3, hand BANG! 4♦',
      'Paul Regret, 3/3, hand Gatling 10♥',
    );
    const out = await typed(['missed'], { table, bots: eager });
    expect(out).toContain('Ben plays Gatling 10♥.');
    expect(out).toContain('Your hand: BANG! 2♦ · BANG! 3♦');
    expect(out).toContain('Ben shoots at you with Gatling 10♥: one Missed! cancels it');
    expect(out).toContain('   1  Missed! J♣  Cancels a shot at you.\n   0  Take it\n');
    expect(out).toContain('You answer with Missed! J♣.\n  You dodge.');
  });

  it('what may be done at any time is offered, until one wants no more', async () => {
    const table = TABLE.replace('turn: You', 'turn: Ben').replace(
      'Sid Ketchum, 4/4, hand Beer 7♥',
      'Sid Ketchum, 2/4, hand Beer 7♥, Beer 8♥, Beer 9♥, Missed! 2♠',
    );
    const used = await typed(['1', '1 2'], { table, you: 4 });
    expect(used).toContain('Sid Ketchum: you may act now.');
    expect(used).toContain('You discard Beer 7♥ and Beer 8♥.\n  You regain 1 life point: 3 now.');
    const asked = (out: string) => out.match(/you may act now/g)?.length ?? 0;
    const [patient, quiet] = [
      await typed(['', '', '', ''], { table, you: 4 }),
      await typed(['2', '', ''], { table, you: 4 }),
    ];
    expect(asked(patient)).toBeGreaterThan(1);
    expect(asked(quiet)).toBe(1);
  });

  it('somebody who is out is told so, and the others play on', async () => {
    const table = TABLE.replace('turn: You', 'turn: Ben')
      .replace(
        'Slab the Killer, 3/5, hand BANG! 2♦, BANG! 3♦, Duel Q♦, Barrel Q♠, Beer 6♥, Missed! J♣, Panic! J♥',
        'Slab the Killer, 3/5',
      )
      .replace('Paul Regret, 3/3, hand BANG! 4♦', 'Paul Regret, 3/3, hand Gatling 10♥')
      .replace('Sid Ketchum, 4/4, hand Beer 7♥', 'Sid Ketchum, 1/4');
    const out = await typed([''], { table, bots: eager, you: 4 });
    expect(out).toContain('You are eliminated by Ben. You were the Deputy.\nYou are out; the others play on.');
    expect(out.indexOf('Turn 2: Cleo')).toBeGreaterThan(out.indexOf('You are out'));
  });
});

describe("a card's line says what it does now", () => {
  const janet = TABLE.replace('Slab the Killer', 'Calamity Janet');

  it('on her own turn, where a Missed! is a BANG!', async () => {
    const out = await typed(['quit'], { table: janet });
    expect(out).toContain('  Missed! J♣  As BANG! – Shoot a player within reach');
    expect(out).toContain('  BANG! 2♦    Shoot a player within reach');
  });

  it('as an answer, where a BANG! cancels a shot', async () => {
    const table = janet.replace('turn: You', 'turn: Ann').replace('hand Beer 7♥', 'hand BANG! 7♦');
    const out = await typed([''], { table, bots: eager });
    expect(out).toContain('  BANG! 2♦    As Missed! – Cancels a shot at you.');
    expect(out).toContain('  Missed! J♣  Cancels a shot at you.');
  });

  it('against Indians!, where a BANG! is given up', async () => {
    const table = TABLE.replace('turn: You', 'turn: Ann').replace('hand Beer 7♥', 'hand Indians! K♦');
    expect(await typed([''], { table, bots: eager })).toContain('  BANG! 2♦  Give it up instead of a life point.');
  });
});
