import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../../great-train-robbery/tables.ts';

const sets = ['base', 'armed-and-dangerous'];

const MIXED = ['valley-of-shadows', 'armed-and-dangerous'];

const abi = { is: 'Ms. Abigail' };

describe('Ms. Abigail', () => {
  it.each([
    ['Panic! J♥', { what: 'Mustang' }],
    ['Cat Balou K♥', { what: 'Mustang' }],
    ['Duel Q♦', {}],
    ['BANG! A♠', {}],
  ] as const)('[ARMED-ABIGAIL-01] may ignore a %s that is for her alone', (card, words) => {
    const { Ann, Abi } = table(
      { Ann: { hand: [card, 'Beer'], inPlay: ['Scope'] }, Abi: { ...abi, inPlay: ['Mustang'] } },
      { sets },
    );
    Ann.plays(card, { on: Abi, ...words });
    Abi.isAsked('ignore');
    Abi.uses('Ms. Abigail');
    expect(Abi).toHaveLostLife(0);
    expect(Abi).toHaveInPlay('Mustang');
    Ann.isAsked('play');
  });

  it('[ARMED-ABIGAIL-01] she need not; a 10 or less she may not; nor a blue card', () => {
    const { Ann, Abi } = table(
      { Ann: { hand: ['BANG! 10♦', 'Duel Q♦', 'Jail J♠', 'Beer'] }, Abi: { ...abi, role: 'outlaw' }, Cid: {} },
      { sets },
    );
    Ann.plays('BANG! 10♦', { on: Abi });
    expect(Abi).toHaveLostLife(1);
    Ann.plays('Duel', { on: Abi });
    Abi.passes();
    expect(Abi).toHaveLostLife(2);
    Ann.plays('Jail', { on: Abi });
    expect(Abi).toHaveInPlay('Jail');
  });

  it('[ARMED-ABIGAIL-02] cards for everybody meet her, whatever their value', () => {
    const { Ann, Abi } = table({ Ann: { hand: ['Indians! K♦', 'Beer'] }, Abi: abi }, { sets });
    Ann.plays('Indians!');
    expect(Abi).toHaveLostLife(1);
  });

  it('[ARMED-ABIGAIL-03-Q] a Flintlock A♠ is for her alone; an upgraded Quick Shot is not', () => {
    const { Ann, Abi } = table(
      { Ann: { hand: ['Flintlock A♠', 'Beer'], tokens: { load: 4 } }, Abi: abi, Cid: {} },
      { sets },
    );
    Ann.plays('Flintlock', { on: Abi });
    Abi.uses('Ms. Abigail');
    expect(Abi).toHaveLostLife(0);
    Ann.isAsked('play'); // ARMED-ABIGAIL-04-Q: nothing was cancelled, so it cannot be bought back
    const aimed = table({ Janet: { is: 'Calamity Janet', hand: ['Missed! K♣', 'Beer'] }, Abi: abi }, { sets });
    aimed.Janet.plays('Missed!', { as: 'BANG!', on: aimed.Abi });
    aimed.Abi.uses('Ms. Abigail');
    expect(aimed.Abi).toHaveLostLife(0);
  });

  it('[ARMED-ABIGAIL-03-Q] of several targets she is not the only one', () => {
    const { Ann, Abi } = table(
      { Ann: { hand: ['Fanning', 'Beer'] }, Abi: abi, Cid: {} },
      { sets: [...sets, 'valley-of-shadows'] },
    );
    Ann.plays('Fanning', { on: Abi, andAt: 2 });
    expect(Abi).not.toBeAsked('ignore');
  });

  it('[ARMED-ABIGAIL-04-Q] ignoring is no cancelling: Double Barrel’s shot is ignored, Bloody Mary draws nothing', () => {
    const { Mary, Abi } = table(
      {
        Mary: { is: 'Bloody Mary', hand: ['BANG! K♦', 'Beer'], inPlay: ['Double Barrel'] },
        Abi: { ...abi, hand: ['Beer'] },
      },
      { sets, tokensOn: { load: { 'Double Barrel': 3 } } },
    );
    Mary.plays('BANG!', { special: 'Double Barrel', on: Abi });
    Abi.uses('Ms. Abigail');
    expect(Abi).toHaveLostLife(0);
    expect(Mary).toHold('Beer');
  });

  it('[ARMED-ABIGAIL-05-Q] she decides before any other answer: in a Duel before the first BANG!', () => {
    const { Ann, Abi } = table({ Ann: { hand: ['Duel Q♦', 'Beer'] }, Abi: { ...abi, hand: ['BANG!'] } }, { sets });
    Ann.plays('Duel', { on: Abi });
    Abi.isAsked('ignore');
    Abi.passes();
    Abi.isAsked('duel');
    Abi.answers('BANG!');
    Ann.isAsked('duel');
    Ann.passes();
    expect(Ann).toHaveLostLife(1);
  });

  it.each(['Flintlock A♠', 'Tomahawk A♦', 'Train Robbery J♣', 'Duel Q♦', 'Duel J♠'])(
    '[TRAIN-MIX-18-Q] may ignore a %s',
    (card) => {
      const { Ann, Abi } = table(
        { Ann: { hand: [card, 'Beer'], inPlay: ['Scope'] }, Abi: { ...abi, inPlay: ['Mustang'] }, Cid: {}, Dan: {} },
        onTheLine({ more: MIXED }),
      );
      Ann.plays(card, { on: Abi });
      Abi.uses('Ms. Abigail');
      expect(Abi).toHaveLostLife(0);
      expect(Abi).toHaveInPlay('Mustang');
    },
  );

  it.each(['Most Wanted K♠', 'Poker J♥', 'Bandidos Q♦', 'Tornado A♣'])(
    '[TRAIN-MIX-18-Q] not a %s, which concerns others too',
    (card) => {
      const { Ann, Abi } = table(
        { Ann: { hand: [card, 'Beer'] }, Abi: { ...abi, hand: ['Beer', 'Scope'] }, Cid: {}, Dan: {} },
        onTheLine({ more: MIXED }),
      );
      Ann.plays(card);
      expect(Abi).not.toBeAsked('ignore');
    },
  );

  it('[TRAIN-MIX-18-Q] may ignore what a Money Bag copies for her alone', () => {
    const { Ann, Abi } = table(
      { Ann: { hand: ['Money Bag Q♣', 'Beer'] }, Abi: abi, Cid: {}, Dan: {} },
      { ...onTheLine({ more: MIXED }), discard: ['BANG! 2♦'] },
    );
    Ann.plays('Money Bag', { on: Abi });
    Abi.uses('Ms. Abigail');
    expect(Abi).toHaveLostLife(0);
  });

  it('[TRAIN-MIX-18-Q] may ignore the shot of a Backfire, and a BANG! that Evan Babbit diverts to her', () => {
    const back = table(
      { Abi: { ...abi, hand: ['BANG! 2♦', 'Beer'] }, Ben: { hand: ['Backfire Q♣'] }, Cid: {}, Dan: {} },
      onTheLine({ more: MIXED }),
    );
    back.Abi.plays('BANG!', { on: back.Ben });
    back.Ben.answers('Backfire');
    back.Abi.uses('Ms. Abigail');
    expect(back.Abi).toHaveLostLife(0);
    const { Ann, Evan, Abi } = table(
      { Ann: { hand: ['BANG! A♠', 'Beer'] }, Evan: { is: 'Evan Babbit', hand: ['Scope A♠'] }, Abi: abi, Dan: {} },
      onTheLine({ more: MIXED }),
    );
    Ann.plays('BANG!', { on: Evan });
    Evan.uses('Evan Babbit', { card: 'Scope A♠', on: Abi });
    Abi.uses('Ms. Abigail');
    expect(Abi).toHaveLostLife(0);
    expect(Evan).toHaveLostLife(0);
  });
});
