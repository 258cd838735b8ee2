import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const armed = { sets, tokensOn: { load: { 'Beer keg': 3 } } };

describe('Beer keg', () => {
  it('[ARMED-KEG-01] regains a life point for 3 tokens, also with two players left', () => {
    const { Ann } = table({ Ann: { life: 2, hand: ['Missed!'], inPlay: ['Beer keg'] }, Ben: {} }, armed);
    Ann.uses('Beer keg');
    expect(Ann).toHaveLife(3);
    expect(Ann).toHaveInPlay();
  });

  it('[ARMED-KEG-01][ARMED-GEN-02] never as a rescue; nor A little nip, nor a Saloon: only a Beer', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG!', 'Beer'] },
        Ben: { life: 1, hand: ['A little nip', 'Saloon', 'Beer'], inPlay: ['Beer keg'], tokens: { load: 4 } },
        Cid: {},
      },
      armed,
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.isAsked('rescue');
    Ben.mayNot.use('Beer keg').because('noAbility');
    Ben.mayNot.play('A little nip').because('noRescue');
    Ben.mayNot.play('Saloon').because('noRescue');
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
  });
});
