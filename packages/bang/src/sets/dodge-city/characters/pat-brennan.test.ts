import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Pat Brennan', () => {
  it('[DODGE-PAT-01] draws two cards, or takes one card in play of anybody instead, at any distance', () => {
    const seats = {
      Pat: { is: 'Pat Brennan', role: 'outlaw' },
      Ben: { role: 'sheriff' },
      Cat: { inPlay: ['Barrel', 'Knife'], hand: ['Beer'] },
      Dan: { inPlay: ['Mustang'] },
    } as const;
    const pile = table(seats, { sets, phase: 'start', deckTop: ['2♦', '3♦'] });
    pile.Pat.isAsked('drawFrom');
    pile.Pat.picks('pile');
    expect(pile.Pat).toHold('BANG! 2♦', 'BANG! 3♦');
    const taken = table(seats, { sets, phase: 'start', deckTop: ['2♦', '3♦'] });
    taken.Pat.mayNot.pick({ from: taken.Ben }).because('notAnOption');
    taken.Pat.mayNot.pick({ from: taken.Cat, what: 'hand' }).because('notAnOption');
    taken.Pat.picks({ from: taken.Cat, what: 'Knife' });
    expect(taken.Pat).toHold('Knife');
    expect(taken.Cat).toHaveInPlay('Barrel');
    expect(taken.game).toHaveOnDeck('2♦', '3♦');
  });

  it('[DODGE-PAT-02-Q] may take his own card', () => {
    const { Pat } = table(
      { Pat: { is: 'Pat Brennan', role: 'outlaw', inPlay: ['Barrel', 'Scope'] }, Ann: { role: 'sheriff' } },
      { sets, phase: 'start' },
    );
    Pat.picks({ from: Pat, what: 'Barrel' });
    expect(Pat).toHold('Barrel');
    expect(Pat).toHaveInPlay('Scope');
  });

  it.each(['Jail', 'Dynamite'])('[DODGE-PAT-02-Q] may take a %s that lies in front of somebody', (card) => {
    const { Pat, Ben } = table(
      { Pat: { is: 'Pat Brennan', role: 'outlaw' }, Ann: { role: 'sheriff' }, Ben: { inPlay: [card] } },
      { sets, phase: 'start' },
    );
    Pat.picks({ from: Ben, what: card });
    expect(Pat).toHold(card);
    expect(Ben).toHaveInPlay();
  });

  it('[DODGE-PAT-02-Q] with no card in play draws two and is not asked', () => {
    const { Pat } = table(
      { Pat: { is: 'Pat Brennan', role: 'outlaw' }, Ann: { role: 'sheriff' } },
      { sets, phase: 'start' },
    );
    Pat.isAsked('play');
    expect(Pat).toHold(2);
  });

  it('[DODGE-PAT-03-Q] decides before he sees a card, and takes the one card and no other', () => {
    const { Pat, Ann } = table(
      { Pat: { is: 'Pat Brennan', role: 'outlaw', hand: ['Beer'] }, Ann: { role: 'sheriff', inPlay: ['Barrel'] } },
      { sets, phase: 'start' },
    );
    expect(Pat).toHold('Beer');
    Pat.picks({ from: Ann, what: 'Barrel' });
    expect(Pat).toHold('Beer', 'Barrel');
    Pat.isAsked('play');
  });

  it('[STICK-23-Q] with the Stick about, a Dynamite he takes goes to its holder and he gets nothing', () => {
    const { Pat, Ann, Ben } = table(
      {
        Pat: { is: 'Pat Brennan', role: 'outlaw', hand: ['Beer'] },
        Ann: { role: 'sheriff', tokens: { stick: 1 } },
        Ben: { inPlay: ['Dynamite'] },
      },
      { sets: [...sets, 'stick-of-dynamite'], phase: 'start' },
    );
    Pat.picks({ from: Ben, what: 'Dynamite' });
    expect(Pat).toHold('Beer');
    expect(Ann).toHaveInPlay('Dynamite');
    expect(Ben).toHaveInPlay();
  });
});
