import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them

const drawing = { sets, discard, phase: 'draw' } as const;

describe('Tuco Franziskaner', () => {
  it('[VALLEY-TUCO-01] draws four with no blue card in front of him, else two', () => {
    const four = table({ Tuco: { is: 'Tuco Franziskaner' }, Ben: {} }, drawing);
    expect(four.Tuco).toHold(4);
    const two = table({ Tuco: { is: 'Tuco Franziskaner', inPlay: ['Scope'] }, Ben: {} }, drawing);
    expect(two.Tuco).toHold(2);
  });

  it('[VALLEY-TUCO-01] a green card is no blue one', () => {
    const { Tuco } = table(
      { Tuco: { is: 'Tuco Franziskaner', inPlay: ['Bible'] }, Ben: {} },
      { ...drawing, sets: [...sets, 'dodge-city'] },
    );
    expect(Tuco).toHold(4);
  });

  it('[VALLEY-TUCO-02-Q] a harmful blue card counts too; Jail is gone by then', () => {
    for (const card of ['Rattlesnake', 'Bounty']) {
      const { Tuco } = table({ Tuco: { is: 'Tuco Franziskaner', inPlay: [card] }, Ben: {} }, drawing);
      expect(Tuco).toHold(2);
    }
    const jail = table(
      { Ann: { role: 'sheriff' }, Tuco: { is: 'Tuco Franziskaner', role: 'outlaw', inPlay: ['Jail'] }, Ben: {} },
      { sets, discard, turn: 'Tuco', phase: 'start', deckTop: ['2♥'] },
    );
    expect(jail.Tuco).toHold(4);
  });

  it('[VALLEY-MIX-25-Q] three with Thirst, five with Train Arrival', () => {
    const event = { ...drawing, sets: [...sets, 'high-noon'] };
    const thirst = table({ Tuco: { is: 'Tuco Franziskaner' }, Ben: {} }, { ...event, event: 'Thirst' });
    expect(thirst.Tuco).toHold(3);
    const train = table({ Tuco: { is: 'Tuco Franziskaner' }, Ben: {} }, { ...event, event: 'Train Arrival' });
    expect(train.Tuco).toHold(5);
  });
});
