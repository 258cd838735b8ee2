import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Bill Noface', () => {
  it.each([
    [4, 1],
    [3, 2],
    [2, 3],
    [1, 4],
  ])('[DODGE-BILL-01] with %i of 4 life points draws %i in phase 1', (life, cards) => {
    const { Bill } = table(
      { Bill: { is: 'Bill Noface', role: 'outlaw', life }, Ann: { role: 'sheriff' } },
      { sets, phase: 'start' },
    );
    expect(Bill).toHold(cards);
  });

  it('as Sheriff counts the fifth point too', () => {
    const { Bill } = table(
      { Bill: { is: 'Bill Noface', role: 'sheriff', life: 4 }, Ann: {} },
      { sets, phase: 'start' },
    );
    expect(Bill).toHold(2);
  });

  it('changes nobody else’s phase 1, and nothing but phase 1', () => {
    const { Ann, Bill } = table(
      { Ann: { role: 'sheriff', hand: ['Stagecoach'] }, Bill: { is: 'Bill Noface', life: 1, hand: ['Stagecoach'] } },
      { sets, phase: 'start' },
    );
    expect(Ann).toHold(3);
    Ann.endsTurn();
    expect(Bill).toHold(1 + 4);
    Bill.plays('Stagecoach');
    expect(Bill).toHold(4 + 2);
  });
});
