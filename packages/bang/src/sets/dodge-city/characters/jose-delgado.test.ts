import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('José Delgado', () => {
  it('[DODGE-JOSE-01] twice a turn turns a blue card of his hand into two from the pile; not a third time', () => {
    const { José, game } = table(
      { José: { is: 'José Delgado', hand: ['Scope', 'Mustang', 'Barrel', 'Beer'] }, Ann: {} },
      { sets, deckTop: ['2♦', '3♦', '4♦', '5♦', '6♦'] },
    );
    José.uses('José Delgado', { card: 'Scope' });
    expect(game).toHaveDiscarded('Scope');
    expect(José).toHold('Mustang', 'Barrel', 'Beer', 'BANG! 2♦', 'BANG! 3♦');
    José.uses('José Delgado', { card: 'Mustang' });
    expect(José).toHold('Barrel', 'Beer', 'BANG! 2♦', 'BANG! 3♦', 'BANG! 4♦', 'BANG! 5♦');
    José.mayNot.use('José Delgado', { card: 'Barrel' }).because('usedUp', { used: 2, most: 2 });
  });

  it('[DODGE-JOSE-01] brown and green cards do not do, nor does a blue one in play', () => {
    const { José } = table(
      { José: { is: 'José Delgado', hand: ['Beer', 'Knife', 'Barrel'], inPlay: ['Scope'] }, Ann: {} },
      { sets },
    );
    for (const card of ['Beer', 'Knife'])
      José.mayNot.use('José Delgado', { card }).because('wrongCard', { needs: 'blue' });
    José.mayNot.use('José Delgado', { card: 'Scope' }).because('notAnOption');
    José.may.use('José Delgado', { card: 'Barrel' });
  });

  it('[DODGE-CHUCK-03-Q] has it in phase 2 only, when no card is under way', () => {
    const { José, Ann } = table(
      { José: { is: 'José Delgado', hand: ['Duel', 'BANG!', 'Scope'] }, Ann: { hand: ['BANG!'] } },
      { sets },
    );
    José.plays('Duel', { on: Ann });
    Ann.answers('BANG!');
    José.mayNot.use('José Delgado', { card: 'Scope' }).because('notAnOption');
    José.passes();
    José.may.use('José Delgado', { card: 'Scope' });
  });

  it('has both uses again in his next turn', () => {
    const { José, Ann } = table(
      {
        José: { is: 'José Delgado', role: 'outlaw', life: 4, hand: ['Scope', 'Barrel', 'Mustang'] },
        Ann: { role: 'sheriff', hand: ['Beer'] },
      },
      { sets, deckTop: ['Jail', 'Jail', 'Jail', 'Schofield', '2♦', '3♦', '4♦', '5♦', '6♦'] },
    );
    José.uses('José Delgado', { card: 'Scope' });
    José.uses('José Delgado', { card: 'Barrel' });
    José.endsTurn();
    José.discards('Mustang');
    Ann.endsTurn();
    José.uses('José Delgado', { card: 'Schofield' });
  });
});
