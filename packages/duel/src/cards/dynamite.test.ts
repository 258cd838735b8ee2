import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Dynamite', () => {
  it('[DUEL-DYNAMITE-01] lies only with one of one’s own in the rear', () => {
    const { Law, Outlaws } = duelTable({ Outlaws: { hand: ['Dynamite'] } }, { turn: 'Outlaws' });
    expect(Outlaws.mayNot.play('Dynamite', { at: Outlaws.front })).toMatchObject({ ruling: 'DUEL-DYNAMITE-01' });
    expect(Outlaws.mayNot.play('Dynamite', { at: Law.front })).toMatchObject({ ruling: 'DUEL-DYNAMITE-01' });
    Outlaws.plays('Dynamite', { at: Outlaws.rear });
    expect(Outlaws.rear.has).toEqual(['Dynamite']);
  });

  it('[DUEL-DYNAMITE-02] explodes at a Dynamite: 3 lives', () => {
    const { Law, Outlaws, game } = duelTable(
      { Law: { deckTop: ['(dynamite)'], rear: { has: ['Dynamite'] } } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect([Law.front.life, Law.rear.life]).toEqual([4, 1]);
    expect(Law.rear.has).toEqual([]);
    expect(game.discarded).toContain('Dynamite');
  });

  it('[DUEL-DYNAMITE-02] else it goes to the rear of the other side, who checks it in turn', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { deckTop: ['(snake)'], rear: { has: ['Dynamite'] } },
        Outlaws: { deckTop: ['(dynamite)'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect(Outlaws.rear.has).toEqual(['Dynamite']);
    Law.endsTurn();
    expect(Outlaws.rear.life).toBe(1);
  });

  it('[DUEL-DYNAMITE-03] it stays with its fighter through a swap, and is checked in front', () => {
    const { Law, Outlaws } = duelTable({
      Law: { rear: { has: ['Dynamite'] }, hand: ['Missed!'], deckTop: ['(snake)'] },
    });
    Law.swaps();
    expect(Law.rear.has).toEqual(['Dynamite']);
    Law.endsTurn();
    Outlaws.endsTurn();
    expect(Outlaws.rear.has).toEqual(['Dynamite']);
  });

  it('[DUEL-DYNAMITE-03] it can be stolen away', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { has: ['Dynamite'] } }, Outlaws: { hand: ['Stealing'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Stealing', { what: 'Dynamite' });
    expect(Law.front.has).toEqual([]);
  });
});
