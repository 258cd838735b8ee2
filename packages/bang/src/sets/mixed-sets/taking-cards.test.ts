import { type Speaker, table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = [
  'base',
  'dodge-city',
  'a-fistful-of-cards',
  'gold-rush',
  'wild-west-show',
  'valley-of-shadows',
  'armed-and-dangerous',
  'great-train-robbery',
];
const discard = ['Saved!', 'Escape', 'Aim']; // open to all: nobody need be asked about them
const load = { 'Lock Pick': 3, Whip: 3 };

type Seats = { readonly Ann: Speaker; readonly Ben: Speaker };
type Robbery = {
  readonly by: string;
  readonly ann: Parameters<typeof table>[0][string];
  readonly ben?: Parameters<typeof table>[0][string];
  readonly words?: { readonly event?: string; readonly phase?: 'draw' };
  readonly does: (seats: Seats) => void;
};

/** All that takes or discards a card of Ben's, whose choice it is Ann's. */
const ROBBERIES: readonly Robbery[] = [
  {
    by: 'Panic!',
    ann: { hand: ['Panic!', 'Duel'] },
    does: ({ Ann, Ben }) => Ann.plays('Panic!', { on: Ben, what: 'Scope' }),
  },
  {
    by: 'Cat Balou',
    ann: { hand: ['Cat Balou', 'Duel'] },
    does: ({ Ann, Ben }) => Ann.plays('Cat Balou', { on: Ben, what: 'Scope' }),
  },
  {
    by: 'Brawl',
    ann: { hand: ['Brawl', 'Beer', 'Duel'] },
    does: ({ Ann }) => {
      Ann.plays('Brawl', { cost: ['Beer'] });
      Ann.picks('Scope');
    },
  },
  {
    by: 'Can Can',
    ann: { inPlay: ['Can Can'], hand: ['Duel'] },
    does: ({ Ann, Ben }) => Ann.uses('Can Can', { on: Ben, what: 'Scope' }),
  },
  {
    by: 'Rag Time',
    ann: { hand: ['Rag Time', 'Beer', 'Duel'] },
    does: ({ Ann, Ben }) => Ann.plays('Rag Time', { cost: ['Beer'], on: Ben, what: 'Scope' }),
  },
  {
    by: 'Conestoga',
    ann: { inPlay: ['Conestoga'], hand: ['Duel'] },
    does: ({ Ann, Ben }) => Ann.uses('Conestoga', { on: Ben, what: 'Scope' }),
  },
  {
    by: 'Lock Pick',
    ann: { inPlay: ['Lock Pick'], hand: ['Duel'] },
    ben: { hand: ['Scope'], inPlay: ['Refund'] },
    does: ({ Ann, Ben }) => Ann.uses('Lock Pick', { on: Ben }),
  },
  {
    by: 'Whip',
    ann: { inPlay: ['Whip'], hand: ['Duel'] },
    does: ({ Ann, Ben }) => Ann.uses('Whip', { on: Ben, what: 'Scope' }),
  },
  {
    by: 'Squaw',
    ann: { hand: ['Squaw', 'Duel'] },
    does: ({ Ann, Ben }) => Ann.plays('Squaw', { on: Ben, what: 'Scope' }),
  },
  {
    by: 'Passenger Car',
    ann: { inPlay: ['Passenger Car'], hand: ['Duel'] },
    does: ({ Ann, Ben }) => Ann.uses('Passenger Car', { on: Ben, what: 'Scope' }),
  },
  {
    by: 'Baggage Car as a Panic!',
    ann: { inPlay: ['Baggage Car'], hand: ['Duel'] },
    does: ({ Ann, Ben }) => Ann.uses('Baggage Car', { as: 'panic', on: Ben, what: 'Scope' }),
  },
  {
    by: 'Baggage Car as a Cat Balou',
    ann: { inPlay: ['Baggage Car'], hand: ['Duel'] },
    does: ({ Ann, Ben }) => Ann.uses('Baggage Car', { as: 'cat-balou', on: Ben, what: 'Scope' }),
  },
  {
    by: 'Coal Hopper',
    ann: { inPlay: ['Coal Hopper'], hand: ['Duel'] },
    ben: { inPlay: ['Refund', 'Caboose'] },
    does: ({ Ann, Ben }) => Ann.uses('Coal Hopper', { on: Ben, what: 'Caboose' }),
  },
  {
    by: 'Ricochet',
    ann: { hand: ['BANG!', 'Duel'] },
    words: { event: 'Ricochet' },
    does: ({ Ann, Ben }) => Ann.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Scope' }),
  },
  {
    by: 'Jesse Jones',
    ann: { is: 'Jesse Jones', hand: ['Duel'] },
    ben: { hand: ['Scope'], inPlay: ['Refund'] },
    words: { phase: 'draw' },
    does: ({ Ann, Ben }) => Ann.picks({ from: Ben }),
  },
  {
    by: 'Pat Brennan',
    ann: { is: 'Pat Brennan', hand: ['Duel'] },
    words: { phase: 'draw' },
    does: ({ Ann, Ben }) => Ann.picks({ from: Ben, what: 'Scope' }),
  },
  {
    by: 'Flint Westwood',
    ann: { is: 'Flint Westwood', hand: ['Duel', 'Beer'] },
    ben: { hand: ['Scope'], inPlay: ['Refund'] },
    does: ({ Ann, Ben }) => Ann.uses('Flint Westwood', { card: 'Beer', on: Ben }),
  },
];

const table2 = ({ ann, ben, words }: Robbery, is?: string) =>
  table(
    {
      Ann: ann,
      Ben: { inPlay: ['Refund', 'Scope'], ...ben, ...(is !== undefined && { is }) },
      Cid: {},
      Dan: {},
    },
    {
      sets,
      discard,
      tokensOn: {
        load: Object.fromEntries(Object.entries(load).filter(([card]) => (ann.inPlay ?? []).includes(card))),
      },
      ...words,
    },
  );

describe('Whoever takes or discards a card of somebody else', () => {
  it.each(ROBBERIES)('[VALLEY-MIX-13-Q] by $by brings its owner a card for the Refund', (robbery) => {
    const seats = table2(robbery);
    const held = seats.Ben.state.hand.length;
    const had = seats.Ben.state.inPlay.length;
    robbery.does(seats);
    while (seats.Ben.question?.kind === 'dodge') seats.Ben.passes();
    const swapped = robbery.by === 'Flint Westwood' ? 1 : 0;
    expect(seats.Ben.state.hand.length + seats.Ben.state.inPlay.length).toBe(held + had - 1 + 1 + swapped);
  });

  it.each(ROBBERIES)('[VALLEY-MIX-13-Q] by $by is shot at first by Henry Block', (robbery) => {
    const seats = table2(robbery, 'Henry Block');
    robbery.does(seats);
    seats.Ann.isAsked('dodge');
    seats.Ann.passes();
    expect(seats.Ann).toHaveLostLife(1);
  });

  it('[VALLEY-MIX-13-Q] Saved! taken from his hand: Henry Block shoots for each card, and his Refund pays for each', () => {
    const { Ann, Cid, Henry } = table(
      {
        Ann: { hand: ['BANG!', 'Duel'] },
        Henry: { is: 'Henry Block', hand: ['Beer', 'Scope'], inPlay: ['Refund'] },
        Cid: { hand: ['Saved!'] },
        Dan: {},
      },
      { sets, discard: ['Escape', 'Aim'] },
    );
    Ann.plays('BANG!', { on: Henry });
    Henry.passes();
    Ann.passes();
    Cid.answers('Saved!');
    Cid.picks({ from: Henry });
    while (Cid.question?.kind === 'dodge') Cid.passes();
    expect(Cid).toHaveLostLife(2);
    expect(Cid).toHold(2);
    expect(Henry).toHold(2);
  });

  it('[VALLEY-MIX-13-Q] by none of these is anybody answered: Switch, tokens taken, equipment removed', () => {
    const seats = () =>
      table(
        {
          Ann: { is: 'Frankie Canton', hand: ['Switch', 'Rust', 'Duel'], inPlay: ['Mustang'], tokens: { nugget: 3 } },
          Henry: {
            is: 'Henry Block',
            inPlay: ['Refund', 'Scope', 'Crate'],
            tokens: { load: 1 },
            zones: { equipment: ['Horseshoe'] },
          },
          Cid: {},
          Dan: {},
        },
        { sets, discard, tokensOn: { load: { Crate: 3 } } },
      );
    const { Ann, Henry } = seats();
    Ann.plays('Switch', { ownCard: 'Mustang', on: Henry, what: 'Scope' });
    Ann.plays('Rust');
    Ann.uses('Frankie Canton', { on: Henry, place: 'Crate' });
    Ann.uses('Sabotage', { on: Henry, what: 'Horseshoe' });
    Ann.isAsked('play');
    expect(Ann).toHaveLostLife(0);
    expect(Henry).toHold(0);
  });
});
