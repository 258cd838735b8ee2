import { bangRules } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Eight players', () => {
  it('[DODGE-8P-01] two Deputies, three Outlaws and two Renegades, face down; the Sheriff shows himself', () => {
    for (let i = 0; i < 20; i++) {
      const position = Position.begin(bangRules, { players: 8, sets }, keyFromSeed(`eight ${i}`));
      const roles = position.state.seats.map(({ role }) => role);
      expect(roles.toSorted().join(' ')).toBe('deputy deputy outlaw outlaw outlaw renegade renegade sheriff');
      expect(position.view(null).seats.map(({ role }) => role)).toEqual(
        roles.map((role) => (role === 'sheriff' ? role : null)),
      );
      expect(position.state.turn.seat).toBe(roles.indexOf('sheriff'));
    }
  });

  const out = { presence: 'out' } as const;
  const fallen = {
    Out: { role: 'outlaw', ...out },
    Orr: { role: 'outlaw', ...out },
    Ott: { role: 'outlaw', ...out },
    Dep: { role: 'deputy', ...out },
    Dee: { role: 'deputy', ...out },
  } as const;

  it('[DODGE-8P-02] a Renegade wins as the last one alive, and the other one does not', () => {
    const { Ren, Rex, Ann } = table(
      {
        ...fallen,
        Ren: { role: 'renegade', hand: ['BANG!', 'Beer'] },
        Ann: { role: 'sheriff', life: 1 },
        Rex: { role: 'renegade', ...out },
      },
      { sets, turn: 'Ren' },
    );
    Ren.plays('BANG!', { on: Ann });
    expect(Ren).toHaveWon();
    expect(Rex).not.toHaveWon();
  });

  it('[DODGE-8P-02] one Renegade dead by the other’s hand is no victory while the Sheriff lives', () => {
    const { Ren, Rex, game } = table(
      {
        ...fallen,
        Ren: { role: 'renegade', hand: ['BANG!', 'Beer'] },
        Ann: { role: 'sheriff' },
        Rex: { role: 'renegade', life: 1 },
      },
      { sets, turn: 'Ren' },
    );
    Ren.plays('BANG!', { on: Rex });
    expect(Rex).toBeOut();
    expect(game).not.toBeOver();
  });

  it('[DODGE-8P-03] Sheriff and both Renegades are left, the Sheriff dies: the Outlaws win', () => {
    const { Ren, Rex, Ann, Out, Orr, Ott, Dep } = table(
      {
        ...fallen,
        Ren: { role: 'renegade', hand: ['BANG!', 'Beer'] },
        Ann: { role: 'sheriff', life: 1 },
        Rex: { role: 'renegade' },
      },
      { sets, turn: 'Ren' },
    );
    Ren.plays('BANG!', { on: Ann });
    for (const outlaw of [Out, Orr, Ott]) expect(outlaw).toHaveWon();
    for (const other of [Ren, Rex, Ann, Dep]) expect(other).not.toHaveWon();
  });

  it('[DODGE-8P-04] the law wins only when both Renegades are dead as well', () => {
    const { Ann, Rex, Ren, Dep, game } = table(
      {
        ...fallen,
        Ann: { role: 'sheriff', hand: ['BANG!', 'Duel', 'Beer'] },
        Rex: { role: 'renegade', life: 1 },
        Ren: { role: 'renegade', life: 1 },
      },
      { sets, turn: 'Ann' },
    );
    Ann.plays('BANG!', { on: Rex });
    expect(game).not.toBeOver();
    Ann.plays('Duel', { on: Ren });
    expect(Ann).toHaveWon();
    expect(Dep).toHaveWon();
    expect(Rex).not.toHaveWon();
  });

  it('[DODGE-8P-04] an Outlaw alive keeps it open', () => {
    const { Ann, Rex, game } = table(
      {
        ...fallen,
        Out: { role: 'outlaw' },
        Ann: { role: 'sheriff', hand: ['Duel', 'Beer'] },
        Rex: { role: 'renegade', life: 1 },
        Ren: { role: 'renegade', ...out },
      },
      { sets, turn: 'Ann' },
    );
    Ann.plays('Duel', { on: Rex });
    expect(game).not.toBeOver();
  });
});
