import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { everything, openAnswers } from './test-tables.ts';

const words = { sets: everything, discard: openAnswers };
const others = { Cid: {}, Dan: {} };

describe('Evan Babbit', () => {
  const evan = (...hand: string[]) => ({ is: 'Evan Babbit', hand });

  it('[TRAIN-MIX-23-Q] may divert to a player whom a Private Car and an empty hand protect: it hits them', () => {
    const { Ann, Evan, Cid } = table(
      { Ann: { hand: ['BANG! 5♣', 'Duel'] }, Evan: evan('BANG! 2♣'), Cid: { inPlay: ['Private Car'] }, Dan: {} },
      words,
    );
    Ann.plays('BANG! 5♣', { on: Evan });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
    expect(Cid).toHaveLostLife(1);
    expect(Evan).toHaveLostLife(0);
  });

  it('[TRAIN-MIX-24-Q] in Belle Star’s turn his Scope brings nobody nearer, and a Mustang keeps nobody away', () => {
    const { Belle, Evan, Cid, Eve } = table(
      {
        Belle: { is: 'Belle Star', hand: ['BANG! 5♣', 'Duel'] },
        Evan: { ...evan('BANG! 2♣'), inPlay: ['Scope'] },
        Cid: { inPlay: ['Mustang', 'Hideout'] },
        Dan: {},
        Eve: {},
        Fay: {},
      },
      words,
    );
    Belle.plays('BANG! 5♣', { on: Evan });
    Evan.mayNot.use('Evan Babbit', { card: 'BANG! 2♣', on: Eve }).because('tooFar', { distance: 3 });
    Evan.uses('Evan Babbit', { card: 'BANG! 2♣', on: Cid });
    expect(Cid).toHaveLostLife(1);
  });

  it('[WWS-MIX-11-Q] answers a card shot under Showdown by its own suit', () => {
    const { Ann, Evan, Cid } = table(
      { Ann: { hand: ['Beer 6♥', 'Duel'] }, Evan: evan('Scope', 'Saloon 5♥'), Cid: {}, Dan: {} },
      { ...words, inForce: { show: 'Showdown' } },
    );
    Ann.plays('Beer 6♥', { as: 'BANG!', on: Evan });
    Evan.mayNot.use('Evan Babbit', { card: 'Scope', on: Cid }).because('wrongSuit');
    Evan.uses('Evan Babbit', { card: 'Saloon 5♥', on: Cid });
    expect(Cid).toHaveLostLife(1);
  });
});

describe('A BANG! card with more', () => {
  it('[ARMED-MIX-16-Q] Aim, Bandolier, Bell tower and a weapon’s effect go together, all before the target answers', () => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: {
          hand: ['BANG! 2♣', 'BANG! 3♣', 'Aim', 'Duel'],
          inPlay: ['Bell tower', 'Bandolier', 'Buntline Special'],
        },
        Ben: {},
        Cid: { hand: ['Missed!', 'Beer'], inPlay: ['Mustang', 'Hideout'] },
        Dan: {},
      },
      {
        sets: everything,
        discard: ['Saved!', 'Escape'],
        tokensOn: { load: { 'Bell tower': 1, Bandolier: 1, 'Buntline Special': 3 } },
      },
    );
    Ann.uses('Bandolier');
    Ann.plays('BANG! 2♣', { special: 'plain', on: Ben, withCard: 'none' });
    Ann.uses('Bell tower');
    Ann.plays('BANG! 3♣', { special: 'Buntline Special', on: Cid, withCard: 'Aim' });
    expect(Ann).toHaveTokens('load', 2, 'Buntline Special');
    expect(Ann).toHaveInPlay('Buntline Special'); // tower and bandolier are empty and gone
    Cid.isAsked('dodge');
    Cid.answers('Missed!');
    expect(Cid).toHaveLostLife(0);
    Cid.picks('Beer'); // for the Buntline Special
    expect(Cid).toHold(0);
  });

  it('[TRAIN-MIX-30-Q] two BANG! cards with Shootout, three with a Dragoon too, four with a Bandolier too', () => {
    const limits = [
      [[], 2],
      [['Dragoon'], 3],
      [['Dragoon', 'Bandolier'], 4],
    ] as const;
    for (const [inPlay, limit] of limits) {
      const { Ann, Ben } = table(
        {
          Ann: { hand: ['BANG!', 'BANG!', 'BANG!', 'BANG!', 'BANG!'], inPlay },
          Ben: { life: 8, maxLife: 8 },
          ...others,
        },
        { ...words, event: 'Shootout', ...(limit === 4 && { tokensOn: { load: { Bandolier: 3 } } }) },
      );
      if (limit === 4) Ann.uses('Bandolier');
      for (let played = 0; played < limit; played++) Ann.plays('BANG!', { on: Ben });
      Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { limit });
    }
  });

  it.each([
    ['Fanning', 'Knife Revolver'],
    ['Knife Revolver', 'Train Robbery'],
    ['Train Robbery', 'Fanning'],
  ])('[TRAIN-MIX-30-Q] of them one is a %s at most: no %s after it, but BANG! cards', (first, second) => {
    const { Ann, Ben, Cid } = table(
      {
        Ann: { hand: [first, second, 'BANG!', 'BANG!', 'BANG!', 'BANG!'], inPlay: ['Dragoon', 'Bandolier'] },
        Ben: { life: 8, maxLife: 8, inPlay: ['Scope'] },
        Cid: { life: 8, maxLife: 8 },
        Dan: {},
      },
      { ...words, event: 'Shootout', tokensOn: { load: { Bandolier: 3 } }, deckTop: ['2♣', '2♠'] },
    );
    const at = (card: string) => ({ on: Ben, ...(card === 'Fanning' && { andAt: Cid }) });
    Ann.uses('Bandolier');
    Ann.plays(first, at(first));
    if (Ben.question?.kind === 'trainRobbery') Ben.picks({ do: 'giveUp', card: 'Scope' });
    Ann.mayNot
      .play(second, second === 'Train Robbery' ? { on: Ben } : at(second))
      .because('bangLimitReached', { limit: 1 });
    for (let played = 0; played < 3; played++) Ann.plays('BANG!', { on: Ben });
    Ann.mayNot.play('BANG!', { on: Ben }).because('bangLimitReached', { limit: 4 });
  });
});
