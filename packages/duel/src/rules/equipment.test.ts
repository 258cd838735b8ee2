import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Equipment', () => {
  it('[DUEL-EQUIP-01] stays with one fighter and works for that one alone', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Colt'] }, Outlaws: { rear: { has: ['Hat'] } } });
    Law.plays('Colt', { at: Outlaws.front });
    expect([Outlaws.front.life, Outlaws.rear.has]).toEqual([3, ['Hat']]);
  });

  it('[DUEL-EQUIP-02] a swap does not move it', () => {
    const { Law } = duelTable({ Law: { front: { has: ['Bank'] }, hand: ['Missed!'] } });
    Law.swaps();
    expect([Law.front.has, Law.rear.has]).toEqual([['Bank'], []]);
  });

  it('[DUEL-EQUIP-03] a new one of the same name takes the old one’s place, with the opponent, too', () => {
    const { Law, Outlaws, game } = duelTable({
      Law: { rear: { has: ['outlaws Scope'] }, hand: ['Scope', 'Hat'] },
      Outlaws: { front: { has: ['outlaws Hat'] } },
    });
    Law.plays('Scope', { at: Law.rear });
    Law.plays('Hat', { at: Outlaws.front });
    expect([Law.rear.has, Outlaws.front.has]).toEqual([['Scope'], ['Hat']]);
    expect(game.discarded).toEqual(['Hat', 'Scope']);
  });

  it('[DUEL-EQUIP-04] what is always active works in the rear', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Jango', rear: { is: 'Wild Bill', has: ['Stampede'] } } },
      { turn: 'Outlaws' },
    );
    Outlaws.endsTurn();
    expect(Law.leader).toBe('wild-bill');
  });

  it('[DUEL-EQUIP-06] it works for the owner of its fighter, whoever played it', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['outlaws Rattlesnake', 'outlaws Clock', 'Missed!'] },
      Outlaws: { deckTop: ['Beer', '(snake)'] },
    });
    Law.plays('Rattlesnake', { at: Outlaws.front });
    Law.plays('Clock', { at: Outlaws.front });
    Law.swaps();
    expect(Outlaws.hand).toEqual(['Beer']); // the Clock's
    Law.endsTurn();
    expect(Outlaws.front.life).toBe(3); // the Rattlesnake's
  });

  it('[DUEL-EQUIP-05-Q] Dynamite goes to an only character, and may be laid with one’s own', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { rear: null }, Outlaws: { rear: { has: ['Dynamite'] }, deckTop: ['(snake)'] } },
      { turn: 'Law' },
    );
    expect(Outlaws.asked).toBe('play');
    expect(Law.front.has).toEqual(['Dynamite']);
  });

  it('[DUEL-EQUIP-05-Q] an only character may be given one by its owner', () => {
    const { Outlaws } = duelTable({ Outlaws: { rear: null, hand: ['Dynamite'] } }, { turn: 'Outlaws' });
    Outlaws.plays('Dynamite', { at: Outlaws.front });
    expect(Outlaws.front.has).toEqual(['Dynamite']);
  });
});
