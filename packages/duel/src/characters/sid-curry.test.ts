import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Sid Curry', () => {
  it('[DUEL-SID-01] a Barrel of the opponent’s deck avoids, and whoever shot is the target of a hit', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt'], deckTop: ['(barrel)'] },
      Outlaws: { front: 'Sid Curry' },
    });
    Law.plays('Colt');
    Outlaws.uses('Sid Curry');
    expect([Law.front.life, Outlaws.front.life]).toEqual([3, 4]);
  });

  it('[DUEL-SID-01] the common deck if the opponent has none', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { hand: ['Colt'], deck: [] }, Outlaws: { front: 'Sid Curry', deckTop: ['(snake)'] } },
      { common: ['Bank', 'Scope'] },
    );
    Law.plays('Colt');
    Outlaws.uses('Sid Curry');
    expect([Law.front.life, Outlaws.front.life]).toEqual([3, 4]);
  });

  it('[DUEL-SID-02] with a Barrel his owner chooses which to try first', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Colt'], deckTop: ['(snake)'] },
      Outlaws: { front: { is: 'Sid Curry', has: ['Barrel'] }, deckTop: ['(barrel)'] },
    });
    Law.plays('Colt');
    Outlaws.may.use('Barrel');
    Outlaws.uses('Sid Curry');
    expect(Outlaws.mayNot.use('Sid Curry')).toBeDefined();
    Outlaws.uses('Barrel');
    expect([Law.front.life, Outlaws.front.life]).toEqual([4, 4]);
  });

  it('[DUEL-SID-03-Q] a hit of an ability is answered to the one who has it', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: 'Nobody', rear: 'Alan Pinkertoon', deckTop: ['(barrel)'] },
        Outlaws: { front: 'Sid Curry', hand: ['law Winchester'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Winchester', { at: Law.rear });
    Outlaws.uses('Sid Curry'); // against Alan's hit
    expect([Law.front.life, Law.rear.life]).toEqual([4, 2]);
  });

  it('[DUEL-SID-03-Q] for his own side’s Gatling it is the one in front of him', () => {
    const { Outlaws } = duelTable(
      {
        Law: { rear: null, deckTop: ['(barrel)'] },
        Outlaws: { front: 'Nobody', rear: 'Sid Curry', hand: ['law Gatling'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Gatling');
    Outlaws.uses('Sid Curry');
    expect([Outlaws.front.life, Outlaws.rear.life]).toEqual([3, 4]);
  });

  it('[DUEL-SID-03-Q] the shot back of a Return fire is the front’s, whoever was shot at', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: 'Nobody', rear: 'Jango', hand: ['Return fire'], deckTop: ['(barrel)'] },
        Outlaws: { front: 'Sid Curry', hand: ['law Winchester'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Winchester', { at: Law.rear });
    Law.answers('Return fire');
    Outlaws.uses('Sid Curry');
    expect([Law.front.life, Law.rear.life, Outlaws.front.life]).toEqual([3, 3, 4]);
  });

  it('[DUEL-SID-03-Q] and of whoever is in front when it comes', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: 'Nobody', rear: 'Wild Bill', hand: ['Return fire'], deckTop: ['(barrel)'] },
        Outlaws: { front: 'Sid Curry', hand: ['Shotgun'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Shotgun');
    Law.answers('Return fire');
    Outlaws.picks(Law);
    Outlaws.uses('Sid Curry');
    expect([Law.front.life, Law.rear.life, Outlaws.front.life]).toEqual([4, 4, 4]);
  });

  it('[DUEL-SID-04-Q] his shot follows the character to the rear', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Shotgun'], deckTop: ['(barrel)'] },
      Outlaws: { front: 'Sid Curry', rear: null },
    });
    Law.plays('Shotgun');
    Outlaws.uses('Sid Curry');
    expect([Law.front.life, Law.rear.life]).toEqual([3, 4]); // the only one with two was swapped
  });

  it('[DUEL-SID-04-Q] and is dropped when he has left play', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: { is: 'Jango', life: 1, has: ['Hat'] }, hand: ['Fanning'], deckTop: ['(barrel)', '(barrel)'] },
      Outlaws: { front: { is: 'Sid Curry', has: ['Clock', 'Scope'] } },
    });
    Law.plays('Fanning');
    Outlaws.uses('Sid Curry');
    Outlaws.uses('Sid Curry');
    Law.passes(); // the first shot kills Jango
    expect([Law.front.character, Law.front.life]).toEqual(['nobody', 4]);
  });
});
