import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('A Beer for gold', () => {
  it('[GOLD-BEER-01] brings a nugget instead of a life point, as often as there are Beers', () => {
    const { Ann, game } = table({ Ann: { life: 2, hand: ['Beer', 'Beer', 'Scope'] }, Ben: {}, Cat: {} }, { sets });
    Ann.uses('Beer for gold', { card: 'Beer' });
    Ann.uses('Beer for gold', { card: 'Beer' });
    expect(Ann).toHaveLife(2);
    expect(Ann).toHaveTokens('nugget', 2);
    expect(game).toHaveDiscarded('Beer', 'Beer');
  });

  it('[GOLD-BEER-02] with two players left too', () => {
    const { Ann } = table({ Ann: { hand: ['Beer', 'Scope'] }, Ben: {} }, { sets });
    Ann.uses('Beer for gold', { card: 'Beer' });
    expect(Ann).toHaveTokens('nugget', 1);
  });

  it('[GOLD-BEER-03] but no other drink', () => {
    const { Ann } = table(
      { Ann: { hand: ['Saloon', 'Whisky', 'Tequila', 'Scope'] }, Ben: {} },
      { sets: [...sets, 'dodge-city'] },
    );
    for (const card of ['Saloon', 'Whisky', 'Tequila', 'Scope'])
      Ann.mayNot.use('Beer for gold', { card }).because('wrongCard', { needs: 'beerCard' });
  });

  it('[GOLD-BEER-04] Duke drinks one Beer and turns another into gold', () => {
    const { Duke } = table({ Duke: { life: 2, hand: ['Beer', 'Beer', 'Scope'] }, Ben: {}, Cat: {} }, { sets });
    Duke.plays('Beer');
    Duke.uses('Beer for gold', { card: 'Beer' });
    expect(Duke).toHaveLife(3);
    expect(Duke).toHaveTokens('nugget', 1);
  });

  it('[GOLD-BEER-05] out of turn a Beer saves its player and brings no nugget', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Scope'] }, Ben: { life: 1, hand: ['Beer'] }, Cat: {} },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.mayNot.use('Beer for gold', { card: 'Beer' });
    Ben.passes();
    Ben.mayNot.use('Beer for gold', { card: 'Beer' });
    Ben.answers('Beer');
    expect(Ben).toHaveLife(1);
    expect(Ben).toHaveTokens('nugget', 0);
  });

  it('[GOLD-BEER-06-Q] Tequila Joe has one nugget for it', () => {
    const { Joe } = table(
      { Joe: { is: 'Tequila Joe', life: 2, hand: ['Beer', 'Scope'] }, Ben: {}, Cat: {} },
      { sets: [...sets, 'dodge-city'] },
    );
    Joe.uses('Beer for gold', { card: 'Beer' });
    expect(Joe).toHaveTokens('nugget', 1);
    expect(Joe).toHaveLife(2);
  });

  it('[HN-REVEREND-05-Q] is forbidden while The Reverend forbids Beers', () => {
    const { Ann } = table(
      { Ann: { hand: ['Beer', 'Scope'] }, Ben: {}, Cat: {} },
      { sets: [...sets, 'high-noon'], event: 'The Reverend' },
    );
    Ann.mayNot.use('Beer for gold', { card: 'Beer' }).because('noBeer');
  });

  it('lets Suzy Lafayette draw when it was her last card', () => {
    const { Suzy } = table({ Suzy: { is: 'Suzy Lafayette', hand: ['Beer'] }, Ben: {} }, { sets, deckTop: ['Scope'] });
    Suzy.uses('Beer for gold', { card: 'Beer' });
    expect(Suzy).toHold('Scope');
  });
});
