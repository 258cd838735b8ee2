import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Sean Mallory', () => {
  const ten = ['2♦', '3♦', '4♦', '5♦', '6♦', '7♦', '8♦', '9♦', '10♦', 'J♦'].map((sign) => `BANG! ${sign}`);

  it('[DODGE-SEAN-01] keeps ten cards at one life point', () => {
    const { Sean, Ann } = table(
      { Sean: { is: 'Sean Mallory', role: 'outlaw', life: 1, hand: ten }, Ann: { role: 'sheriff', hand: ['Beer'] } },
      { sets },
    );
    Sean.endsTurn();
    expect(Sean).toHold(10);
    expect(Ann).toBeAsked('play');
  });

  it('[DODGE-SEAN-01] discards two of twelve, and neither more nor fewer', () => {
    const { Sean } = table(
      {
        Sean: { is: 'Sean Mallory', role: 'outlaw', life: 1, hand: [...ten, 'Beer', 'Scope'] },
        Ann: { role: 'sheriff' },
      },
      { sets },
    );
    Sean.endsTurn();
    Sean.isAsked('discard');
    Sean.mayNot.discard('Beer').because('wrongCount');
    Sean.mayNot.discard('Beer', 'Scope', 'BANG! 2♦').because('wrongCount');
    Sean.discards('Beer', 'Scope');
    expect(Sean).toHold(10);
  });

  it('lends his limit to nobody', () => {
    const { Ann } = table({ Ann: { hand: [...ten] }, Sean: { is: 'Sean Mallory' } }, { sets });
    Ann.endsTurn();
    Ann.isAsked('discard');
  });
});
