import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Return fire', () => {
  it('[DUEL-RETURN-01] avoids a hit, and the opponent’s fighter in front is the target of one', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Colt', 'Missed!'] }, Outlaws: { hand: ['Return fire'] } });
    Law.plays('Colt');
    Outlaws.answers('Return fire');
    expect(Law.asked).toBe('avoid');
    Law.passes();
    expect([Law.front.life, Outlaws.front.life]).toEqual([3, 4]);
  });

  it('[DUEL-RETURN-02] against Tex Killer only with the additional card', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Tex Killer', hand: ['Colt'] },
      Outlaws: { hand: ['Return fire', 'Beer'] },
    });
    Law.plays('Colt');
    Outlaws.answers('Return fire');
    Outlaws.passes();
    expect([Law.front.life, Outlaws.front.life]).toEqual([4, 3]);
  });

  it('[DUEL-RETURN-02] with it, the shot back comes', () => {
    const { Law, Outlaws } = duelTable({
      Law: { front: 'Tex Killer', hand: ['Colt'] },
      Outlaws: { hand: ['Return fire', 'Beer'] },
    });
    Law.plays('Colt');
    Outlaws.answers('Return fire');
    Outlaws.answers('Beer');
    expect([Law.front.life, Outlaws.front.life]).toEqual([3, 4]);
  });

  it('[DUEL-RETURN-03] of Tex Killer’s side its shot takes a single Avoid', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Tex Killer', hand: ['Return fire'] }, Outlaws: { hand: ['Colt', 'Missed!', 'Beer'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    Law.answers('Return fire');
    Outlaws.answers('Missed!');
    expect(Outlaws.asked).toBe('play');
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-RETURN-04-Q] answers a hit without a card; in one’s own Gatling the shot goes to the opponent all the same', () => {
    const { Law, Outlaws } = duelTable({
      Law: { hand: ['Gatling', 'Return fire'] },
      Outlaws: { rear: null },
    });
    Law.plays('Gatling');
    Law.answers('Return fire'); // for the one in the rear
    expect([Law.front.life, Law.rear.life, Outlaws.front.life]).toEqual([4, 4, 2]);
  });

  it('[DUEL-RETURN-04-Q] answers the hit of an ability', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { front: 'Alan Pinkertoon' }, Outlaws: { hand: ['Colt', 'Return fire'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Colt');
    Outlaws.answers('Return fire');
    expect(Law.front.life).toBe(2);
    expect(Outlaws.front.life).toBe(3); // Alan lost another life
  });

  it('[DUEL-RETURN-05-Q] after a Shotgun’s swap the shot meets the new one in front', () => {
    const { Law, Outlaws } = duelTable({ Law: { hand: ['Shotgun'] }, Outlaws: { hand: ['Return fire'] } });
    Law.plays('Shotgun');
    Outlaws.answers('Return fire');
    Law.picks(Law);
    expect([Law.front.life, Law.rear.life]).toEqual([4, 3]);
  });
});
