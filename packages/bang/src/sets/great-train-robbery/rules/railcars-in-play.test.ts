import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Railcars in play', () => {
  it('[TRAIN-RAIL-01] work as long as they lie there, or are discarded for what they do', () => {
    const { Ann, Ben } = table(
      { Ann: { inPlay: ['Observation Car', 'Mail Car'], hand: ['Saloon'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine({ train: ['Caboose', 'Dining Car', 'Lounge Car'] }),
    );
    expect(Ben).toSeeAt(2, Ann);
    Ann.mayNot.use('Observation Car').because('notAnOption');
    Ann.uses('Mail Car');
    expect(Ann).toHaveInPlay('Observation Car');
  });

  it('[TRAIN-RAIL-02] go under their deck when they are discarded, never onto the discard pile', () => {
    const { Ann, Ben, game } = table(
      { Ann: { hand: ['Cat Balou', 'Saloon'] }, Ben: { inPlay: ['Private Car'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Private Car' });
    expect(game.facesOf(game.state.zones['railcars'] ?? [])[0]?.card.name).toBe('Private Car');
    expect(game).toHaveDiscarded('Cat Balou');
  });

  it('[TRAIN-RAIL-03] are blue for Cat Balou, Brawl, The Daltons and Pat Brennan', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Brawl', 'Beer', 'Saloon'] }, Ben: { inPlay: ['Private Car'] }, Cid: {}, Dan: {} },
      onTheLine({ more: ['dodge-city'] }),
    );
    Ann.plays('Brawl', { cost: ['Beer'] });
    Ann.picks('Private Car');
    expect(Ben).toHaveInPlay();
    const pat = table(
      {
        Ann: { hand: ['Missed!'], role: 'sheriff' },
        Pat: { is: 'Pat Brennan' },
        Cid: { inPlay: ['Private Car'] },
        Dan: {},
      },
      onTheLine({ more: ['dodge-city'] }),
    );
    pat.Ann.endsTurn();
    pat.Pat.picks({ from: pat.Cid, what: 'Private Car' });
    expect(pat.Pat).toHaveInPlay('Private Car');
  });

  it('[TRAIN-RAIL-04] are never in a hand: taken with a Panic! the Observation Car lies in front of the taker', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Panic!', 'Saloon'], inPlay: ['Scope'] },
        Ben: { inPlay: ['Observation Car'] },
        Cid: {},
        Dan: {},
      },
      onTheLine(),
    );
    Ann.plays('Panic!', { on: Ben, what: 'Observation Car' });
    expect(Ann).toHaveInPlay('Scope', 'Observation Car');
    expect(Ann).toHold('Saloon');
  });

  it('[TRAIN-RAIL-05] of an eliminated player lie in front of Vulture Sam; the other cards are in his hand', () => {
    const { Ann, Ben, Sam } = table(
      {
        Ann: { hand: ['BANG!', 'Saloon'] },
        Ben: { life: 1, inPlay: ['Dining Car', 'Scope'] },
        Sam: { is: 'Vulture Sam' },
        Dan: {},
      },
      onTheLine({ train: ['Caboose', 'Mail Car', 'Lounge Car'] }),
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Sam).toHaveInPlay('Dining Car');
    expect(Sam).toHold('Scope');
  });

  it('[TRAIN-RAIL-07] count where a rule looks at blue cards in play', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['Missed!'], inPlay: ['Private Car'], role: 'sheriff' },
        Ben: { hand: ['Missed!'] },
        Cid: {},
        Dan: {},
      },
      { ...onTheLine({ more: ['high-noon'] }), turn: 'Ben', eventsToCome: ['The Daltons'] },
    );
    expect(Ben).toBeAsked('play');
    expect(Ann).toHaveInPlay('Private Car');
  });

  it('[TRAIN-RAIL-08] obey that wherever a card is taken into the hand: Rag Time', () => {
    const { Ann, Cid } = table(
      { Ann: { hand: ['Rag Time', 'Beer', 'Saloon'] }, Ben: {}, Cid: { inPlay: ['Private Car'] }, Dan: {} },
      onTheLine({ more: ['dodge-city'] }),
    );
    Ann.plays('Rag Time', { on: Cid, what: 'Private Car', cost: ['Beer'] });
    expect(Ann).toHaveInPlay('Private Car');
  });
});
