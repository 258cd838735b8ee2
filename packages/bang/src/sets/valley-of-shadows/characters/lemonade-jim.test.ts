import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

describe('Lemonade Jim', () => {
  it('[VALLEY-LEMONADE-01] may discard a card for a life point when somebody else plays a Beer', () => {
    const { Ann, Jim } = table(
      { Ann: { life: 3, hand: ['Beer', 'Scope'] }, Jim: { is: 'Lemonade Jim', life: 2, hand: ['Duel'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('Beer');
    Jim.answers('Duel');
    expect(Jim).toHaveLife(3);
    expect(Jim).toHold(0);
    expect(Ann).toHaveLife(4);
  });

  it('[VALLEY-LEMONADE-01] or not, and not for his own', () => {
    const { Ann, Jim } = table(
      { Ann: { life: 3, hand: ['Beer', 'Scope'] }, Jim: { is: 'Lemonade Jim', life: 2, hand: ['Beer'] }, Cat: {} },
      { sets, discard },
    );
    Ann.plays('Beer');
    Jim.passes();
    expect(Jim).toHaveLife(2);
    const own = table(
      { Jim: { is: 'Lemonade Jim', life: 2, hand: ['Beer', 'Duel'] }, Ben: {}, Cat: {} },
      { sets, discard },
    );
    own.Jim.plays('Beer');
    own.Jim.isAsked('play');
  });

  it('[VALLEY-LEMONADE-02-Q] also for a Beer that saves its player; not at full life', () => {
    const { Ann, Ben, Jim } = table(
      {
        Ann: { hand: ['BANG!', 'Scope'] },
        Ben: { life: 1, hand: ['Beer'] },
        Jim: { is: 'Lemonade Jim', life: 3, hand: ['Duel', 'Panic!'] },
      },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.answers('Beer');
    Jim.answers('Duel');
    expect(Jim).toHaveLife(4);
    const full = table(
      { Ann: { life: 3, hand: ['Beer', 'Scope'] }, Jim: { is: 'Lemonade Jim', hand: ['Duel'] }, Cat: {} },
      { sets, discard },
    );
    full.Ann.plays('Beer');
    full.Ann.isAsked('play');
  });

  it('[VALLEY-LEMONADE-03-Q] after the Beer, also when with two players left it gives nothing', () => {
    const { Ann, Jim } = table(
      { Ann: { life: 3, hand: ['Beer', 'Scope'] }, Jim: { is: 'Lemonade Jim', life: 2, hand: ['Duel'] } },
      { sets, discard },
    );
    Ann.plays('Beer');
    expect(Ann).toHaveLife(3);
    Jim.answers('Duel');
    expect(Jim).toHaveLife(3);
  });

  it('[ARMED-MIX-13] not for Last Call; and for Tequila Joe that is one point', () => {
    const { Joe } = table(
      {
        Joe: { is: 'Tequila Joe', life: 1, hand: ['Last Call', 'Scope'] },
        Jim: { is: 'Lemonade Jim', life: 2, hand: ['Duel'] },
        Cat: {},
      },
      { sets: [...sets, 'dodge-city'], discard },
    );
    Joe.plays('Last Call');
    expect(Joe).toHaveLife(2);
    Joe.isAsked('play');
  });

  it('[WWS-MIX-14-Q] not for Lee Van Kliff’s repeat of a Beer', () => {
    const { Lee, Jim } = table(
      {
        Lee: { is: 'Lee Van Kliff', life: 1, hand: ['Beer', 'BANG!', 'Scope'] },
        Jim: { is: 'Lemonade Jim', life: 2, hand: ['Duel', 'Panic!'] },
        Cat: {},
      },
      { sets: [...sets, 'wild-west-show'], discard },
    );
    Lee.plays('Beer');
    Jim.answers('Duel');
    Lee.uses('Lee Van Kliff', { card: 'BANG!' });
    expect(Lee).toHaveLife(3);
    Lee.isAsked('play');
  });
});
