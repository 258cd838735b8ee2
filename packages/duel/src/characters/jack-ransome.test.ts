import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Jack Ransome', () => {
  it('[DUEL-JACK-01] Equipment on himself in front, Dynamite on anybody', () => {
    const { Law, Outlaws } = duelTable(
      { Outlaws: { front: 'Jack Ransome', hand: ['Barrel', 'Dynamite'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Barrel', { at: Outlaws.front });
    Outlaws.plays('Dynamite', { at: Law.front });
    expect([Outlaws.front.has, Law.front.has]).toEqual([['Barrel'], ['Dynamite']]);
  });

  it('[DUEL-JACK-01] BANG!, Duel, Knife, Stealing and Schoolmarm on the opponent’s rear', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { rear: { has: ['Bank', 'Scope'] } },
        Outlaws: { front: 'Jack Ransome', hand: ['Colt', 'Duel', 'Knife', 'Stealing', 'Schoolmarm'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt', { at: Law.rear });
    Outlaws.plays('Duel', { at: Law.rear });
    Outlaws.plays('Knife', { at: Law.rear });
    Outlaws.plays('Stealing', { what: 'Bank' });
    Outlaws.plays('Schoolmarm', { what: 'Scope' });
    expect([Law.rear.life, Law.rear.has]).toEqual([1, []]);
  });

  it('[DUEL-JACK-02-Q] Equipment stays one of each name, and Gatling keeps its targets', () => {
    const { Law, Outlaws } = duelTable(
      { Outlaws: { front: { is: 'Jack Ransome', has: ['Barrel'] }, rear: null, hand: ['Barrel', 'law Gatling'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Barrel', { at: Outlaws.front });
    Outlaws.plays('Gatling');
    expect([Outlaws.front.has, Outlaws.front.life, Law.front.life, Law.rear.life]).toEqual([['Barrel'], 4, 3, 3]);
  });

  it('[DUEL-JACK-03-Q] Strong Ale and Equipment on the opponent’s rear, who answers in their own way', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: { has: ['Barrel'] }, rear: { is: 'Wild Bill', has: ['Hat'] } },
        Outlaws: { front: 'Jack Ransome', hand: ['law Strong Ale', 'Clock', 'Knife'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Strong Ale', { at: Law.rear });
    Outlaws.plays('Clock', { at: Law.rear });
    Outlaws.plays('Knife', { at: Law.rear });
    expect(Law.mayNot.use('Barrel')).toBeDefined();
    Law.uses('Hat');
    expect([Law.rear.life, Law.rear.has]).toEqual([3, ['Clock']]);
  });
});
