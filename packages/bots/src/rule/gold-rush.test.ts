import { bangRules } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { decides, table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { nextDecision } from '../play-out.ts';
import { ruleBot } from './rule-bot.ts';

const sets = ['base', 'gold-rush', 'shadow-gunslingers'];
const END = { do: 'end' };
const shown = { isRoleShown: true };
const law = { Sheriff: { role: 'sheriff' }, Deputy: { role: 'deputy', ...shown } } as const;
const rest = { Outlaw: { role: 'outlaw', ...shown }, Loner: { role: 'renegade', ...shown } } as const;
const DEAR = ['Gun Belt', 'Horseshoe', 'Gold Rush'];

/** An Outlaw with so many nuggets, before this row. */
function outlaw(nugget: number, shop: readonly string[], words: object = {}, others: object = {}) {
  return table(
    { Ann: { role: 'outlaw', hand: ['Missed!'], tokens: { nugget }, ...words }, ...law, ...rest, ...others },
    { sets, zones: { shop } },
  ).Ann;
}

describe('The rule bot with gold', () => {
  it('buys a Lucky Charm while it has life to lose, and a Rucksack when it is low', () => {
    expect(decides(outlaw(3, ['Lucky Charm', ...DEAR.slice(0, 2)]))).toMatchObject({
      use: 'shop',
      card: 'Lucky Charm',
    });
    expect(decides(outlaw(3, ['Rucksack', 'Lucky Charm', 'Gun Belt'], { life: 1 }))).toMatchObject({
      card: 'Rucksack',
    });
  });

  it('saves rather than buy what it has no need for', () => {
    expect(decides(outlaw(4, DEAR))).toEqual(END);
    expect(decides(outlaw(1, ['Shot', ...DEAR.slice(0, 2)]))).toEqual(END); // with all life points
  });

  it('buys a Horseshoe for its Barrel', () => {
    expect(decides(outlaw(2, DEAR, { inPlay: ['Barrel'] }))).toMatchObject({ use: 'shop', card: 'Horseshoe' });
  });

  it('drinks a Shot itself when it is low', () => {
    expect(decides(outlaw(1, ['Shot', ...DEAR.slice(0, 2)], { life: 1 }))).toMatchObject({ card: 'Shot', at: 'Ann' });
  });

  it('puts Wanted in front of an enemy, never of a friend or of itself', () => {
    expect(decides(outlaw(2, ['Wanted', 'Gun Belt', 'Gold Rush']))).toMatchObject({ card: 'Wanted', at: 'Sheriff' });
  });

  it('uses a Bottle as what it needs: a drink at the last point, else a shot at a foe', () => {
    expect(decides(outlaw(2, ['Bottle', 'Gun Belt', 'Gold Rush'], { life: 1 }))).toMatchObject({ as: 'beer' });
    expect(decides(outlaw(2, ['Bottle', 'Gun Belt', 'Gold Rush']))).toMatchObject({ as: 'bang', at: 'Sheriff' });
  });

  it('has an enemy’s best equipment removed, and leaves a friend’s alone', () => {
    const sheriff = { Sheriff: { role: 'sheriff', zones: { equipment: ['Pickaxe', 'Calumet'] } } };
    expect(decides(outlaw(5, DEAR.slice(0, 2), {}, sheriff))).toEqual({
      do: 'use',
      use: 'sabotage',
      at: 'Sheriff',
      what: 'Pickaxe',
    });
    const friend = { Outlaw: { role: 'outlaw', ...shown, zones: { equipment: ['Pickaxe'] } } };
    expect(decides(outlaw(5, DEAR.slice(0, 2), {}, friend))).toEqual(END);
  });

  it('turns a Beer into gold at full life, but keeps one for the worst', () => {
    const full = { hand: ['Beer', 'Beer'] };
    expect(decides(outlaw(0, DEAR, full))).toMatchObject({ use: 'beer-for-gold', card: 'Beer' });
    expect(decides(outlaw(0, DEAR, { hand: ['Beer'] }))).toEqual(END);
  });

  it('heals with its Rucksack when it is low, and stays alive by it', () => {
    const low = outlaw(2, DEAR, { life: 2, zones: { equipment: ['Rucksack'] } });
    expect(decides(low)).toEqual({ do: 'use', use: 'Rucksack' });
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { life: 1, tokens: { nugget: 2 }, zones: { equipment: ['Rucksack'] } } },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(decides(Ben)).toEqual({ do: 'use', use: 'Rucksack' });
  });

  it('as a shadow buys nothing that stays, and turns its Beer into gold', () => {
    const shadow = { presence: 'shadow', life: 0 };
    expect(decides(outlaw(9, ['Pickaxe', 'Boots', 'Gun Belt'], shadow))).toEqual(END);
    expect(decides(outlaw(0, DEAR, { ...shadow, hand: ['Beer'] }))).toMatchObject({ use: 'beer-for-gold' });
  });

  it('plays for the side that its shadow has taken', () => {
    const seats = {
      Ann: { role: 'sheriff' },
      Bart: { role: 'renegade', presence: 'out' },
      Ben: { role: 'outlaw', ...shown },
      Dot: { role: 'outlaw', ...shown },
    } as const;
    const words = { sets, turn: 'Bart', phase: 'start', deckTop: ['BANG!', 'Missed!'] } as const;
    const outlaw = table({ ...seats, Cid: { role: 'outlaw', presence: 'out' } }, words);
    expect(outlaw.Ann.view.seats[1]?.memory).toEqual({ 'shadow-side': 'outlaws' });
    expect(decides(outlaw.Bart)).toMatchObject({ card: 'BANG!', at: 'Ann' });
    const deputies = { Cid: { role: 'deputy', ...shown }, Dan: { role: 'deputy', presence: 'out' } } as const;
    const law = table({ ...seats, Dot: { role: 'outlaw' }, ...deputies }, words);
    expect(decides(law.Bart)).toMatchObject({ card: 'BANG!', at: 'Ben' });
  });

  it('finishes whole games', () => {
    for (const seed of ['a', 'b', 'c']) {
      const position = Position.at(bangRules, bangRules.begin({ players: 5, sets }, keyFromSeed(seed)));
      const bots = Array.from({ length: 5 }, (_, at) => ruleBot(at));
      for (let i = 0; i < 5000 && !position.isOver; i++) position.accept(...nextDecision(position, bots));
      expect(position.isOver).toBe(true);
    }
  });
});
