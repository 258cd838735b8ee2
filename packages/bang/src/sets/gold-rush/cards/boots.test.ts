import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

const zones = { equipment: ['Boots'] };

describe('Boots', () => {
  it('[GOLD-BOOTS-01] bring a card for each life point lost', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { zones } }, { sets, deckTop: ['Scope'] });
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toHold('Scope');
  });

  it('[GOLD-BOOTS-02] none for the last one', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'outlaw', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'renegade', life: 1, zones },
        Cat: { role: 'sheriff' },
      },
      { sets, deckTop: ['Scope'] },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(game).toHaveOnDeck('Scope');
  });

  it('[GOLD-BOOTS-03-Q] none for the one that a Beer undoes; for earlier ones of the same loss after the rescue', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Ben: { life: 1, hand: ['Beer'], zones }, Cat: {} },
      { sets },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.answers('Beer');
    expect(Ben).toHold(0);
    const blast = table(
      { Ben: { life: 3, maxLife: 4, hand: ['Beer'], inPlay: ['Dynamite'], zones }, Cat: {}, Dan: {} },
      { sets, phase: 'start', deckTop: ['5♠'] },
    );
    blast.Ben.answers('Beer');
    expect(blast.Ben).toHaveLife(1);
    expect(blast.Ben).toHold(4); // two of the Boots, two of phase 1
  });

  it('[GOLD-BOOTS-04-Q] Bart Cassidy draws two', () => {
    const { Ann, Bart } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Bart: { is: 'Bart Cassidy', zones } }, { sets });
    Ann.plays('BANG!', { on: Bart });
    expect(Bart).toHold(2);
  });

  it('[HN-HIGH-NOON-04] react to High Noon, as Lucky Charm and Simeon Picos do; nobody earns anything', () => {
    const { Picos, Ben } = table(
      { Picos: { is: 'Simeon Picos', zones: { equipment: ['Boots', 'Lucky Charm'] } }, Ben: {} },
      {
        sets: [...sets, 'high-noon'],
        event: 'High Noon',
        phase: 'start',
        zones: { shop: ['Gold Rush', 'Pickaxe', 'Union Pacific'] },
      },
    );
    expect(Picos).toHaveLostLife(1);
    expect(Picos).toHold(3);
    expect(Picos).toHaveTokens('nugget', 2);
    expect(Ben).toHaveTokens('nugget', 0);
  });

  it('[HN-HANGOVER-05] work in a Hangover, where Don Bell has no extra turn', () => {
    const { Don, Ben } = table(
      { Don: { is: 'Don Bell', hand: ['BANG!', 'Beer'] }, Ben: { is: 'Simeon Picos', zones } },
      { sets: [...sets, 'high-noon'], event: 'Hangover', deckTop: ['Scope', '2♥'] },
    );
    Don.plays('BANG!', { on: Ben });
    expect(Ben).toHold('Scope');
    expect(Ben).toHaveTokens('nugget', 0);
    Don.endsTurn();
    expect(Ben).toBeAsked('play');
  });

  it('[FOC-BLOOD-BROTHERS-06-Q] [FOC-FISTFUL-OF-CARDS-04] react to Blood Brothers and to A Fistful of Cards', () => {
    const brothers = table(
      { Ann: { life: 3, hand: ['Scope'], zones: { equipment: ['Boots', 'Lucky Charm'] } }, Ben: { life: 2 } },
      {
        sets: [...sets, 'a-fistful-of-cards'],
        event: 'Blood Brothers',
        phase: 'start',
        zones: { shop: ['Gold Rush', 'Pickaxe', 'Union Pacific'] },
      },
    );
    brothers.Ann.picks({ do: 'give', at: brothers.Ben });
    expect(brothers.Ann).toHaveLostLife(1);
    expect(brothers.Ann).toHold(4);
    expect(brothers.Ann).toHaveTokens('nugget', 1);
    const fistful = table(
      { Ann: { hand: ['Scope'], zones: { equipment: ['Boots', 'Lucky Charm'] } }, Ben: {} },
      {
        sets: [...sets, 'a-fistful-of-cards'],
        event: 'A Fistful of Cards',
        phase: 'start',
        zones: { shop: ['Gold Rush', 'Pickaxe', 'Union Pacific'] },
      },
    );
    fistful.Ann.passes();
    expect(fistful.Ann).toHaveLostLife(1);
    expect(fistful.Ann).toHaveTokens('nugget', 1);
    expect(fistful.Ben).toHaveTokens('nugget', 0);
  });
});
