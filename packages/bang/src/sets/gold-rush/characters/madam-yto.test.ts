import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'gold-rush'];

describe('Madam Yto', () => {
  it('[GOLD-YTO-01] draws a card for each Beer card that somebody plays, she too, for life or for gold', () => {
    const { Yto, Ben } = table(
      {
        Yto: { is: 'Madam Yto', life: 2, hand: ['Beer', 'Beer'] },
        Ben: { life: 1, hand: ['Beer', 'Volcanic'] },
        Cat: {},
      },
      {
        sets,
        deckTop: ['Duel', 'Scope', 'Mustang', 'Saloon', 'Barrel'],
        zones: { shop: ['Pickaxe', 'Gold Rush', 'Union Pacific'] },
      },
    );
    Yto.plays('Beer');
    expect(Yto).toHold('Beer', 'Duel');
    Yto.uses('Beer for gold', { card: 'Beer' });
    expect(Yto).toHold('Duel', 'Scope');
    Yto.endsTurn();
    Ben.plays('Beer');
    expect(Yto).toHold('Duel', 'Scope', 'Barrel');
  });

  it('[GOLD-YTO-02] but not for Whisky, Saloon or a Bottle', () => {
    const { Yto } = table(
      {
        Yto: { is: 'Madam Yto', life: 1, hand: ['Whisky', 'Saloon', 'Volcanic', 'Mustang'], tokens: { nugget: 2 } },
        Ben: {},
      },
      { sets: [...sets, 'dodge-city'], zones: { shop: ['Bottle', 'Gold Rush', 'Union Pacific'] } },
    );
    Yto.plays('Whisky', { cost: ['Volcanic'] });
    Yto.plays('Saloon');
    Yto.uses('Shop', { card: 'Bottle', as: 'Beer' });
    expect(Yto).toHold('Mustang');
  });

  it('[GOLD-YTO-03-Q] at once for another player’s rescue, and for a Beer that does nothing', () => {
    const { Ann, Ben, Yto } = table(
      { Ann: { hand: ['BANG!', 'Volcanic'] }, Ben: { life: 1, hand: ['Beer'] }, Yto: { is: 'Madam Yto' } },
      { sets, deckTop: ['Duel'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.answers('Beer');
    expect(Yto).toHold('Duel');
    const two = table({ Ann: { hand: ['Beer', 'Volcanic'] }, Yto: { is: 'Madam Yto' } }, { sets, deckTop: ['Duel'] });
    two.Ann.plays('Beer');
    expect(two.Yto).toHold('Duel');
  });

  it('[GOLD-YTO-03-Q] for her own rescue once she is saved', () => {
    const { Ann, Yto } = table(
      { Ann: { hand: ['BANG!', 'Volcanic'] }, Yto: { is: 'Madam Yto', life: 1, hand: ['Beer'] }, Cat: {} },
      { sets, deckTop: ['Duel'] },
    );
    Ann.plays('BANG!', { on: Yto });
    Yto.passes();
    Yto.answers('Beer');
    expect(Yto).toHaveLife(1);
    expect(Yto).toHold('Duel');
  });

  it('draws nothing for a Beer that Elena Fuente uses as a Missed!', () => {
    const { Yto, Elena } = table(
      { Yto: { is: 'Madam Yto', hand: ['BANG!', 'Volcanic'] }, Elena: { is: 'Elena Fuente', hand: ['Beer'] } },
      { sets: [...sets, 'dodge-city'] },
    );
    Yto.plays('BANG!', { on: Elena });
    Elena.answers('Beer');
    expect(Yto).toHold('Volcanic');
  });
});
