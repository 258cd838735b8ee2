import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Barrel', () => {
  it('[DUEL-BARREL-01] avoids a hit with a Barrel, in front', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt'] },
      Outlaws: { front: { has: ['Barrel'] }, deckTop: ['(barrel)'] },
    });
    Law.plays('Colt');
    Outlaws.uses('Barrel');
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-BARREL-01] avoids a hit in the rear, and one of an ability', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Gatling'], rear: { is: 'Alan Pinkertoon', has: ['Barrel'] }, deckTop: ['(snake)'] },
      Outlaws: { front: { has: ['outlaws Barrel'] }, deckTop: ['(barrel)', '(barrel)'] },
    });
    Law.plays('Gatling');
    Outlaws.uses('Barrel');
    Law.uses('Barrel');
    expect(Law.rear.life).toBe(3);
    Outlaws.uses('Barrel'); // against Alan's hit
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-BARREL-02] after it has failed, a Missed! or a Hat may still help', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt', 'Derringer'] },
      Outlaws: { front: { has: ['Barrel', 'Hat'] }, hand: ['Missed!'], deckTop: ['(snake)', '(snake)'] },
    });
    Law.plays('Colt');
    Outlaws.uses('Barrel');
    Outlaws.uses('Hat');
    Law.plays('Derringer');
    Outlaws.uses('Barrel');
    Outlaws.answers('Missed!');
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-BARREL-03] against Tex Killer one more card has to be discarded', () => {
    const { Law, Outlaws, game } = duelTable({
      Law: { front: 'Tex Killer', hand: ['Colt'] },
      Outlaws: { front: { has: ['Barrel'] }, hand: ['Beer'], deckTop: ['(barrel)'] },
    });
    Law.plays('Colt');
    Outlaws.uses('Barrel');
    expect(Outlaws.asked).toBe('extra');
    Outlaws.answers('Beer');
    expect(Outlaws.front.life).toBe(4);
    expect(game.discarded[0]).toBe('Beer');
  });
});
