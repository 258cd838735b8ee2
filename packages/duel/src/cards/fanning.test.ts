import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Fanning', () => {
  it('[DUEL-FANNING-01] a hit for each Equipment of its target, each avoided on its own, the Barrel once for each', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Fanning'] },
      Outlaws: { front: { has: ['Barrel', 'Clock'] }, hand: ['Missed!'], deckTop: ['(barrel)', '(snake)'] },
    });
    Law.plays('Fanning');
    Outlaws.uses('Barrel');
    Outlaws.uses('Barrel');
    Outlaws.answers('Missed!');
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-FANNING-02] no Equipment, no hit', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Fanning'] }, Outlaws: { hand: ['Missed!'] } });
    Law.plays('Fanning');
    expect(Law.asked).toBe('play');
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-FANNING-03] of Tex Killer each hit takes another card', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Tex Killer', hand: ['Fanning'] },
      Outlaws: { front: { has: ['Clock', 'Scope'] }, hand: ['Missed!', 'Missed!', 'Beer', 'Knife'] },
    });
    Law.plays('Fanning');
    Outlaws.answers('Missed!');
    Outlaws.answers('Beer');
    Outlaws.answers('Missed!');
    Outlaws.answers('Knife');
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-FANNING-04] reaches the rear only with a Scope', () => {
    const { Law, Outlaws } = duelTable({
      Law: { rear: { has: ['Scope'] }, hand: ['Fanning'] },
      Outlaws: { rear: { has: ['Clock'] } },
    });
    expect(Law.mayNot.play('Fanning', { at: Outlaws.rear })).toMatchObject({ refused: 'inTheRear' });
    Law.swaps();
    Law.plays('Fanning', { at: Outlaws.rear });
    expect(Outlaws.rear.life).toBe(3);
  });

  it('[DUEL-FANNING-04] or with Jack Ransome', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: { has: ['Clock'] } }, Outlaws: { front: 'Jack Ransome', hand: ['law Fanning', 'Knife'] } },
      { turn: 'Outlaws' },
    );
    const { life } = Law.rear;
    Outlaws.plays('law Fanning', { at: Law.rear });
    expect(Law.rear.life).toBe(life - 1);
  });

  it('[DUEL-FANNING-05-Q] a Hat used meanwhile does not lower the number of hits', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Fanning'] },
      Outlaws: { front: { has: ['Hat', 'Clock'] } },
    });
    Law.plays('Fanning');
    Outlaws.uses('Hat');
    expect(Outlaws.front.life).toBe(3);
  });

  it('[DUEL-FANNING-05-Q] when its target falls, the other hits are lost', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Fanning'] },
      Outlaws: { front: { life: 1, has: ['Scope', 'Clock'] }, reserve: ['Nobody'] },
    });
    Law.plays('Fanning');
    expect(Outlaws.front.life).toBe(4);
  });
});
