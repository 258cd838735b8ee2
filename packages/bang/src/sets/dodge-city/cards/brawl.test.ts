import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Brawl', () => {
  it('[DODGE-DISC-02] each other player loses a card, of the hand or in play, as its player says for each', () => {
    const { Ann, Ben, Cat, Dan, game } = table(
      {
        Ann: { hand: ['Brawl', 'Beer', 'Scope'], inPlay: ['Barrel'] },
        Ben: { hand: ['Missed!'], inPlay: ['Mustang', 'Schofield'] },
        Cat: { hand: ['Panic!'] },
        Dan: { hand: ['Stagecoach'], inPlay: ['Hideout'] },
      },
      { sets },
    );
    Ann.plays('Brawl', { cost: ['Scope'] });
    expect(game).toHaveDiscarded('Scope', 'Brawl');
    Ann.isAsked('discardOf');
    Ann.picks('Schofield');
    Ann.picks('hand');
    expect(Ben).toHaveInPlay('Mustang');
    expect(Ben).toHold('Missed!');
    expect(Cat).toHold(0);
    expect(Dan).toHold(0);
    expect(Dan).toHaveInPlay('Hideout');
    expect(Ann).toHold('Beer');
    expect(Ann).toHaveInPlay('Barrel');
  });

  it('[DODGE-DISC-04-Q] passes over those without any card, and takes from a hand at random', () => {
    const { Ann, Ben, Cat, game } = table(
      { Ann: { hand: ['Brawl', 'Beer', 'Scope'] }, Ben: {}, Cat: { hand: ['Panic!', 'Missed!'] } },
      { sets },
    );
    Ann.plays('Brawl', { cost: ['Scope'] });
    expect(Ann).toBeAsked('play'); // there was nothing to choose
    expect(Ben).toHold(0);
    expect(Cat).toHold(1);
    expect(game.state.discardPile).toHaveLength(3);
  });

  it('[DODGE-DISC-04-Q] against an empty table is played for nothing', () => {
    const { Ann, Ben, game } = table({ Ann: { hand: ['Brawl', 'Beer', 'Scope'] }, Ben: {}, Cat: {} }, { sets });
    Ann.plays('Brawl', { cost: ['Scope'] });
    expect(game).toHaveDiscarded('Scope', 'Brawl');
    expect(Ann).toBeAsked('play');
    expect(Ben).toHold(0);
  });

  it('[DODGE-DISC-01] is refused to whoever holds nothing else', () => {
    const { Ann } = table({ Ann: { hand: ['Brawl'], inPlay: ['Knife'] }, Ben: { hand: ['Beer'] } }, { sets });
    Ann.mayNot.play('Brawl', { cost: [] }).because('cannotPay', { needs: 1, has: 0 });
  });
});
