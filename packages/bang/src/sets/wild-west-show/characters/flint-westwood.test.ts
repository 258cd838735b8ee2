import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const FLINT = 'Flint Westwood';

describe('Flint Westwood', () => {
  it('[WWS-FLINT-01] gives a card of his choice for two random ones, at any distance', () => {
    const { Flint, Cat } = table(
      { Flint: { is: FLINT, hand: ['Jail', 'Missed!'] }, Ben: {}, Cat: { hand: ['Beer', 'Duel', 'Scope'] }, Dan: {} },
      { sets },
    );
    expect(Flint).toSeeAt(2, Cat);
    Flint.uses(FLINT, { card: 'Jail', on: Cat });
    expect(Flint).toHold(3);
    expect(Cat).toHold(2);
    expect(Cat.view.own?.hand?.some(({ card }) => card === 'jail')).toBe(true);
    expect(Flint.view.own?.hand?.some(({ card }) => card === 'jail')).toBe(false); // WWS-FLINT-04-Q
  });

  it('[WWS-FLINT-02] gets the only card there is', () => {
    const { Flint, Ben } = table(
      { Flint: { is: FLINT, hand: ['Jail', 'Missed!'] }, Ben: { hand: ['Beer'] } },
      { sets },
    );
    Flint.uses(FLINT, { card: 'Jail', on: Ben });
    expect(Flint).toHold('Missed!', 'Beer');
    expect(Ben).toHold('Jail');
  });

  it('[WWS-FLINT-03-Q] once a turn', () => {
    const { Flint, Ben } = table(
      { Flint: { is: FLINT, hand: ['Jail', 'Missed!'] }, Ben: { hand: ['Beer', 'Duel'] } },
      { sets },
    );
    Flint.uses(FLINT, { card: 'Jail', on: Ben });
    Flint.mayNot.use(FLINT).because('usedUp', { used: 1, most: 1, ruling: 'WWS-FLINT-03-Q' });
  });

  it('[WWS-FLINT-04-Q] not with an empty hand, his own or the other’s', () => {
    const { Flint, Ben, Cat } = table(
      { Flint: { is: FLINT, hand: ['Jail', 'Missed!'] }, Ben: {}, Cat: { hand: ['Beer'] } },
      { sets },
    );
    Flint.mayNot.use(FLINT, { card: 'Jail', on: Ben }).because('nothingThere', { ruling: 'WWS-FLINT-04-Q' });
    Flint.mayNot.use(FLINT, { card: 'Jail', on: Flint }).because('notOneself');
    Flint.may.use(FLINT, { card: 'Jail', on: Cat });
  });

  it('[WWS-FLINT-05-Q] Suzy Lafayette, robbed of her only card, has his and draws none', () => {
    const { Flint, Suzy } = table(
      { Flint: { is: FLINT, hand: ['Jail', 'Missed!'] }, Suzy: { is: 'Suzy Lafayette', hand: ['Beer'] } },
      { sets },
    );
    Flint.uses(FLINT, { card: 'Jail', on: Suzy });
    expect(Suzy).toHold('Jail');
  });

  it('[VALLEY-HENRY-06-Q] Henry Block shoots once for each card, and he may be out before he gives his own', () => {
    const { Flint, Henry } = table(
      {
        Flint: { is: FLINT, role: 'outlaw', life: 2, hand: ['Jail'] },
        Henry: { is: 'Henry Block', role: 'sheriff', hand: ['Beer', 'Duel', 'Scope'] },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets: [...sets, 'valley-of-shadows'] },
    );
    Flint.uses(FLINT, { card: 'Jail', on: Henry });
    Flint.passes();
    Henry.passes(); // nobody is saved
    expect(Flint).toHaveLostLife(1);
    expect(Henry).toHold(2);
    Flint.passes();
    Henry.passes();
    Flint.passes(); // no Beer
    expect(Flint).toBeOut();
    expect(Henry.view.own?.hand?.some(({ card }) => card === 'jail')).toBe(false);
  });
});
