import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const judge = { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], event: 'The Judge' } as const;

describe('The Judge', () => {
  it.each(['Barrel', 'Schofield', 'Dynamite', 'Sombrero'])('[FOC-JUDGE-01] no %s may be laid', (card) => {
    const { Ann } = table({ Ann: { hand: [card] }, Ben: {} }, judge);
    Ann.mayNot.play(card).because('noLaying', { ruling: 'FOC-JUDGE-01' });
  });

  it('[FOC-JUDGE-01] nor a Jail; what lies there keeps working', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Jail', 'BANG!'] }, Ben: { inPlay: ['Barrel'] } },
      { ...judge, deckTop: ['5♥'] },
    );
    Ann.mayNot.play('Jail', { on: Ben }).because('noLaying');
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(0);
  });

  it('[FOC-JUDGE-02] green cards of earlier turns may be used, cards in play taken and removed', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Panic!', 'Cat Balou'], inPlay: ['Derringer'] },
        Ben: { inPlay: ['Barrel', 'Mustang', 'Scope'] },
      },
      { ...judge, deckTop: ['6♠', 'Beer'] },
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Mustang' });
    Ann.plays('Panic!', { on: Ben, what: 'Scope' });
    Ann.uses('Derringer', { on: Ben });
    Ben.uses('Barrel');
    expect(Ben).toHaveLostLife(1);
    Ann.mayNot.play('Scope').because('noLaying');
  });

  it('[FOC-JUDGE-03-Q] Dynamite is handed on all the same', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Missed!'] }, Ben: { hand: ['Missed!'], inPlay: ['Dynamite'] } },
      { ...judge, deckTop: ['2♦'] },
    );
    Ann.endsTurn();
    expect(Ben).toHaveInPlay();
    expect(Ann).toHaveInPlay('Dynamite');
  });

  it('[FOC-JUDGE-03-Q] with the Stick a drawn Dynamite is put in front of its holder', () => {
    const { Ann } = table(
      { Ann: { hand: ['Stagecoach'], tokens: { stick: 1 } }, Ben: {} },
      {
        sets: ['base', 'stick-of-dynamite', 'a-fistful-of-cards'],
        event: 'The Judge',
        deckTop: ['Dynamite', 'Beer', 'Missed!'],
      },
    );
    Ann.plays('Stagecoach');
    expect(Ann).toHaveInPlay('Dynamite');
  });

  it('[FOC-JUDGE-05-Q] blue and green cards in hand may be used otherwise', () => {
    const jose = table({ Jose: { is: 'José Delgado', hand: ['Barrel'] }, Ben: {} }, judge);
    jose.Jose.uses('José Delgado', { card: 'Barrel' });
    expect(jose.Jose).toHold(2);
    const elena = table(
      { Ann: { hand: ['Springfield', 'Scope'] }, Elena: { is: 'Elena Fuente', hand: ['Sombrero'] } },
      judge,
    );
    elena.Ann.plays('Springfield', { on: elena.Elena, cost: ['Scope'] });
    elena.Elena.answers('Sombrero');
    expect(elena.Elena).toHaveLostLife(0);
  });
});
