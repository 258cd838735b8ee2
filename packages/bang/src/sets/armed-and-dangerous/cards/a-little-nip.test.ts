import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('A little nip', () => {
  it.each([
    [0, 2],
    [1, 3],
    [2, 4],
  ])('[ARMED-UPGRADE-03] with %i upgrades, 3 tokens each, it brings life 1 to %i', (times, life) => {
    const { Ann } = table(
      { Ann: { life: 1, hand: ['A little nip', 'Beer'], inPlay: ['Crate'], tokens: { load: 4 } }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 4 } } },
    );
    const pay = ['character', 'character', 'character', 'Crate', 'Crate', 'Crate'].slice(0, 3 * times);
    Ann.plays('A little nip', times === 0 ? {} : { times, pay });
    expect(Ann).toHaveLife(life);
  });

  it('[ARMED-UPGRADE-03] never above the maximum', () => {
    const { Ann } = table(
      { Ann: { role: 'outlaw', life: 3, hand: ['A little nip', 'Beer'], tokens: { load: 3 } }, Ben: {} },
      { sets },
    );
    Ann.plays('A little nip', { times: 1 });
    expect(Ann).toHaveLife(4);
  });

  it('[ARMED-NIP-01] is no rescue and no answer out of turn; it is no Beer: it works with two players left', () => {
    const { Tim } = table({ Tim: { life: 1, hand: ['A little nip', 'BANG!'] }, Ben: {} }, { sets });
    Tim.plays('A little nip');
    expect(Tim).toHaveLife(2);
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { life: 1, hand: ['A little nip'] }, Cid: {} },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.isAsked('rescue');
    Ben.mayNot.play('A little nip').because('noRescue');
  });
});
