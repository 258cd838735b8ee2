import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const hand = ['Missed!'];
const sets = ['base', 'dodge-city', 'high-noon'] as const;
const doctor = { sets, eventsToCome: ['The Doctor'] } as const;

describe('The Doctor', () => {
  it('[HN-DOCTOR-01] whoever has the fewest life points regains one, once', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { life: 3, hand }, Ben: { life: 1, hand }, Cat: { life: 2, hand } },
      { ...doctor, turn: 'Cat' },
    );
    Cat.endsTurn();
    expect(Ben).toHaveLife(2);
    Ann.endsTurn();
    expect(Ann).toHaveLife(3);
    expect(Ben).toHaveLife(2);
    expect(Cat).toHaveLife(2);
  });

  it('[HN-DOCTOR-02] on a tie all of those do; the eliminated are not looked at', () => {
    const { Ann, Ben, Cat, Dan, Eve } = table(
      {
        Ann: { hand },
        Ben: { life: 2, hand },
        Cat: { life: 2, maxLife: 3, hand },
        Dan: { hand },
        Eve: { presence: 'out', life: 0 },
      },
      { ...doctor, turn: 'Dan' },
    );
    Dan.endsTurn();
    expect([Ann, Ben, Cat, Dan, Eve].map(({ state }) => state.life)).toEqual([5, 3, 3, 4, 0]);
  });

  it('[HN-DOCTOR-03-Q] at his maximum he gains nothing, and nobody else in his stead', () => {
    const { Ann, Paul, Cat } = table(
      { Ann: { life: 4, hand }, Paul: { is: 'Paul Regret', hand }, Cat: { hand } },
      { ...doctor, turn: 'Cat' },
    );
    Cat.endsTurn();
    expect(Paul).toHaveLife(3);
    expect(Ann).toHaveLife(4);
  });

  it('[HN-DOCTOR-04-Q] it is no Beer: it helps among two, and Tequila Joe regains one', () => {
    const { Ann, Joe } = table(
      { Ann: { hand }, Joe: { is: 'Tequila Joe', life: 1, hand } },
      { ...doctor, turn: 'Joe' },
    );
    Joe.endsTurn();
    expect(Ann).toBeAsked('play');
    expect(Joe).toHaveLife(2);
  });
});
