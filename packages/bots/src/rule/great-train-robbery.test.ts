import { bangRules } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { decides, table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { nextDecision } from '../play-out.ts';
import { ruleBot } from './rule-bot.ts';

const sets = ['base', 'great-train-robbery'];
const END = { do: 'end' };
const shown = { isRoleShown: true };
const rest = {
  Sheriff: { role: 'sheriff' },
  Outlaw: { role: 'outlaw', ...shown },
  Loner: { role: 'renegade', ...shown },
} as const;
const LINE = ['Boom Town', 'San Tafe', 'Dodgville', 'Tombrock'];

/** An Outlaw at a line of four stations. */
function outlaw(hand: readonly string[], words: object = {}, at = 2, train = ['Caboose', 'Dining Car', 'Mail Car']) {
  return table(
    { Ann: { role: 'outlaw', hand, ...words }, ...rest },
    { sets, zones: { line: LINE, train }, memory: { 'locomotive-at': at }, inForce: { locomotive: 'Ironhorse' } },
  ).Ann;
}

describe('The rule bot with the train', () => {
  it('takes a railcar that is worth more than it costs', () => {
    expect(decides(outlaw(['BANG! 5♦', 'BANG! 6♦', 'BANG! 7♦'], { inPlay: ['Lumber Flatcar'] }))).toMatchObject({
      use: 'take-railcar',
      trainCard: 'Caboose',
    });
  });

  it('does not pay its last life points for one', () => {
    const low = outlaw([], { life: 2, inPlay: ['Baggage Car'] }, 5, ['Private Car', 'Dining Car', 'Mail Car']);
    expect(low.question === undefined ? END : decides(low)).not.toMatchObject({ trainCard: 'Private Car' });
  });

  it('does not drive the train to the End of the Line when Ironhorse would hit its own side alone', () => {
    const { Zippy } = table(
      {
        Zippy: { role: 'deputy', is: 'Zippy Roy', hand: ['Missed!'], life: 1 },
        Sheriff: { role: 'sheriff', life: 1 },
        Outlaw: { role: 'outlaw', ...shown, hand: ['Missed!', 'Missed!', 'Beer'] },
      },
      { sets, zones: { line: LINE, train: [] }, memory: { 'locomotive-at': 4 }, inForce: { locomotive: 'Ironhorse' } },
    );
    expect(decides(Zippy)).toEqual(END);
  });

  it('answers a shot with a Caboose by the blue card it misses least', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG!', 'Saloon'] },
        Ben: { inPlay: ['Caboose', 'Lumber Flatcar', 'Barrel'] },
        Cid: {},
        Dan: {},
      },
      { sets, deckTop: ['2♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(decides(Ben)).toMatchObject({ do: 'use', use: 'Caboose', card: 'Lumber Flatcar' });
  });

  it('never sends a shot on to a friend', () => {
    const { Ann, Evan } = table(
      {
        Ann: { role: 'outlaw', ...shown, hand: ['BANG! 5♣', 'Saloon'] },
        Evan: { role: 'deputy', is: 'Evan Babbit', hand: ['BANG! 2♣'] },
        Sheriff: { role: 'sheriff' },
        Loner: { role: 'renegade', ...shown },
      },
      { sets },
    );
    Ann.plays('BANG! 5♣', { on: Evan });
    expect(decides(Evan)).toEqual({ do: 'takeIt' });
  });

  it('has Full Steam’s effect left out when it would do more harm than good', () => {
    const { Ann } = table(
      {
        Ann: { role: 'deputy', hand: ['Full Steam', 'Saloon'], life: 1 },
        Sheriff: { role: 'sheriff', life: 1 },
        Outlaw: { role: 'outlaw', ...shown, hand: ['Missed!', 'Missed!', 'Beer'] },
      },
      { sets, zones: { line: LINE, train: [] }, inForce: { locomotive: 'Ironhorse' } },
    );
    Ann.plays('Full Steam');
    expect(decides(Ann)).toEqual({ effect: 'ignored' });
  });

  it('takes a railcar with a Water Tower', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', hand: ['Water Tower'] }, ...rest },
      { sets, zones: { line: LINE, train: ['Caboose', 'Dining Car', 'Mail Car'] }, memory: { 'locomotive-at': 5 } },
    );
    expect(decides(Ann)).toMatchObject({ do: 'play', card: 'Water Tower' });
  });

  it('switches what is a burden to it for the best that a foe has', () => {
    const { Ann } = table(
      {
        Ann: { role: 'outlaw', hand: ['Switch'], inPlay: ['Scope', 'Lumber Flatcar'] },
        ...rest,
        Sheriff: { role: 'sheriff', inPlay: ['Barrel', 'Mustang'] },
      },
      { sets },
    );
    expect(decides(Ann)).toEqual({
      do: 'play',
      card: 'Switch',
      ownCard: 'Lumber Flatcar',
      at: 'Sheriff',
      what: 'Barrel',
    });
  });

  it('does not switch for the sake of it', () => {
    const { Ann } = table(
      {
        Ann: { role: 'outlaw', hand: ['Switch'], inPlay: ['Barrel'] },
        ...rest,
        Sheriff: { role: 'sheriff', inPlay: ['Mustang'] },
      },
      { sets },
    );
    expect(decides(Ann)).toEqual(END);
  });

  it('draws no Ghost Car away, which may not come to lie with it', () => {
    const { Ann } = table(
      {
        Ann: { role: 'sheriff', is: 'Pat Brennan' },
        Ghost: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost Car'] },
        Ben: { role: 'renegade', ...shown, inPlay: ['Mustang'] },
        Cid: { role: 'deputy' },
      },
      { sets: [...sets, 'dodge-city'], phase: 'start' },
    );
    expect(decides(Ann)['what']).not.toBe('Ghost Car');
  });

  it('plays whole games without a slip', () => {
    for (let game = 0; game < 12; game++) {
      const players = 4 + (game % 4);
      const position = Position.begin(bangRules, { players, sets }, keyFromSeed(`train ${game}`));
      const bots = Array.from({ length: players }, (_, seat) => ruleBot(game * 10 + seat));
      while (!position.isOver) {
        const [seat, answer] = nextDecision(position, bots);
        expect(position.answer(seat, answer)).toBeUndefined();
      }
    }
  });
});
