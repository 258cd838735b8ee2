import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Reload', () => {
  it('[DUEL-RELOAD-01] never before a player is down to one character', () => {
    const { Law } = duelTable({ Law: { hand: ['Water'], reserve: ['Jango'], rear: null } });
    expect(Law.mayNot.reload('Water')).toMatchObject({ refused: 'noReloadYet' });
  });

  it('[DUEL-RELOAD-01] from then on a Reload card brings a new one', () => {
    const { Law, game } = duelTable({ Law: { hand: ['Water'], deckTop: ['Bank'] }, Outlaws: { rear: null } });
    Law.reloads('Water');
    expect([Law.hand, game.discarded]).toEqual([['Bank'], ['Water']]);
  });

  it('[DUEL-RELOAD-02] from the hand or with the one in front, not in the rear', () => {
    const { Law } = duelTable({
      Law: { front: { has: ['Scope'] }, rear: { has: ['Stampede'] }, hand: ['Missed!', 'Water'] },
      Outlaws: { rear: null },
    });
    expect(Law.mayNot.reload('Stampede')).toBeDefined();
    Law.reloads('Scope');
    expect([Law.front.has, Law.holds]).toEqual([[], 3]);
    Law.reloads('Water');
    expect(Law.hand).not.toContain('Water');
    expect(Law.holds).toBe(3);
  });

  it('[DUEL-RELOAD-03-Q] in one’s own phase 2, any number of times', () => {
    const { Law, Outlaws } = duelTable({
      Law: { rear: null, hand: ['Water', 'Scope', 'Colt'] },
      Outlaws: { hand: ['Clock'] },
    });
    Law.reloads('Water');
    Law.reloads('Scope');
    Law.plays('Colt');
    expect(Outlaws.mayNot.reload('Clock')).toBeDefined();
  });

  it.each(['Clock', 'Scope', 'Stampede', 'Water'])('[DUEL-RELOAD-04-Q] %s is a Reload card', (card) => {
    const { Law } = duelTable({ Law: { rear: null, hand: [card] } });
    Law.may.reload(card);
  });

  it('[DUEL-RELOAD-04-Q] nothing else is', () => {
    const { Law } = duelTable({ Law: { rear: null, hand: ['Bank', 'Water'] } });
    expect(Law.mayNot.reload('Bank')).toMatchObject({ refused: 'noReloadCard' });
  });

  it('[DUEL-RELOAD-05-Q] an only character counts as the one in front', () => {
    const { Law } = duelTable({ Law: { front: { has: ['Scope'] }, rear: null, hand: ['Missed!'] } });
    Law.reloads('Scope');
    expect(Law.holds).toBe(2);
  });
});
