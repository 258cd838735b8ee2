import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const liquor = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'Hard Liquor', phase: 'draw' } as const;

describe('Hard Liquor', () => {
  it('[FOC-HARD-LIQUOR-01] the draw of phase 1 for a life point, if he likes', () => {
    const { Ann } = table({ Ann: { life: 2, hand: ['Scope'] }, Ben: {} }, liquor);
    Ann.picks('drink');
    expect(Ann).toHaveLife(3);
    expect(Ann).toHold('Scope');
    const draws = table({ Ann: { life: 2 }, Ben: {} }, liquor);
    draws.Ann.picks('draw');
    expect(draws.Ann).toHaveLife(2);
    expect(draws.Ann).toHold(2);
  });

  it('[FOC-HARD-LIQUOR-02] phases 2 and 3 follow, Stagecoach still draws; in Jail there is no phase 1 to give up', () => {
    const { Ann, Ben } = table(
      { Ann: { life: 1, hand: ['Stagecoach', 'Scope'] }, Ben: { inPlay: ['Jail'] } },
      { ...liquor, deckTop: ['Missed!', 'Beer', '5♠'] },
    );
    Ann.picks('drink');
    Ann.plays('Stagecoach');
    expect(Ann).toHold('Scope', 'Missed!', 'Beer');
    Ann.endsTurn();
    Ann.discards('Scope');
    expect(Ann).toBeAsked('drawOrDrink'); // Ben stays in Jail
    expect(Ben).toHold(0);
  });

  it('[FOC-HARD-LIQUOR-03-Q] at full life it may be chosen, and brings nothing', () => {
    const { Ann } = table({ Ann: { hand: ['Scope'] }, Ben: {} }, liquor);
    Ann.picks('drink');
    expect(Ann).toHaveLostLife(0);
    expect(Ann).toHold('Scope');
  });

  it.each(['Kit Carlson', 'Bill Noface', 'Pixie Pete', 'Black Jack'])(
    '[FOC-HARD-LIQUOR-04-Q] %s decides before he sees a card, and gives up all of it',
    (is) => {
      const { Ann } = table({ Ann: { is, life: 1, hand: ['Scope'] }, Ben: {} }, liquor);
      Ann.isAsked('drawOrDrink');
      Ann.picks('drink');
      expect(Ann).toHaveLife(2);
      expect(Ann).toHold('Scope');
    },
  );

  it('[FOC-HARD-LIQUOR-04-Q] whoever draws draws in his own way', () => {
    const { Kit } = table({ Kit: { is: 'Kit Carlson', life: 1 }, Ben: {} }, liquor);
    Kit.picks('draw');
    Kit.isAsked('putBack');
  });

  it('[FOC-HARD-LIQUOR-05-Q] no Beer: it helps among two, and Tequila Joe regains one', () => {
    const { Joe } = table({ Joe: { is: 'Tequila Joe', life: 1 }, Ben: {} }, liquor);
    Joe.picks('drink');
    expect(Joe).toHaveLife(2);
  });
});
