import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'shadow-gunslingers'];

/** Bart is a Renegade who is out, and his turn begins; who of the others is out is said. */
function bartRises(out: { ben?: boolean; cat?: boolean; dan?: boolean } = {}) {
  const presence = (isOut = false) => (isOut ? 'out' : 'in');
  return table(
    {
      Ann: { role: 'sheriff', life: 1 },
      Bart: { role: 'renegade', presence: 'out' },
      Ben: { role: 'outlaw', presence: presence(out.ben) },
      Cat: { role: 'deputy', presence: presence(out.cat) },
      Dan: { role: 'outlaw', presence: presence(out.dan) },
      Eve: { role: 'outlaw' },
    },
    { sets, turn: 'Bart', phase: 'start', deckTop: ['BANG!', 'Beer'] },
  );
}

const sideOfBart = ({ Ann, Bart }: ReturnType<typeof bartRises>) => Ann.view.seats[Bart.seat]?.memory['shadow-side'];

const cardOfBart = ({ Ann, Bart }: ReturnType<typeof bartRises>) => Ann.view.seats[Bart.seat]?.shownAs;

describe('The shadow-Renegade', () => {
  it('[SHADOW-REN-09-Q] before the first turn as a shadow the card shows a Renegade', () => {
    const { Ann, Bart } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!'] },
        Bart: { role: 'renegade', presence: 'out' },
        Ben: { role: 'outlaw' },
        Cat: { role: 'deputy' },
      },
      { sets, turn: 'Ann' },
    );
    expect(Ann.view.seats[Bart.seat]?.role).toBe('renegade');
    expect(Ann.view.seats[Bart.seat]?.shownAs).toBeNull();
  });

  it('[SHADOW-REN-04] [SHADOW-REN-02] the role card shows the side, for all, until the next turn begins', () => {
    const seated = bartRises({ ben: true });
    expect(cardOfBart(seated)).toBe('shadow-outlaw');
    expect(seated.Bart.view.own?.shownAs).toBe('shadow-outlaw');
    seated.Bart.endsTurn();
    expect(cardOfBart(seated)).toBe('shadow-outlaw');
    expect(cardOfBart(bartRises())).toBe('shadow-deputy');
  });

  it('[SHADOW-REN-05] [SHADOW-REN-01] with the Sheriff’s role alone open, 1:0, is a Deputy', () => {
    expect(sideOfBart(bartRises())).toBe('law');
  });

  it('[SHADOW-REN-06] [SHADOW-REN-01] with one Outlaw’s besides, 1:1, is an Outlaw', () => {
    expect(sideOfBart(bartRises({ ben: true }))).toBe('outlaws');
  });

  it('[SHADOW-REN-07] with a Deputy’s as well, 2:1, is a Deputy again', () => {
    expect(sideOfBart(bartRises({ ben: true, cat: true }))).toBe('law');
  });

  it('[SHADOW-REN-02] wins with the side on which the game ends, whatever has happened in between', () => {
    const { Ann, Bart, Ben } = bartRises({ ben: true });
    Bart.plays('BANG!', { on: Ann });
    expect(Bart).toHaveWon();
    expect(Ben).toHaveWon();
  });

  it('[SHADOW-17-Q] [SHADOW-REN-08] one on the Deputies’ side loses when the Sheriff dies, even by their own hand', () => {
    const { Ann, Bart, Ben } = bartRises();
    Bart.plays('BANG!', { on: Ann });
    expect(Bart).not.toHaveWon();
    expect(Ben).toHaveWon();
  });

  it('[SHADOW-17-Q] a shadow-Outlaw who kills the Sheriff wins with all Outlaws and the shadow-Renegade of their side', () => {
    const { Ben, Ann, Bart, Cat } = table(
      {
        Ann: { role: 'sheriff', life: 1 },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['BANG!', 'Scope'] },
        Cat: { role: 'outlaw' },
        Bart: { role: 'renegade', presence: 'out' },
        Dan: { role: 'deputy' },
      },
      { sets, turn: 'Ben' },
    );
    Ben.plays('BANG!', { on: Ann });
    for (const one of [Ben, Cat]) expect(one).toHaveWon();
    expect(Bart).not.toHaveWon(); // [SHADOW-REN-09-Q]: on no side yet
  });

  it('[SHADOW-REN-03] [SHADOW-REN-04] is a Renegade no more, and all see the side', () => {
    const bart = bartRises({ ben: true });
    expect(bart.Bart.state.isRoleShown).toBe(true);
    for (const one of [bart.Ann, bart.Eve])
      expect(one.view.seats[bart.Bart.seat]?.memory).toEqual({ 'shadow-side': 'outlaws' });
  });

  it('[SHADOW-REN-09-Q] between the elimination and the first turn as a shadow is on no side and wins with nobody', () => {
    const { Ann, Bart, Ben } = table(
      {
        Ann: { role: 'sheriff', life: 1 },
        Ben: { role: 'outlaw', hand: ['BANG!', 'Scope'] },
        Bart: { role: 'renegade', presence: 'out' },
        Cat: { role: 'deputy' },
      },
      { sets, turn: 'Ben' },
    );
    Ben.plays('BANG!', { on: Ann });
    expect(Ben).toHaveWon();
    expect(Bart).not.toHaveWon();
  });

  it('[SHADOW-REN-10-Q] of two each decides alone, and the other’s role counts for neither side', () => {
    const { Ann, Bart } = table(
      {
        Ann: { role: 'sheriff' },
        Bart: { role: 'renegade', presence: 'out' },
        Kit: { role: 'renegade', presence: 'out' },
        Ben: { role: 'outlaw' },
        Cat: { role: 'outlaw' },
        Dan: { role: 'outlaw' },
        Eve: { role: 'deputy' },
        Fay: { role: 'deputy' },
      },
      { sets: [...sets, 'dodge-city'], turn: 'Bart', phase: 'start' },
    );
    expect(Ann.view.seats[Bart.seat]?.memory['shadow-side']).toBe('law');
  });

  it('[SHADOW-REN-02] the side stays until their next turn begins', () => {
    const { Ann, Bart, Ben } = table(
      {
        Ann: { role: 'sheriff' },
        Bart: { role: 'renegade', presence: 'out' },
        Ben: { role: 'outlaw', life: 1, hand: [] },
        Cat: { role: 'outlaw' },
        Dan: { role: 'outlaw' },
      },
      { sets, turn: 'Bart', phase: 'start', deckTop: ['BANG!', 'Beer'] },
    );
    Bart.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ann.view.seats[Bart.seat]?.memory['shadow-side']).toBe('law');
    Bart.endsTurn();
    expect(Ann.view.seats[Bart.seat]?.memory['shadow-side']).toBe('law');
  });
});
