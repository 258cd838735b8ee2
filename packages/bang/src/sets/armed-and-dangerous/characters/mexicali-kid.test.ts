import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const kid = { is: 'Mexicali Kid', hand: ['BANG!', 'Beer'], tokens: { load: 4 } };

describe('Mexicali Kid', () => {
  it('[ARMED-MEXICALI-01] once in his turn, for 2 tokens: a shot at somebody in reach, beside his BANG!', () => {
    const { Kid, Ben, Cid } = table({ Kid: kid, Ben: { hand: ['Missed!'] }, Cid: {}, Dot: {} }, { sets });
    Kid.mayNot.use('Mexicali Kid', { on: Cid }).because('outOfRange');
    Kid.uses('Mexicali Kid', { on: Ben, pay: ['character', 'character'] });
    Ben.answers('Missed!');
    expect(Kid).toHaveTokens('load', 2);
    Kid.mayNot.use('Mexicali Kid', { on: Ben, pay: ['character', 'character'] }).because('usedUp');
    Kid.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[ARMED-MEXICALI-01] never with a Dangerous weapon’s effect; too few tokens are refused', () => {
    const { Kid, Ben } = table(
      { Kid: { ...kid, tokens: {}, inPlay: ['Thunderer'] }, Ben: {} },
      { sets, tokensOn: { load: { Thunderer: 1 } } },
    );
    Kid.mayNot.use('Mexicali Kid', { on: Ben }).because('tooFewTokens', { needs: 2, has: 1 });
  });

  it('[ARMED-CHAR-01] the tokens may come from himself and from his Dangerous cards', () => {
    const { Kid, Ben } = table(
      { Kid: { ...kid, tokens: { load: 1 }, inPlay: ['Whip'] }, Ben: {} },
      { sets, tokensOn: { load: { Whip: 1 } } },
    );
    Kid.uses('Mexicali Kid', { on: Ben, pay: ['character', 'Whip'] });
    expect(Ben).toHaveLostLife(1);
    expect(Kid).toHaveInPlay();
  });

  it('[ARMED-MEXICALI-02] it is no answer to Indians!, an Arrow or a Duel', () => {
    const { Ann, Kid } = table(
      { Ann: { hand: ['Indians!', 'Arrow', 'Duel', 'Beer'] }, Kid: { ...kid, hand: ['Beer'] } },
      { sets },
    );
    for (const card of ['Indians!', 'Arrow', 'Duel']) {
      Ann.plays(card, card === 'Indians!' ? {} : { on: Kid });
      Kid.mayNot.use('Mexicali Kid').because('notAnOption');
      Kid.passes();
    }
    expect(Kid).toHaveLostLife(3);
  });

  it('[ARMED-JOURD-01] Jourdonnais has his Barrel against it, and against a Flintlock', () => {
    const { Kid, Jo } = table(
      { Kid: { ...kid, hand: ['Flintlock', 'Beer'], tokens: { load: 2 } }, Jo: { is: 'Jourdonnais' } },
      { sets, deckTop: ['2♥', '3♥'] },
    );
    Kid.uses('Mexicali Kid', { on: Jo, pay: ['character', 'character'] });
    Jo.uses('Jourdonnais');
    Kid.plays('Flintlock', { on: Jo });
    Jo.uses('Jourdonnais');
    expect(Jo).toHaveLostLife(0);
  });
});
