import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Wild Bill', () => {
  it('[DUEL-WILD-01] the opponent steals a card of the hand: a hit', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Wild Bill', hand: ['Bank'] }, Outlaws: { hand: ['Stealing'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Stealing', { what: 'law' });
    Outlaws.passes(); // the stolen card does not avoid
    expect([Outlaws.front.life, Law.holds]).toEqual([3, 0]);
  });

  it('[DUEL-WILD-01] or a card that lies with him', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: { is: 'Wild Bill', has: ['Bank'] } }, Outlaws: { hand: ['Stealing'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Stealing', { what: 'Bank' });
    expect([Outlaws.front.life, Law.front.has]).toEqual([3, []]);
  });

  it('[DUEL-WILD-02-Q] not where his owner discards: Peacemaker', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Wild Bill', hand: ['Missed!', 'Bank'] }, Outlaws: { hand: ['law Peacemaker'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Peacemaker');
    Law.answers('Missed!');
    Law.picks('Bank');
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-WILD-02-Q] but for Carbine, Schoolmarm and Slim Poet, once the card is resolved', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: { is: 'Wild Bill', has: ['Bank', 'Scope'] }, hand: ['Missed!'] },
        Outlaws: { hand: ['Carbine', 'law Schoolmarm'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Carbine');
    Law.answers('Missed!');
    Outlaws.picks('Bank');
    Outlaws.passes();
    expect(Outlaws.front.life).toBe(3);
    Outlaws.plays('Schoolmarm');
    Outlaws.passes();
    expect(Outlaws.front.life).toBe(2);
  });

  it('[DUEL-WILD-02-Q] Slim Poet’s discard', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Wild Bill', hand: ['Colt', 'Bank'] },
      Outlaws: { front: 'Slim Poet' },
    });
    Law.plays('Colt');
    Outlaws.picks('law');
    expect(Outlaws.front.life).toBe(2); // Colt, then Bill's hit
  });

  it('[DUEL-WILD-03-Q] Bull Anderson takes two cards of the hand: two hits', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: 'Wild Bill', rear: { life: 1 }, hand: ['Bank', 'Hat'] },
        Outlaws: { front: 'Bull Anderson', rear: null, hand: ['Indians!'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Indians!');
    Law.passes();
    Law.passes();
    Outlaws.picks('law');
    Outlaws.picks('law');
    Outlaws.passes();
    Outlaws.passes();
    expect(Outlaws.front.life).toBe(3);
  });

  it('[DUEL-WILD-01] and none of the other’s, though he stands in front', () => {
    const { Law, Outlaws } = duelTable(
      {
        Law: { front: 'Wild Bill', rear: { has: ['Bank'] } },
        Outlaws: { front: 'Jack Ransome', hand: ['Stealing'] },
      },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Stealing', { what: 'Bank' });
    expect([Outlaws.front.life, Law.rear.has]).toEqual([4, []]);
  });
});
