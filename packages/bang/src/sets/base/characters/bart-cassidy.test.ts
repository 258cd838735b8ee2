import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const BART = 'Bart Cassidy';

describe('Bart Cassidy', () => {
  it('[BASE-BART-01] draws a card for each life point he loses', () => {
    const { Ann, Bart, game } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Bart: { is: BART } },
      { deckTop: ['Scope', 'Duel Q♦'] },
    );
    Ann.plays('BANG!', { on: Bart });
    expect(Bart).toHaveLostLife(1);
    expect(Bart).toHold('Scope');
    expect(game).toHaveOnDeck('Duel Q♦');
  });

  it('[BASE-BART-01] draws three for a Dynamite that he survives, and then has his phase 1', () => {
    const { Bart } = table(
      { Bart: { is: BART, inPlay: ['Dynamite'] }, Ben: {} },
      { phase: 'start', deckTop: ['5♠', 'Scope', 'Duel', 'Panic!', 'Beer', 'Barrel'] },
    );
    expect(Bart).toHaveLostLife(3);
    expect(Bart).toHold('Scope', 'Duel', 'Panic!', 'Beer', 'Barrel');
  });

  it('[BASE-BART-02] draws whatever the source: Indians!, or a Duel of his own', () => {
    const indians = table({ Ann: { hand: ['Indians!', 'Beer'] }, Bart: { is: BART } });
    indians.Ann.plays('Indians!');
    expect(indians.Bart).toHold(1);

    const duel = table({ Bart: { is: BART, hand: ['Duel'] }, Ben: { hand: ['BANG!'] } }, { deckTop: ['Scope'] });
    duel.Bart.plays('Duel', { on: duel.Ben });
    duel.Ben.answers('BANG!');
    expect(duel.Bart).toHaveLostLife(1);
    expect(duel.Bart).toHold('Scope');
  });

  it('[BASE-BART-03-Q] saves himself only with what he holds, and draws once he is saved', () => {
    const { Ann, Bart } = table(
      { Ann: { hand: ['BANG!', 'Scope'] }, Bart: { is: BART, life: 1, hand: ['Beer 6♥'] }, Cleo: {} },
      { deckTop: ['Beer 7♥'] },
    );
    Ann.plays('BANG!', { on: Bart });
    Bart.passes();
    Bart.isAsked('rescue');
    expect(Bart).toHold('Beer 6♥');
    Bart.answers('Beer');
    expect(Bart).toHaveLife(1);
    expect(Bart).toHold('Beer 7♥');
  });

  it('[BASE-BART-03-Q] draws nothing for his last point when nothing saves him', () => {
    const { Ann, Bart, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Scope'] },
        Bart: { is: BART, role: 'renegade', life: 1 },
        Cleo: { role: 'outlaw' },
      },
      { deckTop: ['Beer 7♥'] },
    );
    Ann.plays('BANG!', { on: Bart });
    expect(Bart).toBeOut();
    expect(game).toHaveOnDeck('Beer 7♥');
  });

  it('[BASE-BART-04-Q] draws three after two Beers against a Dynamite', () => {
    const { Bart, game } = table(
      { Bart: { is: BART, life: 2, hand: ['Beer 6♥', 'Beer 7♥'], inPlay: ['Dynamite'] }, Ben: {}, Cleo: {} },
      { phase: 'start', deckTop: ['5♠', 'Scope', 'Duel', 'Panic!', 'Barrel', 'Mustang'] },
    );
    Bart.answers('Beer 6♥');
    expect(game).toHaveOnDeck('Scope'); // not back yet: nothing is drawn
    Bart.answers('Beer 7♥');
    expect(Bart).toHaveLife(1);
    expect(Bart).toHold('Scope', 'Duel', 'Panic!', 'Barrel', 'Mustang'); // three, and his phase 1
  });

  it('draws nothing for a shot that he dodges, nor for what others lose', () => {
    const { Ann, Bart, Cleo } = table({
      Ann: { hand: ['BANG!', 'BANG!', 'Beer'], inPlay: ['Volcanic'] },
      Bart: { is: BART, hand: ['Missed!'] },
      Cleo: {},
    });
    Ann.plays('BANG!', { on: Bart });
    Bart.answers('Missed!');
    Ann.plays('BANG!', { on: Cleo });
    expect(Cleo).toHaveLostLife(1);
    expect(Bart).toHold(0);
  });
});
