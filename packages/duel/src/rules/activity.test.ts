import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Front, rear and the token', () => {
  it('[DUEL-SWAP-01] once in phase 2 the token may be moved', () => {
    const { Law } = duelTable({ Law: { front: 'Jango', rear: 'Wild Bill', hand: ['Missed!'] } });
    Law.swaps();
    expect(Law.leader).toBe('wild-bill');
    expect(Law.mayNot.swap()).toMatchObject({ refused: 'alreadySwapped' });
  });

  it('[DUEL-SWAP-02] a swap by a card is not that one', () => {
    const { Law } = duelTable({ Law: { front: 'Jango', rear: 'Wild Bill', hand: ['Water', 'Water'] } });
    Law.plays('Water', { seat: Law });
    Law.swaps();
    Law.plays('Water', { seat: Law });
    expect(Law.leader).toBe('wild-bill');
  });

  it('[DUEL-SWAP-03-Q] not while a hit or a choice is open', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Colt', 'Wagon'] }, Outlaws: { hand: ['Missed!'] } });
    Law.plays('Colt');
    expect(Outlaws.mayNot.swap()).toBeDefined();
    expect(Law.mayNot.swap()).toMatchObject({ refused: 'notAsked' });
    Outlaws.passes();
    Law.plays('Wagon');
    expect(Law.mayNot.swap()).toBeDefined();
  });

  it('[DUEL-ACTIVE-01] ability and Equipment of the rear are ignored', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: { is: 'Dalon Ranger', has: ['Barrel', 'Hat'] } }, Outlaws: { hand: ['Colt'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    expect([Law.front.life, Law.rear.has, Law.holds]).toEqual([3, ['Barrel', 'Hat'], 0]);
  });

  it('[DUEL-ACTIVE-02] those that are always active add to those in front', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Wyatt Ear', rear: 'The Stranger', hand: ['Colt', 'Carbine'] },
      Outlaws: { hand: ['Missed!'] },
    });
    Law.plays('Colt');
    Outlaws.answers('Missed!');
    Law.picks('draw');
    Law.may.play('Carbine', { at: Outlaws.front });
  });

  it('[DUEL-ACTIVE-03] a rear shot by Winchester has its own Barrel; what the front has cannot help', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Winchester'] },
      Outlaws: { front: { is: 'Sid Curry', has: ['Hat'] }, rear: { has: ['Barrel'] }, deckTop: ['(barrel)'] },
    });
    Law.plays('Winchester', { at: Outlaws.rear });
    expect(Outlaws.mayNot.use('Hat')).toBeDefined();
    expect(Outlaws.mayNot.use('Sid Curry')).toBeDefined();
    Outlaws.uses('Barrel');
    expect(Outlaws.rear.life).toBe(4);
  });

  it('[DUEL-ACTIVE-04] as a rule the opponent’s rear is no target', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Colt', 'Duel', 'Derringer'] } });
    for (const card of ['Colt', 'Duel', 'Derringer'])
      expect(Law.mayNot.play(card, { at: Outlaws.rear })).toMatchObject({ refused: 'inTheRear' });
  });

  it('[DUEL-ACTIVE-05-Q] Buffalo Bell in front takes life for the rear, though that one is the target', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Buffalo Bell' }, Outlaws: { front: 'Jack Ransome', hand: ['Knife'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Knife', { at: Law.rear });
    Law.picks(1);
    expect([Law.front.life, Law.rear.life]).toEqual([3, 4]);
  });

  it('[DUEL-ACTIVE-05-Q] Bart Masterson in front doubles the Barrel of the rear', () => {
    const { Law, Outlaws, game } = duelTable(
      {
        Law: { front: 'Bart Masterson', rear: { has: ['Barrel'] } },
        Outlaws: { front: 'Jack Ransome', hand: ['Knife'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Knife', { at: Law.rear });
    Law.uses('Barrel');
    expect(game.shelf).toHaveLength(2);
  });

  it.each([
    ['Babe Leroy', []],
    ['Cattle Katie', ['Clock']],
    ['Pearl Hat', []],
  ])('[DUEL-ACTIVE-06-Q] %s is used only in phase 2, with no card under way', (is, has) => {
    const { Law, Outlaws } = duelTable(
      { Law: { hand: ['Missed!'] }, Outlaws: { front: { is, has }, hand: ['Remington'] } },
      { turn: 'Outlaws', discard: ['Knife'] },
    );
    Outlaws.plays('Remington');
    Law.answers('Missed!');
    expect(Outlaws.asked).toBe('draw');
    expect(Outlaws.mayNot.use(is)).toBeDefined();
  });

  it('[DUEL-SINGLE-01] an only character carries the token and is never swapped', () => {
    const { Law, Outlaws } = duelTable({ Law: { rear: null, hand: ['Water'] } });
    expect(Law.mayNot.swap()).toMatchObject({ refused: 'onlyOneFighter' });
    expect(Law.mayNot.play('Water', { seat: Law })).toMatchObject({ refused: 'onlyOneFighter' });
    Law.may.play('Water', { seat: Outlaws });
  });

  it('[DUEL-SINGLE-02] it may be equipped by both, and shot at', () => {
    const { Law, Outlaws } = duelTable({
      Law: { rear: null, hand: ['Bank', 'Scope', 'Colt'] },
      Outlaws: { rear: null },
    });
    Law.plays('Bank', { at: Law.front });
    Law.plays('Scope', { at: Outlaws.front });
    Law.plays('Colt', { at: Outlaws.front });
    expect([Law.front.has, Outlaws.front.has, Outlaws.front.life]).toEqual([['Bank'], ['Scope'], 3]);
  });

  it('[DUEL-SWAP-02] nor are those of a Shotgun and a Stampede', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { hand: ['Missed!'] },
        Outlaws: { front: 'Slim Poet', rear: { is: 'Sid Curry', has: ['Stampede'] }, hand: ['Shotgun', 'Beer'] },
      },
      { turn: 'Outlaws', phase: 'start' },
    );
    expect(Outlaws.leader).toBe('sid-curry');
    Outlaws.plays('Shotgun');
    Law.answers('Missed!');
    Outlaws.picks(Outlaws);
    expect(Outlaws.leader).toBe('slim-poet');
    Outlaws.swaps();
    expect(Outlaws.leader).toBe('sid-curry');
  });
});
