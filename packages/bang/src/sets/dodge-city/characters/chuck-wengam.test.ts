import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Chuck Wengam', () => {
  it('[DODGE-CHUCK-01] trades life points for two cards each, but never the last one', () => {
    const { Chuck } = table(
      { Chuck: { is: 'Chuck Wengam', role: 'outlaw', life: 3, hand: ['Beer'] }, Ann: { role: 'sheriff' } },
      { sets, deckTop: ['Scope', 'Mustang 8♥', 'Mustang 9♥', 'Barrel'] },
    );
    Chuck.uses('Chuck Wengam');
    expect(Chuck).toHaveLife(2);
    expect(Chuck).toHold('Beer', 'Scope', 'Mustang 8♥');
    Chuck.uses('Chuck Wengam');
    expect(Chuck).toHaveLife(1);
    expect(Chuck).toHold(5);
    Chuck.mayNot.use('Chuck Wengam').because('lastLife');
  });

  it('has it also with an empty hand, so he is asked', () => {
    const { Chuck, Ann } = table(
      { Chuck: { is: 'Chuck Wengam', role: 'outlaw' }, Ann: { role: 'sheriff', hand: ['Beer'] } },
      { sets },
    );
    Chuck.isAsked('play');
    Chuck.endsTurn();
    Ann.isAsked('play');
  });

  it('[DODGE-CHUCK-03-Q] has it in phase 2 only, when no card is under way', () => {
    const { Chuck, Ann } = table(
      {
        Chuck: { is: 'Chuck Wengam', role: 'outlaw', life: 2, hand: ['Duel', 'BANG!', 'Beer', 'Scope'] },
        Ann: { role: 'sheriff', hand: ['BANG!', 'BANG!'] },
      },
      { sets },
    );
    Chuck.plays('Duel', { on: Ann });
    Ann.answers('BANG!');
    Chuck.isAsked('duel');
    Chuck.mayNot.use('Chuck Wengam').because('notAnOption');
    Chuck.answers('BANG!');
    Ann.passes();
    Chuck.may.use('Chuck Wengam');
    Chuck.endsTurn();
    Ann.isAsked('play');
    Chuck.mayNot.use('Chuck Wengam').because('notAsked');
  });
});
