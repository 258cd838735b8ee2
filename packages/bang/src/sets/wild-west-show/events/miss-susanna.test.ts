import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const susanna = { sets, inForce: { show: 'Miss Susanna' } } as const;
const rest = { Ben: { hand: ['Missed!'] }, Cat: { hand: ['Missed!'] } } as const;

describe('Miss Susanna', () => {
  it('[WWS-SUSANNA-01] fewer than three cards cost a life point', () => {
    const { Ann } = table({ Ann: { hand: ['Scope', 'Barrel', 'Missed!'] }, ...rest }, susanna);
    Ann.plays('Scope');
    Ann.plays('Barrel');
    Ann.endsTurn();
    expect(Ann).toHaveLostLife(1);
  });

  it('[WWS-SUSANNA-01][WWS-SUSANNA-04-Q] three are enough: brown, blue, green', () => {
    const { Ann } = table(
      { Ann: { hand: ['Stagecoach', 'Barrel', 'Canteen', 'Missed!'] }, ...rest },
      { ...susanna, sets: [...sets, 'dodge-city'] },
    );
    Ann.plays('Stagecoach');
    Ann.plays('Barrel');
    Ann.plays('Canteen');
    Ann.endsTurn();
    expect(Ann).toHaveLostLife(0);
  });

  it('[WWS-SUSANNA-02] not who has lost the turn in Jail', () => {
    const { Ben, Cat } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', inPlay: ['Jail'] },
        Cat: { role: 'renegade', hand: ['Missed!'] },
      },
      { ...susanna, turn: 'Ben', phase: 'start', deckTop: ['2♠'] },
    );
    Cat.isAsked('play');
    expect(Ben).toHaveLostLife(0);
  });

  it('[WWS-SUSANNA-03] turned up in the middle of a turn: what was played before counts', () => {
    const { Ann } = table(
      { Ann: { hand: ['Scope', 'Barrel', 'Stagecoach', 'Missed!'] }, ...rest },
      { sets, toCome: { show: ['Miss Susanna', 'Sacagaway'] } },
    );
    Ann.plays('Scope');
    Ann.plays('Barrel');
    Ann.plays('Stagecoach');
    Ann.endsTurn();
    expect(Ann).toHaveLostLife(0);
  });

  it('[WWS-SUSANNA-04-Q] answers in one’s own turn count; discards and green cards used do not', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Duel', 'BANG!', 'Springfield', 'Missed!', 'Jail'] },
        Ben: { hand: ['BANG!', 'Beer'] },
        Cat: { hand: ['Missed!'] },
      },
      { ...susanna, sets: [...sets, 'dodge-city'] },
    );
    Ann.plays('Duel', { on: Ben });
    Ben.answers('BANG!');
    Ann.answers('BANG!');
    Ben.passes();
    expect(Ann.view.turn.memory['cards-played']).toBe(2);
    Ann.plays('Springfield', { on: Ben, cost: ['Jail'] });
    Ben.passes();
    expect(Ann.view.turn.memory['cards-played']).toBe(3);
    const green = table(
      { Ann: { hand: ['Missed!'], inPlay: ['Canteen', 'Pony Express'], life: 2 }, ...rest },
      { ...susanna, sets: [...sets, 'dodge-city'] },
    );
    green.Ann.uses('Canteen');
    green.Ann.uses('Pony Express');
    green.Ann.endsTurn();
    green.Ann.discards('Missed!');
    expect(green.Ann).toHaveLostLife(0); // 2 + 1 - 1
  });

  it('[WWS-LEE-05] a repeat of Lee Van Kliff counts as one more, the BANG! that pays it does not', () => {
    const { Lee } = table({ Lee: { is: 'Lee Van Kliff', hand: ['Stagecoach', 'BANG!', 'Missed!'] }, ...rest }, susanna);
    Lee.plays('Stagecoach');
    Lee.uses('Lee Van Kliff', { card: 'BANG!' });
    expect(Lee.view.turn.memory['cards-played']).toBe(2);
  });

  it('[WWS-SUSANNA-05-Q] after phase 3; a Beer may save, and it is nobody’s deed', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Beer', 'Scope'] },
        Ben: { role: 'sheriff', hand: ['Missed!'] },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      susanna,
    );
    Ann.endsTurn();
    Ann.discards('Scope');
    Ann.isAsked('rescue');
    Ann.answers('Beer');
    expect(Ann).toHaveLife(1);
    expect(Ben).toHold(3); // phase 1, no reward
  });
});
