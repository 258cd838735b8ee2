import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const curse = { sets: ['base', 'dodge-city', 'high-noon'], event: 'Curse' } as const;

describe('Curse', () => {
  it('[HN-CURSE-01] a Heart is a Spade: a Barrel never helps and a Jail stays shut', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { hand: ['BANG!', 'Missed!'] },
        Ben: { hand: ['Missed!'], inPlay: ['Barrel', 'Jail'] },
        Cat: { hand: ['Missed!'] },
      },
      { ...curse, deckTop: ['5♥', 'A♥'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.uses('Barrel');
    Ben.passes();
    expect(Ben).toHaveLostLife(1);
    Ann.endsTurn();
    expect(Cat).toBeAsked('play');
  });

  it.each([
    ['7♦', 3],
    ['10♦', 0],
    ['A♥', 0],
  ])('[HN-CURSE-02] Dynamite under a turned %s costs %i', (turned, lost) => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Missed!'] }, Ben: { hand: ['Missed!'], inPlay: ['Dynamite'] } },
      { ...curse, deckTop: [turned] },
    );
    Ann.endsTurn();
    expect(Ben).toHaveLostLife(lost);
  });

  it('[HN-CURSE-02] Lucky Duke picks the harmless value', () => {
    const { Ann, Duke } = table(
      { Ann: { hand: ['Missed!'] }, Duke: { is: 'Lucky Duke', hand: ['Missed!'], inPlay: ['Dynamite'] } },
      { ...curse, deckTop: ['7♦', 'K♦'] },
    );
    Ann.endsTurn();
    Duke.picks('K♦');
    expect(Duke).toHaveLostLife(0);
    expect(Ann).toHaveInPlay('Dynamite');
  });

  it('[HN-CURSE-03] Black Jack shows a red card and draws nothing for it', () => {
    const { Ann, Jack } = table(
      { Ann: { hand: ['Missed!'] }, Jack: { is: 'Black Jack' } },
      { ...curse, deckTop: ['Missed!', 'BANG! 2♦', 'Beer'] },
    );
    Ann.endsTurn();
    expect(Jack).toHold('Missed!', 'BANG! 2♦');
    expect(Ann).toHaveSeen('BANG! 2♦');
  });

  it('[HN-CURSE-04] Jourdonnais may draw! in vain, and a Missed! works as always', () => {
    const { Ann, Jourdonnais } = table(
      { Ann: { hand: ['BANG!'] }, Jourdonnais: { is: 'Jourdonnais', hand: ['Missed!'] } },
      { ...curse, deckTop: ['5♥'] },
    );
    Ann.plays('BANG!', { on: Jourdonnais });
    Jourdonnais.uses('Jourdonnais');
    Jourdonnais.answers('Missed!');
    expect(Jourdonnais).toHaveLostLife(0);
  });

  it('[HN-CURSE-05-Q] a printed ♦ is none: it hits Apache Kid', () => {
    const { Ann, Kid } = table({ Ann: { hand: ['BANG! 5♦'] }, Kid: { is: 'Apache Kid' } }, curse);
    Ann.plays('BANG!', { on: Kid });
    expect(Kid).toHaveLostLife(1);
  });
});
