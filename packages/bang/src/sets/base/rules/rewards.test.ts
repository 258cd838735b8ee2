import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const BEERS = ['Beer 6♥', 'Beer 7♥', 'Beer 8♥'];
const spare = ['Mustang'];

describe('Rewards and penalties', () => {
  it('[BASE-REW-01] the Sheriff who eliminates a Deputy gives up all his cards, and no life', () => {
    const { Ann, Ben, game } = table({
      Ann: { role: 'sheriff', life: 3, hand: ['BANG! 2♦', 'Duel', 'Beer'], inPlay: ['Scope', 'Remington'] },
      Ben: { role: 'deputy', life: 1 },
      Cleo: { role: 'outlaw', hand: spare },
      Dan: { role: 'renegade' },
    });
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHold(0);
    expect(Ann).toHaveInPlay();
    expect(Ann).toHaveLife(3);
    expect(game.state.discardPile).toHaveLength(5);
  });

  it.each(['sheriff', 'deputy', 'outlaw', 'renegade'] as const)(
    '[BASE-REW-02] a %s who eliminates an Outlaw draws three cards',
    (role) => {
      const { Ann, Ben, game } = table(
        {
          Ann: { role, hand: ['BANG! 2♦', ...spare] },
          Ben: { role: 'outlaw', life: 1 },
          Cleo: { role: role === 'sheriff' ? 'outlaw' : 'sheriff' },
          Dan: { role: role === 'renegade' ? 'deputy' : 'renegade' },
          Eve: { role: 'outlaw' },
        },
        { deckTop: [...BEERS, 'Duel Q♦'] },
      );
      Ann.plays('BANG!', { on: Ben });
      expect(Ann).toHold(...spare, ...BEERS);
      expect(game).toHaveOnDeck('Duel Q♦');
    },
  );

  it('[BASE-REW-03] the three cards are drawn without a question', () => {
    const { Ann, Ben } = table({
      Ann: { role: 'sheriff', hand: ['BANG! 2♦', ...spare] },
      Ben: { role: 'outlaw', life: 1 },
      Cleo: { role: 'outlaw' },
      Dan: { role: 'renegade' },
    });
    Ann.plays('BANG!', { on: Ben });
    Ann.isAsked('play');
    expect(Ann).toHold(4);
  });

  it('[BASE-REW-04] for the Renegade there is neither', () => {
    const { Ann, Ben } = table({
      Ann: { role: 'sheriff', hand: ['BANG! 2♦', ...spare], inPlay: ['Scope'] },
      Ben: { role: 'renegade', life: 1 },
      Cleo: { role: 'outlaw' },
      Dan: { role: 'outlaw' },
    });
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ann).toHold(...spare);
    expect(Ann).toHaveInPlay('Scope');
  });

  it.each(['deputy', 'outlaw', 'renegade'] as const)('[BASE-REW-04] for a Deputy there is neither to a %s', (role) => {
    const { Ann, Ben } = table({
      Ann: { role, hand: ['BANG! 2♦', ...spare], inPlay: ['Scope'] },
      Ben: { role: 'deputy', life: 1 },
      Cleo: { role: 'sheriff' },
      Dan: { role: 'outlaw' },
    });
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ann).toHold(...spare);
    expect(Ann).toHaveInPlay('Scope');
  });

  it.each(['Gatling', 'Indians!'])('[BASE-REW-05] for each victim of his %s', (card) => {
    const { Ann, Ben, Cleo } = table({
      Ann: { role: 'renegade', hand: [card, ...spare] },
      Ben: { role: 'outlaw', life: 1 },
      Cleo: { role: 'outlaw', life: 1 },
      Dan: { role: 'sheriff' },
      Eve: { role: 'deputy', life: 1 },
    });
    Ann.plays(card);
    expect(Ben).toBeOut();
    expect(Cleo).toBeOut();
    expect(Ann).toHold(1 + 3 + 3);
  });

  it.each(['Gatling', 'Indians!'])('[BASE-REW-05] the Sheriff pays for the Deputy who dies of his %s', (card) => {
    const { Ann, Ben, Cleo, Dan } = table(
      {
        Ann: { role: 'sheriff', hand: [card, 'Beer'], inPlay: ['Scope'] },
        Ben: { role: 'deputy', life: 1 },
        Cleo: { role: 'outlaw', life: 1 },
        Dan: { role: 'renegade', life: 2 },
      },
      { deckTop: BEERS },
    );
    Ann.plays(card);
    expect(Ben).toBeOut();
    expect(Cleo).toBeOut();
    expect(Dan).toHaveLostLife(1);
    expect(Ann).toHaveInPlay();
    expect(Ann).toHold(...BEERS); // the Deputy's penalty came before the Outlaw's reward
  });

  it('[BASE-REW-06] nobody is paid for a victim of Dynamite', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'outlaw', life: 3, inPlay: ['Dynamite'] },
        Ben: { role: 'sheriff', hand: ['Beer'] },
        Cleo: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { phase: 'start', deckTop: ['5♠', 'Panic!', 'Panic!', 'Duel Q♦'] },
    );
    expect(Ann).toBeOut();
    expect(Ben).toHold('Beer', 'Panic!', 'Panic!');
    expect(game).toHaveOnDeck('Duel Q♦');
  });

  it('[BASE-REW-06] nobody pays for it, even if the Sheriff himself has played the Dynamite', () => {
    const { Ann, Ben, Cleo } = table(
      {
        Ann: { role: 'sheriff', hand: ['Dynamite', 'Beer'], inPlay: ['Scope'] },
        Ben: { role: 'deputy', life: 3 },
        Cleo: { role: 'outlaw' },
      },
      { deckTop: ['Panic!', 'Panic!', 'Duel', 'Duel', '10♥', 'Jail', 'Jail', '5♠'] },
    );
    Ann.plays('Dynamite');
    for (const seat of [Ann, Ben, Cleo]) seat.endsTurn();
    expect(Ben).toHaveInPlay('Dynamite');
    Ann.endsTurn();
    Ben.isAsked('rescue');
    Ben.passes();
    expect(Ben).toBeOut();
    expect(Ann).toHold('Beer', 'Jail', 'Jail');
    expect(Ann).toHaveInPlay('Scope');
  });
});
