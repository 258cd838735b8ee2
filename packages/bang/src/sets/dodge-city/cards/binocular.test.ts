import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Binocular', () => {
  it('[DODGE-CARD-01] its owner sees the others one nearer, never below 1; they see him as before', () => {
    const { Ann, Ben, Cat, Dan, Eve } = table(
      { Ann: { inPlay: ['Binocular'], hand: ['Beer'] }, Ben: {}, Cat: {}, Dan: {}, Eve: {} },
      { sets },
    );
    expect(Ann).toSeeAt(1, Ben, Cat, Dan, Eve);
    expect(Cat).toSeeAt(2, Ann);
    expect(Ben).toSeeAt(1, Ann);
  });

  it('[DODGE-OTHER-07] adds up with a Scope', () => {
    const seats = {
      Ann: { inPlay: ['Binocular', 'Scope'], hand: ['BANG!', 'Beer'] },
      Ben: {},
      Cat: {},
      Dan: {},
      Eve: {},
      Fay: {},
    };
    const { Ann, Dan } = table(seats, { sets });
    expect(Ann).toSeeAt(1, Dan);
    Ann.plays('BANG!', { on: Dan });
    expect(Dan).toHaveLostLife(1);
  });

  it('is refused while another one lies there, though nothing forbids a Scope beside it', () => {
    const { Ann } = table({ Ann: { hand: ['Binocular', 'Scope', 'Beer'] }, Ben: {} }, { sets });
    Ann.plays('Binocular');
    Ann.plays('Scope');
    expect(Ann).toHaveInPlay('Binocular', 'Scope');
  });
});
