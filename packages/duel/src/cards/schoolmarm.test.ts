import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Schoolmarm', () => {
  it('[DUEL-SCHOOL-01] takes a card in play, not of the opponent’s rear', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Schoolmarm'], rear: { has: ['Scope'] } },
      Outlaws: { front: { has: ['Clock'] }, rear: { has: ['Barrel'] }, hand: ['Beer'] },
    });
    expect(Law.mayNot.play('Schoolmarm', { what: 'Barrel' })).toMatchObject({ refused: 'inTheRear' });
    expect(Law.mayNot.play('Schoolmarm', { what: 'hand' })).toMatchObject({ refused: 'notAnOption' });
    Law.may.play('Schoolmarm', { what: 'Scope' });
    Law.plays('Schoolmarm', { what: 'Clock' });
    expect(Law.hand).toEqual(['Clock']);
    expect(Outlaws.front.has).toEqual([]);
  });
});
