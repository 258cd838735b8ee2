import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Cards that cost another card', () => {
  it.each([
    ['Springfield', { at: 1 }],
    ['Rag Time', { at: 1, what: 'hand' }],
    ['Brawl', {}],
    ['Tequila', { at: 1 }],
    ['Whisky', {}],
  ])('[DODGE-DISC-01] %s is refused to whoever holds nothing else', (card, slots) => {
    const { Ann } = table({ Ann: { hand: [card], inPlay: ['Knife', 'Barrel'] }, Ben: { hand: ['Beer'] } }, { sets });
    Ann.mayNot.play(card, { ...slots, cost: [] }).because('cannotPay', { needs: 1, has: 0, ruling: 'DODGE-DISC-01' });
  });

  it('[DODGE-DISC-01] a card of his own choice goes with it, in the same move', () => {
    const { Ann, Ben, game } = table({ Ann: { hand: ['Springfield', 'Beer', 'Scope', 'Panic!'] }, Ben: {} }, { sets });
    for (const card of ['Beer', 'Scope', 'Panic!']) Ann.may.play('Springfield', { on: Ben, cost: [card] });
    Ann.plays('Springfield', { on: Ben, cost: ['Scope'] });
    expect(Ann).toHold('Beer', 'Panic!');
    expect(game).toHaveDiscarded('Scope', 'Springfield');
  });

  it('[DODGE-DISC-05-Q] a Beer or a Missed! thrown in does nothing', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Springfield', 'Beer', 'Scope'], life: 2 }, Ben: {}, Cat: {} },
      { sets },
    );
    Ann.plays('Springfield', { on: Ben, cost: ['Beer'] });
    expect(Ann).toHaveLife(2);
  });

  it('[DODGE-DISC-06-Q] the card thrown in lies on top, and Pedro Ramirez gets it', () => {
    const { Ann, Pedro, game } = table(
      { Ann: { hand: ['Whisky', 'Scope'], life: 2 }, Pedro: { is: 'Pedro Ramirez' }, Cat: {} },
      { sets },
    );
    Ann.plays('Whisky', { cost: ['Scope'] });
    expect(game).toHaveDiscarded('Scope', 'Whisky');
    Pedro.picks('discardPile');
    expect(Pedro.state.hand).toHaveLength(2);
    expect(Pedro).toHaveSeen('Scope');
    expect(game).toHaveDiscarded('Whisky');
  });
});
