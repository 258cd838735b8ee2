import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

const four = { tokens: { load: 4 } };

describe('Dangerous cards', () => {
  it('[ARMED-DANGER-01] are laid like blue ones, one of a name, and go by Cat Balou', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Crate', 'Beer'] }, Ben: { hand: ['Cat Balou 3♥', 'Beer'] } },
      { sets, tokensOn: {} },
    );
    Ann.plays('Crate');
    expect(Ann).toHaveInPlay('Crate');
    Ann.endsTurn();
    Ben.plays('Cat Balou', { on: Ann, what: 'Crate' });
    expect(Ann).toHaveInPlay();
  });

  it('[ARMED-DANGER-02] come with 3 tokens, weapon or object alike', () => {
    const { Ann } = table({ Ann: { hand: ['Crate', 'Thunderer', 'Beer'] }, Ben: {} }, { sets });
    Ann.plays('Crate');
    Ann.plays('Thunderer');
    expect(Ann).toHaveTokens('load', 3, 'Crate');
    expect(Ann).toHaveTokens('load', 3, 'Thunderer');
  });

  it('[ARMED-DANGER-03] cannot be played with fewer than 3 tokens in the supply', () => {
    const { Ann } = table(
      {
        Ann: { hand: ['Crate', 'Beer'], ...four },
        Ben: { ...four, inPlay: ['Tumbleweed', 'Bandolier', 'Bell tower', 'Beer keg'] },
        Cid: four,
        Dot: { tokens: { load: 2 } },
      },
      { sets, tokensOn: { load: { Tumbleweed: 4, Bandolier: 4, 'Bell tower': 4, 'Beer keg': 4 } } },
    );
    Ann.mayNot.play('Crate').because('supplyTooLow', { needs: 3, has: 2 });
  });

  it('[ARMED-DANGER-04] only the Bomb may lie in front of anybody, with 3 tokens as well', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Bomb', 'Crate', 'Beer'] }, Ben: {} }, { sets });
    Ann.mayNot.play('Crate', { on: Ben }).because('slotTooMany');
    Ann.plays('Bomb', { on: Ben });
    expect(Ben).toHaveTokens('load', 3, 'Bomb');
  });

  it('[ARMED-DANGER-05-Q] bring no reload token when they are played', () => {
    const { Ann } = table({ Ann: { hand: ['Crate', 'Beer'] }, Ben: {} }, { sets });
    Ann.plays('Crate');
    Ann.isAsked('play');
    expect(Ann).toHaveTokens('load', 0);
  });

  it('[ARMED-LOSE-01] taken by Panic! the card loses its tokens, and has 3 again when it is played', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Panic!', 'Beer'] }, Ben: { inPlay: ['Crate'] } },
      { sets, tokensOn: { load: { Crate: 1 } } },
    );
    Ann.plays('Panic!', { on: Ben, what: 'Crate' });
    expect(Ann).toHold('Crate', 'Beer');
    Ann.plays('Crate');
    expect(Ann).toHaveTokens('load', 3, 'Crate');
  });

  it('[ARMED-LOSE-02] discarded by Cat Balou its tokens go to the supply', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Cat Balou', 'Beer'] }, Ben: { inPlay: ['Crate'] } },
      { sets, tokensOn: { load: { Crate: 4 } } },
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Crate' });
    expect(game).toHaveDiscarded('Crate');
    expect(game.state.cardTokens).toEqual({});
  });

  it('[ARMED-USE-04-Q] are of use in phase 2 of one’s own turn only, but for those that answer something', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG!', 'Beer'] },
        Ben: { hand: ['Beer'], inPlay: ['Ace up the sleeve', 'Beer keg', 'Whip', 'Crate'] },
      },
      { sets, tokensOn: { load: { 'Ace up the sleeve': 3, 'Beer keg': 3, Whip: 3, Crate: 3 } } },
    );
    Ann.plays('BANG!', { on: Ben });
    for (const card of ['Ace up the sleeve', 'Beer keg', 'Whip']) Ben.mayNot.use(card).because('notAnOption');
    Ben.uses('Crate');
    expect(Ben).toHaveLostLife(0);
  });
});
