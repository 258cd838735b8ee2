import { duelTable } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

describe('Schofield', () => {
  it('[DUEL-SCHOFIELD-01] avoided, the one in front regains a life', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { hand: ['Missed!', 'Missed!'] }, Outlaws: { front: { life: 2 }, hand: ['Schofield'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Schofield');
    Law.answers('Missed!');
    expect(Outlaws.front.life).toBe(3);
  });

  it('[DUEL-SCHOFIELD-01] up to the maximum', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { hand: ['Missed!'] }, Outlaws: { hand: ['Schofield'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Schofield');
    Law.answers('Missed!');
    expect(Outlaws.front.life).toBe(4);
  });

  it('[DUEL-SCHOFIELD-02] with Return fire the life comes first, then the shot back', () => {
    const { Law, Outlaws } = duelTable(
      { Law: { hand: ['Return fire'] }, Outlaws: { front: { is: 'Slim Poet', life: 1 }, hand: ['Schofield'] } },
      { turn: 'Outlaws' },
    );
    Outlaws.plays('Schofield');
    Law.answers('Return fire');
    expect(Outlaws.front.life).toBe(1);
    expect(Outlaws.front.character).toBe('slim-poet');
  });
});
