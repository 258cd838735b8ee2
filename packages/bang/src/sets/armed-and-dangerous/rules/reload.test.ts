import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Reloading by the rules', () => {
  it('[ARMED-RELOAD-01] each blue card played brings a token, onto a Dangerous card or the character', () => {
    const { Ann } = table(
      { Ann: { hand: ['Mustang', 'Scope', 'Barrel', 'Beer'], inPlay: ['Crate'] }, Ben: {} },
      { sets, tokensOn: { load: { Crate: 1 } } },
    );
    Ann.plays('Mustang');
    Ann.picks('Crate');
    Ann.plays('Scope');
    Ann.picks('character');
    Ann.plays('Barrel');
    Ann.picks('nowhere');
    expect(Ann).toHaveTokens('load', 2, 'Crate');
    expect(Ann).toHaveTokens('load', 1);
  });

  it('[ARMED-RELOAD-02] a Jail for somebody else counts for whoever plays it', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['Jail', 'Beer'] }, Ben: {}, Cid: {}, Dot: {} }, { sets });
    Ann.plays('Jail', { on: Ben });
    Ann.picks('character');
    expect(Ann).toHaveTokens('load', 1);
    expect(Ben).toHaveTokens('load', 0);
  });

  it('[ARMED-RELOAD-03] a Dynamite passed on brings nothing', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Beer'], inPlay: ['Dynamite'] }, Ben: { hand: ['Beer'] } },
      { sets, phase: 'start', deckTop: ['2♥'] },
    );
    expect(Ben).toHaveInPlay('Dynamite');
    Ann.isAsked('play');
    expect(Ben).toHaveTokens('load', 0);
  });

  it('[ARMED-RELOAD-04] life 3, hand 5: two cards must go, and two tokens may come, on one card or on two', () => {
    const { Ann, Ben } = table(
      {
        Ann: { life: 3, hand: ['Beer', 'Beer', 'BANG!', 'BANG!', 'BANG!'], inPlay: ['Crate'] },
        Ben: { hand: ['Beer'] },
      },
      { sets, tokensOn: { load: { Crate: 1 } } },
    );
    Ann.endsTurn();
    Ann.discards('BANG!', 'BANG!');
    Ann.picks('Crate');
    Ann.picks('character');
    expect(Ann).toHaveTokens('load', 2, 'Crate');
    expect(Ann).toHaveTokens('load', 1);
    Ben.isAsked('play');
  });

  it('[ARMED-RELOAD-04] or both on the same one', () => {
    const { Ann } = table(
      {
        Ann: { life: 3, hand: ['Beer', 'Beer', 'BANG!', 'BANG!', 'BANG!'], inPlay: ['Crate'] },
        Ben: { hand: ['Beer'] },
      },
      { sets, tokensOn: { load: { Crate: 1 } } },
    );
    Ann.endsTurn();
    Ann.discards('BANG!', 'BANG!');
    Ann.picks('Crate');
    Ann.picks('Crate');
    expect(Ann).toHaveTokens('load', 3, 'Crate');
  });

  it('[ARMED-RELOAD-05] life 3, hand 3: no discard, no token', () => {
    const { Ann, Ben } = table(
      { Ann: { life: 3, hand: ['Beer', 'BANG!', 'BANG!'] }, Ben: { hand: ['Beer'] } },
      { sets },
    );
    Ann.endsTurn();
    expect(Ann).toHaveTokens('load', 0);
    Ben.isAsked('play');
  });

  it('[ARMED-RELOAD-06] what phase 3 has brought is of no use in that turn: no Tumbleweed at the draw! for Vendetta', () => {
    const { Ann, Ben } = table(
      { Ann: { life: 1, hand: ['Beer', 'BANG!'], inPlay: ['Tumbleweed'] }, Ben: { hand: ['Beer'] } },
      {
        sets: [...sets, 'a-fistful-of-cards'],
        event: 'Vendetta',
        tokensOn: { load: { Tumbleweed: 1 } },
        deckTop: ['2♠', '3♠', '4♥', '5♥'],
      },
    );
    Ann.endsTurn();
    Ann.discards('BANG!');
    Ann.picks('Tumbleweed');
    Ann.uses('Tumbleweed');
    expect(Ann).toHaveTokens('load', 1, 'Tumbleweed');
    Ben.isAsked('play');
  });

  it('[ARMED-RELOAD-07] a green card brings no token, and Al Preacher lets it pass', () => {
    const { Ann, Al } = table(
      { Ann: { hand: ['Bible', 'Beer'] }, Al: { is: 'Al Preacher', tokens: { load: 4 } } },
      { sets: [...sets, 'dodge-city'] },
    );
    Ann.plays('Bible');
    Ann.isAsked('play');
    expect(Al).toHaveTokens('load', 4);
  });

  it('[ARMED-RELOAD-08-Q] the token for a blue weapon cannot go on the Dangerous one it replaces', () => {
    const { Ann } = table(
      { Ann: { hand: ['Schofield', 'Beer'], inPlay: ['Thunderer'] }, Ben: {} },
      { sets, tokensOn: { load: { Thunderer: 2 } } },
    );
    Ann.plays('Schofield');
    Ann.mayNot.pick('Thunderer').because('notAnOption');
    expect(Ann).toHaveInPlay('Schofield');
  });
});
