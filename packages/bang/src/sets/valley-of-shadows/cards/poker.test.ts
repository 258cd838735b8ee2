import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Poker', () => {
  it('[VALLEY-POKER-01] all others lay down a card at the same time, and its player takes up to two', () => {
    const { Ann, Ben, Cat, Dan, game } = table(
      {
        Ann: { hand: ['Poker', 'Beer'] },
        Ben: { hand: ['Duel', 'Panic!'] },
        Cat: { hand: ['Gatling'] },
        Dan: { hand: ['Barrel', 'Mustang'] },
        Eve: {},
      },
      { sets, discard },
    );
    Ann.plays('Poker');
    Ben.isAsked('pokerStake');
    Cat.isAsked('pokerStake');
    Dan.isAsked('pokerStake');
    Ben.picks('Duel');
    expect(Ben).toHold(2); // nobody sees it before all have chosen
    Cat.picks('Gatling');
    Dan.picks('Barrel');
    Ann.isAsked('poker');
    Ann.picks(['Duel', 'Barrel']);
    expect(Ann).toHold('Beer', 'Duel', 'Barrel');
    expect(Cat).toHold(0);
    expect(game).toHaveDiscarded('Gatling', 'Poker');
  });

  it('[VALLEY-POKER-02] an ace among them: nothing is taken', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Poker', 'Beer'] }, Ben: { hand: ['BANG! A♦', 'Duel'] }, Cat: { hand: ['Scope'] } },
      { sets, discard },
    );
    Ann.plays('Poker');
    Ben.picks('BANG! A♦');
    Cat.picks('Scope');
    expect(Ann).toHold('Beer');
    Ann.isAsked('play');
  });

  it('[VALLEY-POKER-03-Q] does nothing where nobody holds a card, and taking is optional', () => {
    const nobody = table({ Ann: { hand: ['Poker', 'Beer'] }, Ben: {} }, { sets, discard });
    nobody.Ann.plays('Poker');
    expect(nobody.Ann).toHold('Beer');
    const none = table({ Ann: { hand: ['Poker', 'Beer'] }, Ben: { hand: ['Duel', 'Scope'] } }, { sets, discard });
    none.Ann.plays('Poker');
    none.Ben.picks('Duel');
    none.Ann.picks([]);
    expect(none.Ann).toHold('Beer');
  });

  it('[VALLEY-POKER-03-Q] Suzy Lafayette draws for her last card when it is over', () => {
    const { Ann, Suzy } = table(
      { Ann: { hand: ['Poker', 'Beer'] }, Suzy: { is: 'Suzy Lafayette', hand: ['Duel'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('Poker');
    Suzy.picks('Duel');
    expect(Suzy).toHold(0);
    Ann.picks([]);
    expect(Suzy).toHold(1);
  });

  it('is evaded by one who is spared alone', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Poker', 'Beer'] }, Ben: { hand: ['Escape', 'Duel'] }, Cat: { hand: ['Gatling'] } },
      { sets, discard: ['Saved!', 'Aim'] },
    );
    Ann.plays('Poker');
    Ben.answers('Escape');
    Cat.picks('Gatling');
    Ann.picks(['Gatling']);
    expect(Ben).toHold('Duel');
    expect(Ann).toHold('Beer', 'Gatling');
  });

  it('passes over Sid Ketchum, who gave his whole hand for a life point when he was asked', () => {
    const { Ann, Sid, Cat } = table(
      {
        Ann: { hand: ['Poker', 'Beer'] },
        Sid: { is: 'Sid Ketchum', life: 2, hand: ['Duel', 'Beer'] },
        Cat: { hand: ['Gatling', 'Mustang'] },
      },
      { sets, discard: ['Saved!', 'Aim'] },
    );
    Ann.plays('Poker');
    Sid.isAsked('evade');
    Sid.interjects('Sid Ketchum', ['Duel', 'Beer']);
    Sid.passes();
    Cat.passes();
    Cat.picks('Gatling');
    Ann.picks([]);
    expect(Sid).toHaveLife(3);
    expect(Sid).toHold(0);
  });
});
