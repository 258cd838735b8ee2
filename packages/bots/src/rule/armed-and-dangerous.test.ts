import { decides, table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];
const shown = { isRoleShown: true };
const law = { Sheriff: { role: 'sheriff' }, Deputy: { role: 'deputy', ...shown } } as const;

describe('The rule bot and load tokens', () => {
  it('keeps the Crate loaded, and never loads the Bomb in front of it', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', hand: ['Mustang', 'Beer'], inPlay: ['Whip', 'Crate', 'Bomb'] }, ...law },
      { sets, tokensOn: { load: { Whip: 1, Crate: 1, Bomb: 1 } } },
    );
    Ann.plays('Mustang');
    expect(decides(Ann)).toEqual({ place: 'Crate' });
  });

  it('with a full Crate it loads the next card, then itself', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', hand: ['Mustang', 'Beer'], inPlay: ['Whip', 'Crate'] }, ...law },
      { sets, tokensOn: { load: { Whip: 4, Crate: 4 } } },
    );
    Ann.plays('Mustang');
    expect(decides(Ann)).toEqual({ place: 'character' });
  });

  it('passes the Bomb to a foe', () => {
    const { Ann } = table(
      {
        Ann: { role: 'outlaw', hand: ['Beer'], inPlay: ['Bomb'] },
        Friend: { role: 'outlaw', ...shown },
        ...law,
        Loner: { role: 'renegade' },
      },
      { sets, tokensOn: { load: { Bomb: 3 } }, phase: 'start', deckTop: ['2♥'] },
    );
    expect(decides(Ann)['at']).toBe('Sheriff');
  });

  it('has its own failed draw! made again, not a good one', () => {
    const seats = {
      Ann: { role: 'outlaw', inPlay: ['Barrel', 'Tumbleweed'] },
      Sheriff: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
      Deputy: { role: 'deputy', ...shown },
    } as const;
    const words = { sets, turn: 'Sheriff', tokensOn: { load: { Tumbleweed: 3 } } } as const;
    const failed = table(seats, { ...words, deckTop: ['2♠'] });
    failed.Sheriff.plays('BANG!', { on: failed.Ann });
    failed.Ann.uses('Barrel');
    expect(decides(failed.Ann)).toEqual({ do: 'use', use: 'Tumbleweed' });
    const lucky = table(seats, { ...words, deckTop: ['2♥'] });
    lucky.Sheriff.plays('BANG!', { on: lucky.Ann });
    lucky.Ann.uses('Barrel');
    expect(decides(lucky.Ann)).toEqual({ do: 'pass' });
  });

  it('does not repeat a draw! that failed for a foe', () => {
    const { Ann, Sheriff } = table(
      {
        Ann: { role: 'outlaw', hand: ['BANG!', 'Beer'], inPlay: ['Tumbleweed'] },
        Sheriff: { role: 'sheriff', inPlay: ['Barrel'] },
        Deputy: { role: 'deputy', ...shown },
      },
      { sets, tokensOn: { load: { Tumbleweed: 3 } }, deckTop: ['2♠'] },
    );
    Ann.plays('BANG!', { on: Sheriff });
    Sheriff.uses('Barrel');
    expect(decides(Ann)).toEqual({ do: 'pass' });
  });

  it('upgrades with the tokens of its character, and leaves its loaded cards alone', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', hand: ['Caravan'], inPlay: ['Crate'], tokens: { load: 2 } }, ...law },
      { sets, tokensOn: { load: { Crate: 4 } } },
    );
    expect(decides(Ann)).toMatchObject({ do: 'play', card: 'Caravan', times: 1 });
  });

  it('ignores what it may ignore', () => {
    const { Sheriff, Ann } = table(
      {
        Sheriff: { role: 'sheriff', hand: ['Duel Q♦', 'Beer'] },
        Ann: { role: 'outlaw', is: 'Ms. Abigail' },
        Deputy: { role: 'deputy' },
      },
      { sets },
    );
    Sheriff.plays('Duel', { on: Ann });
    expect(decides(Ann)).toMatchObject({ do: 'use' });
  });

  it('answers a shot with a Duck!, and says how often it is upgraded', () => {
    const seats = {
      Sheriff: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
      Ann: { role: 'outlaw', hand: ['Duck!'], tokens: { load: 2 } },
      Deputy: { role: 'deputy' },
    } as const;
    const { Sheriff, Ann } = table(seats, { sets });
    Sheriff.plays('BANG!', { on: Ann });
    expect(decides(Ann)).toMatchObject({ do: 'play', card: 'Duck!', times: 1 });
  });

  it('lays the Bomb in front of a foe', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', hand: ['Bomb'] }, Friend: { role: 'outlaw', ...shown }, ...law },
      { sets },
    );
    expect(decides(Ann)).toMatchObject({ do: 'play', card: 'Bomb', at: 'Sheriff' });
  });
});
