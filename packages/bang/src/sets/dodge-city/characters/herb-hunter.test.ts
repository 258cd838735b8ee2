import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Herb Hunter', () => {
  it('[DODGE-HERB-01] draws two cards when another character goes out', () => {
    const { Ann, Ben, Herb } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'renegade', life: 1 },
        Herb: { is: 'Herb Hunter', role: 'outlaw' },
      },
      { sets, deckTop: ['Scope', 'Mustang 8♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Herb).toHold('Scope', 'Mustang 8♥');
  });

  it('draws nothing for his own', () => {
    const { Ann, Herb } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Herb: { is: 'Herb Hunter', role: 'renegade', life: 1 },
        Cat: { role: 'outlaw' },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Herb });
    expect(Herb).toBeOut();
    expect(Herb).toHold(0);
  });

  it('[DODGE-HERB-02] draws five when he kills an Outlaw himself', () => {
    const { Herb, Ben } = table(
      {
        Herb: { is: 'Herb Hunter', role: 'sheriff', hand: ['BANG!'] },
        Ben: { role: 'outlaw', life: 1 },
        Cat: { role: 'renegade' },
      },
      { sets },
    );
    Herb.plays('BANG!', { on: Ben });
    expect(Herb).toHold(5);
  });

  it('[DODGE-HERB-03-Q] as the Sheriff who kills a Deputy discards those two as well', () => {
    const { Herb, Ben, game } = table(
      {
        Herb: { is: 'Herb Hunter', role: 'sheriff', hand: ['BANG! 2♦', 'Beer 6♥'], inPlay: ['Barrel Q♠'] },
        Ben: { role: 'deputy', life: 1 },
        Cat: { role: 'outlaw', hand: ['Beer'] },
      },
      { sets, deckTop: ['Scope', 'Mustang 8♥'] },
    );
    Herb.plays('BANG!', { on: Ben });
    expect(Herb).toHold(0);
    expect(Herb).toHaveInPlay();
    expect(
      game
        .facesOf(game.state.discardPile)
        .map(({ card }) => card.name)
        .toSorted(),
    ).toEqual(['BANG!', 'Barrel', 'Beer', 'Mustang', 'Scope']);
  });
});
