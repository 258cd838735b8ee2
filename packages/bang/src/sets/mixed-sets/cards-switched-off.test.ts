import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, openAnswers } from './test-tables.ts';

const words = { sets: everything, discard: openAnswers };
const others = { Cid: {}, Dan: {} };

describe('Under Lasso', () => {
  it('[ARMED-MIX-08-Q] Dynamite, Jail, Rattlesnake and Bomb are not checked, and stay with their tokens', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['Duel'] },
        Ben: { hand: ['Duel'], inPlay: ['Dynamite', 'Jail', 'Rattlesnake', 'Bomb', 'Dining Car'], life: 2 },
        ...others,
      },
      { ...words, event: 'Lasso', tokensOn: { load: { Bomb: 1 } }, deckTop: ['5♠', '4♠'] },
    );
    Ann.endsTurn();
    Ben.isAsked('play');
    expect(Ben).toHold('Duel', '5♠', '4♠');
    expect(Ben).toHaveLife(2);
    expect(Ben).toHaveInPlay('Dynamite', 'Jail', 'Rattlesnake', 'Bomb', 'Dining Car');
    expect(Ben).toHaveTokens('load', 1, 'Bomb');
    expect(game).toHaveDiscarded('Saved!');
  });

  it('[ARMED-MIX-08-Q] orange cards, railcars and weapons have no effect', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: {
          role: 'sheriff',
          hand: ['BANG!', 'Duel'],
          inPlay: ['Thunderer', 'Lock Pick', 'Mail Car', 'Sleeper Car', 'Observation Car'],
        },
        Ben: { inPlay: ['Crate', 'Caboose', 'Private Car', 'Whip'] },
        Cid: {},
        Dan: {},
      },
      { ...words, event: 'Lasso', tokensOn: { load: { Thunderer: 3, 'Lock Pick': 3, Crate: 3, Whip: 3 } } },
    );
    for (const card of ['Lock Pick', 'Mail Car', 'Sleeper Car']) Ann.mayNot.use(card).because('noAbility');
    expect(Ann).toSeeAt(2, Cid);
    Ann.mayNot.play('BANG!', { on: Cid }).because('outOfRange', { reach: 1 });
    Ann.mayNot.play('BANG!', { special: 'Thunderer', on: Ben });
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHaveLostLife(1);
    for (const card of ['Crate', 'Whip']) expect(Ben).toHaveTokens('load', 3, card);
  });

  it('[ARMED-MIX-23-Q] and where a Big Fifty is paid for, tokens on a card that is off still pay', () => {
    const lasso = table(
      { Ann: { hand: ['Caravan', 'Duel'], inPlay: ['Crate'] }, Ben: {}, ...others },
      { ...words, event: 'Lasso', tokensOn: { load: { Crate: 3 } } },
    );
    lasso.Ann.plays('Caravan', { times: 1, pay: ['Crate', 'Crate'] });
    expect(lasso.Ann).toHold(1 + 3);
    expect(lasso.Ann).toHaveTokens('load', 1, 'Crate');
    const kid = table(
      { Kid: { is: 'Mexicali Kid', hand: ['Duel'], inPlay: ['Crate'] }, Ben: {}, ...others },
      { ...words, event: 'Lasso', tokensOn: { load: { Crate: 2 } } },
    );
    kid.Kid.uses('Mexicali Kid', { on: kid.Ben, pay: ['Crate', 'Crate'] });
    expect(kid.Ben).toHaveLostLife(1);
    expect(kid.Kid).toHaveInPlay();
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG!', 'Duel'], inPlay: ['Big Fifty'] },
        Ben: { hand: ['Duck!'], inPlay: ['Crate'] },
        ...others,
      },
      { ...words, tokensOn: { load: { 'Big Fifty': 3, Crate: 3 } } },
    );
    Ann.plays('BANG!', { special: 'Big Fifty', on: Ben });
    Ben.answers('Duck!', { times: 1, pay: ['Crate', 'Crate'] });
    expect(Ben).toHold('Duck!');
    expect(Ben).toHaveLostLife(0);
  });
});

describe('In Belle Star’s turn', () => {
  it('[ARMED-MIX-06] the Tumbleweed of another player has no draw! made again, no Caboose, Crate or Private Car helps', () => {
    const { Belle, Ben } = table(
      {
        Belle: { is: 'Belle Star', hand: ['Knife Revolver', 'Duel'] },
        Ben: { inPlay: ['Tumbleweed', 'Crate', 'Caboose', 'Private Car'] },
        ...others,
      },
      { ...words, tokensOn: { load: { Tumbleweed: 3, Crate: 3 } }, deckTop: ['2♣'] },
    );
    Belle.plays('Knife Revolver', { on: Ben });
    expect(Ben).not.toBeAsked();
    expect(Ben).toHaveLostLife(1);
    const shot = table(
      { Belle: { is: 'Belle Star', hand: ['BANG!', 'Duel'] }, Ben: { inPlay: ['Private Car'] }, ...others },
      words,
    );
    shot.Belle.plays('BANG!', { on: shot.Ben });
    expect(shot.Ben).toHaveLostLife(1);
  });

  it('[ARMED-MIX-06] her own cards work, in her own turn', () => {
    const { Ann, Belle } = table(
      {
        Ann: { role: 'sheriff', hand: ['Duel'] },
        Belle: { is: 'Belle Star', hand: ['Duel'], inPlay: ['Rattlesnake', 'Tumbleweed'] },
        ...others,
      },
      { ...words, tokensOn: { load: { Tumbleweed: 3 } }, deckTop: ['2♠', '2♣'] },
    );
    Ann.endsTurn();
    Belle.uses('Tumbleweed');
    Belle.passes();
    expect(Belle).toHaveLostLife(0);
  });

  it('[ARMED-MIX-07-Q] a Bomb that runs dry does not explode', () => {
    const { Belle, Ben } = table(
      { Belle: { is: 'Belle Star', hand: ['Rust', 'Duel'] }, Ben: { inPlay: ['Bomb'] }, ...others },
      { ...words, tokensOn: { load: { Bomb: 1 } } },
    );
    Belle.plays('Rust');
    expect(Ben).toHaveInPlay();
    expect(Ben).toHaveLostLife(0);
  });
});
