import { table } from '@dustup/testkit';
import { seatId } from '@dustup/bang';
import { describe, expect, it } from 'vitest';
import { Beliefs } from './beliefs.ts';
import { DEPUTY, OUTLAW, RENEGADE, SHERIFF } from './role-deals.ts';

const ROLES = [SHERIFF, DEPUTY, OUTLAW, RENEGADE];

function fiveSeats() {
  return table(
    {
      Ann: { role: 'sheriff', hand: ['BANG!', 'BANG!', 'Panic!'] },
      Ben: { role: 'outlaw', hand: ['BANG!', 'Duel', 'Cat Balou'] },
      Cid: { role: 'deputy' },
      Dan: { role: 'renegade' },
      Eve: { role: 'outlaw' },
    },
    { turn: 'Ben' },
  );
}

describe("The rule bot's beliefs", () => {
  it('begin with the roles that are dealt to so many players', () => {
    const { Ann } = fiveSeats();
    const beliefs = new Beliefs();
    beliefs.update(Ann.view);
    for (const seat of [1, 2, 3, 4]) {
      expect(beliefs.chance(seat, OUTLAW)).toBeCloseTo(1 / 2);
      expect(beliefs.chance(seat, DEPUTY)).toBeCloseTo(1 / 4);
      expect(beliefs.chance(seat, RENEGADE)).toBeCloseTo(1 / 4);
    }
    expect(beliefs.chance(0, SHERIFF)).toBe(1);
  });

  it('take whoever shoots the Sheriff for an Outlaw, and the others less so', () => {
    const { Ann, Ben, Cid } = fiveSeats();
    const beliefs = new Beliefs();
    Ben.plays('BANG!', { on: Ann });
    Ann.passes();
    beliefs.update(Cid.view);
    expect(beliefs.chance(1, OUTLAW)).toBeGreaterThan(0.85);
    expect(beliefs.chance(4, OUTLAW)).toBeLessThan(2 / 3);
  });

  it('add up: every seat has one role, and every role is somewhere', () => {
    const { Ann, Ben, Eve } = fiveSeats();
    Ben.plays('BANG!', { on: Ann });
    Ann.passes();
    Ben.plays('Duel', { on: Eve });
    const beliefs = new Beliefs();
    beliefs.update(Ann.view);
    for (let seat = 0; seat < 5; seat++) expect(sum(ROLES.map((role) => beliefs.chance(seat, role)))).toBeCloseTo(1);
    expect(sum([0, 1, 2, 3, 4].map((seat) => beliefs.chance(seat, OUTLAW)))).toBeCloseTo(2);
    expect(sum([0, 1, 2, 3, 4].map((seat) => beliefs.chance(seat, DEPUTY)))).toBeCloseTo(1);
  });

  it('know their own role and what has been shown', () => {
    const { Eve } = table({
      Ann: { role: 'sheriff' },
      Ben: { role: 'outlaw', presence: 'out', life: 0, isRoleShown: true },
      Cid: { role: 'renegade' },
      Eve: { role: 'outlaw' },
    });
    const beliefs = new Beliefs();
    beliefs.update(Eve.view);
    expect(beliefs.chance(seatId(3), OUTLAW)).toBe(1);
    expect(beliefs.chance(seatId(2), RENEGADE)).toBeCloseTo(1);
  });

  it('are the same whether worked out at once or from news to news', () => {
    const { Ann, Ben, Cid } = fiveSeats();
    const along = new Beliefs();
    along.update(Cid.view);
    Ben.plays('BANG!', { on: Ann });
    along.update(Cid.view);
    Ann.passes();
    Ben.plays('Duel', { on: Cid });
    along.update(Cid.view);
    const atOnce = new Beliefs();
    atOnce.update(Cid.view);
    for (let seat = 0; seat < 5; seat++) {
      for (const role of ROLES) expect(along.chance(seat, role)).toBe(atOnce.chance(seat, role));
    }
  });
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
