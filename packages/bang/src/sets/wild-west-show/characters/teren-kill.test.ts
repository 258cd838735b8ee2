import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../../great-train-robbery/tables.ts';

const sets = ['base', 'wild-west-show'];
const TEREN = 'Teren Kill';
const others = { Cat: { role: 'outlaw' }, Dan: { role: 'renegade' } } as const;

describe('Teren Kill', () => {
  it('[WWS-TEREN-01][WWS-TEREN-04] any suit but Spades keeps him in, as often as it comes', () => {
    const { Ann, Teren } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'BANG!', 'Beer'], inPlay: ['Volcanic'] },
        Teren: { is: TEREN, role: 'outlaw', life: 1 },
        ...others,
      },
      { sets, deckTop: ['2♣', 'Duel', '3♦', 'Saloon'] },
    );
    Ann.plays('BANG!', { on: Teren });
    expect(Teren).toHaveLife(1);
    expect(Teren).toHold('Duel');
    expect(Teren.state.isRoleShown).toBe(false);
    expect(Ann).toHold(2); // no reward
    Ann.plays('BANG!', { on: Teren });
    Teren.passes();
    Teren.passes(); // the Duel is no Beer
    expect(Teren).toHaveLife(1);
    expect(Teren).toHold('Duel', 'Saloon');
  });

  it('[WWS-TEREN-02] on Spades he is out, and a Beer helps no more', () => {
    const { Ann, Teren, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Teren: { is: TEREN, role: 'outlaw', life: 1, hand: ['Beer'] },
        ...others,
      },
      { sets, deckTop: ['2♠'] },
    );
    Ann.plays('BANG!', { on: Teren });
    Teren.passes();
    Teren.isAsked('rescue');
    Teren.passes();
    expect(Teren).toBeOut();
    expect(game.state.turn.seat).toBe(Ann.seat);
  });

  it('[WWS-TEREN-03] a Beer takes the place of the draw!', () => {
    const { Ann, Teren, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Duel'] },
        Teren: { is: TEREN, role: 'outlaw', life: 1, hand: ['Beer'] },
        ...others,
      },
      { sets, deckTop: ['2♠'] },
    );
    Ann.plays('BANG!', { on: Teren });
    Teren.passes();
    Teren.answers('Beer');
    expect(Teren).toHaveLife(1);
    expect(Teren).toHold(0);
    expect(game).toHaveOnDeck('2♠');
  });

  it('[WWS-TEREN-05-Q] below zero he comes back to exactly one', () => {
    const { Teren } = table(
      { Ann: { role: 'sheriff' }, Teren: { is: TEREN, role: 'outlaw', life: 1, inPlay: ['Dynamite'] }, ...others },
      { sets, turn: 'Teren', phase: 'start', deckTop: ['5♠', '3♥', 'Duel', 'Jail', 'Missed!'] },
    );
    expect(Teren).toHaveLife(1);
    expect(Teren).toHold('Duel', 'Jail', 'Missed!'); // and his phase 1
  });

  it('[WWS-TEREN-06-Q] a Beer that is not enough: the draw! is made when he stops', () => {
    const { Teren } = table(
      {
        Ann: { role: 'sheriff' },
        Teren: { is: TEREN, role: 'outlaw', life: 1, hand: ['Beer'], inPlay: ['Dynamite'] },
        ...others,
      },
      { sets, turn: 'Teren', phase: 'start', deckTop: ['5♠', '3♥', 'Duel', 'Jail', 'Missed!'] },
    );
    Teren.answers('Beer');
    expect(Teren).toHaveLife(1);
    expect(Teren).toHold('Duel', 'Jail', 'Missed!');
  });

  it('[VALLEY-MIX-07-Q] draws! first; on Spades a Ghost Car keeps him in the game without life', () => {
    const { Ann, Teren } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Teren: { is: TEREN, role: 'outlaw', life: 1, inPlay: ['Ghost Car'] },
        ...others,
      },
      { ...onTheLine({ more: ['wild-west-show'] }), deckTop: ['2♠'] },
    );
    Ann.plays('BANG!', { on: Teren });
    expect(Teren).not.toBeOut();
    expect(Teren).toHaveLife(0);
    expect(Teren.state.presence).toBe('ghost');
  });
});
