import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Molly Stark', () => {
  it('[DODGE-MOLLY-01] draws for a Missed!, a BANG! and a Beer she uses outside her turn', () => {
    const { Ann, Molly, Cat } = table(
      {
        Ann: { hand: ['BANG!', 'Indians!', 'Gatling', 'Beer'] },
        Molly: { is: 'Molly Stark', hand: ['Missed!', 'BANG!', 'Beer'], life: 1 },
        Cat: {},
      },
      { sets, deckTop: ['Mustang', 'Scope', 'Panic!'] },
    );
    Ann.plays('BANG!', { on: Molly });
    Molly.answers('Missed!');
    expect(Molly).toHold('BANG!', 'Beer', 'Mustang');
    Ann.plays('Indians!');
    Molly.answers('BANG!');
    expect(Molly).toHold('Beer', 'Mustang', 'Scope');
    Ann.plays('Gatling');
    Molly.passes();
    Molly.answers('Beer');
    expect(Molly).toHold('Mustang', 'Scope', 'Panic!');
    expect(Molly).toHaveLife(1);
    expect(Cat).toHaveLostLife(2);
  });

  it('[DODGE-MOLLY-02] draws for the BANG!s of a Duel only once the Duel is over', () => {
    const { Ann, Molly } = table(
      {
        Ann: { hand: ['Duel', 'BANG!', 'Beer'] },
        Molly: { is: 'Molly Stark', hand: ['BANG!', 'BANG!'] },
      },
      { sets },
    );
    Ann.plays('Duel', { on: Molly });
    Molly.answers('BANG!');
    expect(Molly).toHold(1);
    Ann.answers('BANG!');
    Molly.answers('BANG!');
    expect(Molly).toHold(0);
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
    expect(Molly).toHold(2);
  });

  it('[DODGE-MOLLY-03] gets nothing for what she is made to discard', () => {
    const { Ann, Molly } = table(
      { Ann: { hand: ['Cat Balou', 'Beer'] }, Molly: { is: 'Molly Stark', hand: ['BANG!'] } },
      { sets },
    );
    Ann.plays('Cat Balou', { on: Molly, what: 'hand' });
    expect(Molly).toHold(0);
  });

  it('[DODGE-MOLLY-04] draws nothing in her own turn, not even for a Duel she started', () => {
    const { Molly, Ann } = table(
      { Molly: { is: 'Molly Stark', hand: ['Duel', 'BANG!', 'BANG!', 'Mustang'] }, Ann: { hand: ['BANG!'] } },
      { sets },
    );
    Molly.plays('BANG!', { on: Ann });
    Ann.passes();
    expect(Molly).toHold(3);
    Molly.plays('Duel', { on: Ann });
    Ann.answers('BANG!');
    Molly.answers('BANG!');
    expect(Ann).toHaveLostLife(2);
    expect(Molly).toHold('Mustang');
  });

  it('[DODGE-MOLLY-05-Q] draws only what a Dodge itself brings', () => {
    const { Ann, Molly } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Molly: { is: 'Molly Stark', hand: ['Dodge'] } },
      { sets },
    );
    Ann.plays('BANG!', { on: Molly });
    Molly.answers('Dodge');
    expect(Molly).toHold(1);
  });

  it('[DODGE-MOLLY-06-Q] saved by a Beer in a Duel, draws for it and for her BANG!s after the Duel', () => {
    const { Ann, Molly, Cat } = table(
      {
        Ann: { hand: ['Duel', 'BANG!', 'Beer'] },
        Molly: { is: 'Molly Stark', hand: ['BANG!', 'Beer'], life: 1 },
        Cat: {},
      },
      { sets },
    );
    Ann.plays('Duel', { on: Molly });
    Molly.answers('BANG!');
    Ann.answers('BANG!');
    Molly.passes();
    Molly.answers('Beer');
    expect(Molly).toHaveLife(1);
    expect(Molly).toHold(2);
    expect(Cat).toHold(0);
  });

  it('[DODGE-MOLLY-06-Q] draws nothing when the Duel puts her out', () => {
    const { Ann, Molly, Cat } = table(
      {
        Ann: { role: 'outlaw', hand: ['Duel', 'BANG!', 'Beer'] },
        Molly: { is: 'Molly Stark', role: 'renegade', hand: ['BANG!'], life: 1 },
        Cat: { role: 'sheriff' },
      },
      { sets, deckTop: ['Stagecoach'] },
    );
    Ann.plays('Duel', { on: Molly });
    Molly.answers('BANG!');
    Ann.answers('BANG!');
    expect(Molly).toBeOut();
    expect(Molly).toHold(0);
    expect(Cat.game).toHaveOnDeck('Stagecoach');
  });

  it('[DODGE-MOLLY-07-Q] against Slab the Killer may use the card just drawn as her second Missed!', () => {
    const { Slab, Molly } = table(
      { Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] }, Molly: { is: 'Molly Stark', hand: ['Missed!'] } },
      { sets, deckTop: ['Missed!', 'Mustang'] },
    );
    Slab.plays('BANG!', { on: Molly });
    Molly.answers('Missed!');
    Molly.answers('Missed!');
    expect(Molly).toHaveLostLife(0);
    expect(Molly).toHold('Mustang');
  });
});
