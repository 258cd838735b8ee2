import { table } from '@dustup/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankState, bookOf, cardId, distance, distanceBetween, openGame, reachOf, seatId } from '@dustup/bang';

type Seated = { readonly seat: number; readonly view: Parameters<typeof distanceBetween>[0] };

function far(from: Seated, to: Seated): number {
  return distanceBetween(from.view, seatId(from.seat), seatId(to.seat));
}

describe('Distance', () => {
  it('[BASE-DIST-01] is the shorter way round', () => {
    const { Ann, Ben, Cleo, Dan, Eve, Fay, Gus } = table({
      Ann: {},
      Ben: { hand: ['Beer'] },
      Cleo: {},
      Dan: {},
      Eve: {},
      Fay: {},
      Gus: {},
    });
    expect([Ben, Cleo, Dan, Eve, Fay, Gus].map((other) => far(Ann, other))).toEqual([1, 2, 3, 3, 2, 1]);
    expect([Ann, Ben, Cleo, Dan, Eve, Gus].map((other) => far(Fay, other))).toEqual([2, 3, 3, 2, 1, 1]);
  });

  it('[BASE-DIST-02] among six is 1, 2, 3, 2, 1', () => {
    const { A, B, C, D, E, F } = table({ A: { hand: ['Beer'] }, B: {}, C: {}, D: {}, E: {}, F: {} });
    expect([B, C, D, E, F].map((other) => far(A, other))).toEqual([1, 2, 3, 2, 1]);
  });

  it('[BASE-DIST-03] does not count who is out, from the moment he is', () => {
    const { A, B, C, D } = table({
      A: { role: 'renegade', hand: ['BANG!', 'Panic!'] },
      B: { role: 'deputy', life: 1 },
      C: { role: 'sheriff', hand: ['Beer'] },
      D: {},
      E: {},
      F: {},
    });
    expect([far(A, C), far(A, D)]).toEqual([2, 3]);
    A.mayNot.play('Panic!', { on: C }).because('tooFar', { distance: 2, most: 1 });
    A.plays('BANG!', { on: B });
    expect([far(A, C), far(A, D)]).toEqual([1, 2]);
    A.may.play('Panic!', { on: C });
  });

  it('[BASE-DIST-04] of 1 is all that the Colt .45 reaches', () => {
    const { A, B, C, D, E, F } = table({ A: { hand: ['BANG!', 'Beer'] }, B: {}, C: {}, D: {}, E: {}, F: {} });
    expect(reachOf(A.view, seatId(0))).toBe(1);
    A.may.play('BANG!', { on: B });
    A.may.play('BANG!', { on: F });
    A.mayNot.play('BANG!', { on: C }).because('outOfRange', { distance: 2, reach: 1 });
    A.mayNot.play('BANG!', { on: D }).because('outOfRange', { distance: 3, reach: 1 });
    A.mayNot.play('BANG!', { on: E }).because('outOfRange', { distance: 2, reach: 1 });
  });

  it('[BASE-DIST-05] is not changed by weapons: they change what a BANG! card reaches', () => {
    const { A, B, C, D } = table({
      A: { hand: ['BANG!', 'Panic!', 'Winchester'] },
      B: {},
      C: { hand: ['Beer'] },
      D: { hand: ['Beer'] },
      E: {},
      F: {},
    });
    const before = [B, C, D].map((other) => far(A, other));
    A.plays('Winchester');
    expect([B, C, D].map((other) => far(A, other))).toEqual(before);
    expect(reachOf(A.view, seatId(0))).toBe(5);
    A.may.play('BANG!', { on: D });
    A.mayNot.play('Panic!', { on: C }).because('tooFar', { distance: 2, most: 1 });
  });
});

const book = bookOf(['base']);
const facesNamed = (name: string) => book.faces.filter(({ card }) => card.name === name).map(({ id }) => id);
const mustangs = facesNamed('Mustang');
const scopes = facesNamed('Scope');
const PLAIN = [
  'slab-the-killer',
  'bart-cassidy',
  'black-jack',
  'sid-ketchum',
  'jesse-jones',
  'suzy-lafayette',
  'kit-carlson',
];

type Circle = {
  readonly out: readonly boolean[];
  readonly mustangs: readonly number[];
  readonly scopes: readonly number[];
  readonly paul: number | null;
  readonly rose: number | null;
};

/** Some circle of at least two players, with horses and scopes here and there. */
const circle: fc.Arbitrary<Circle> = fc.integer({ min: 4, max: 7 }).chain((players) => {
  const seat = fc.integer({ min: 0, max: players - 1 });
  return fc
    .record({
      out: fc.array(fc.boolean(), { minLength: players, maxLength: players }),
      mustangs: fc.uniqueArray(seat, { maxLength: mustangs.length }),
      scopes: fc.uniqueArray(seat, { maxLength: scopes.length }),
      paul: fc.option(seat),
      rose: fc.option(seat),
    })
    .filter(({ out, paul, rose }) => out.filter((isOut) => !isOut).length >= 2 && (paul === null || paul !== rose));
});

const WITHOUT_HORSES = { mustangs: [], scopes: [], paul: null, rose: null };

function distancesOf(words: Circle) {
  const state = blankState(book, { players: words.out.length, sets: ['base'] }, '0'.repeat(64));
  for (const [at, seat] of state.seats.entries()) {
    seat.character = at === words.paul ? 'paul-regret' : at === words.rose ? 'rose-doolan' : (PLAIN[at] ?? '');
    seat.presence = words.out[at] === true ? 'out' : 'in';
  }
  for (const [owners, faces] of [
    [words.mustangs, mustangs],
    [words.scopes, scopes],
  ] as const) {
    for (const [i, owner] of owners.entries()) {
      const card = cardId(state.faces.findIndex((face) => face === faces[i]));
      state.drawPile.splice(state.drawPile.indexOf(card), 1);
      if (words.out[owner] === true) state.discardPile.push(card);
      else state.seats[owner]?.inPlay.push(card);
    }
  }
  const game = openGame(state, undefined);
  return (from: number, to: number) => distance(game, seatId(from), seatId(to));
}

/** Everybody in the circle, and every pair of two different ones. */
function pairsIn({ out }: Circle): [number, number][] {
  const seated = out.flatMap((isOut, at) => (isOut ? [] : [at]));
  return seated.flatMap((from) => seated.filter((to) => to !== from).map((to): [number, number] => [from, to]));
}

function stepsAmong({ out }: Circle, from: number, to: number): number {
  const seated = out.flatMap((isOut, at) => (isOut ? [] : [at]));
  const apart = Math.abs(seated.indexOf(from) - seated.indexOf(to));
  return Math.min(apart, seated.length - apart);
}

describe('Distance, whatever the circle', () => {
  it('[BASE-DIST-01] is the same both ways without horses and scopes, and never below 1', () => {
    fc.assert(
      fc.property(circle, (words) => {
        const plain = distancesOf({ ...words, ...WITHOUT_HORSES });
        for (const [from, to] of pairsIn(words)) {
          expect(plain(from, to)).toBe(plain(to, from));
          expect(plain(from, to)).toBe(stepsAmong(words, from, to));
        }
        for (const [from, to] of pairsIn(words)) expect(distancesOf(words)(from, to)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('[BASE-DIST-03] is that of the circle without those who are out', () => {
    fc.assert(
      fc.property(circle, (words) => {
        const seated = words.out.flatMap((isOut, at) => (isOut ? [] : [at]));
        const alone = distancesOf({ out: seated.map(() => false), ...WITHOUT_HORSES });
        const together = distancesOf({ ...words, ...WITHOUT_HORSES });
        for (const [i, from] of seated.entries())
          for (const [j, to] of seated.entries()) expect(together(from, to)).toBe(alone(i, j));
      }),
    );
  });

  it('adds what makes its target seem far, takes off what makes the viewer see well, then stops at 1', () => {
    fc.assert(
      fc.property(circle, (words) => {
        const found = distancesOf(words);
        for (const [from, to] of pairsIn(words)) {
          const more = Number(words.mustangs.includes(to)) + Number(words.paul === to);
          const less = Number(words.scopes.includes(from)) + Number(words.rose === from);
          expect(found(from, to)).toBe(Math.max(1, stepsAmong(words, from, to) + more - less));
        }
      }),
    );
  });

  it('never grows with a Scope and never shrinks with a Mustang', () => {
    fc.assert(
      fc.property(circle, (words) => {
        const [owner = 0] = words.out.flatMap((isOut, at) => (isOut ? [] : [at]));
        const before = distancesOf({ ...words, mustangs: [], scopes: [] });
        const horse = distancesOf({ ...words, mustangs: [owner], scopes: [] });
        const scope = distancesOf({ ...words, mustangs: [], scopes: [owner] });
        for (const [from, to] of pairsIn(words)) {
          expect(horse(from, to) - before(from, to)).toBeGreaterThanOrEqual(0);
          expect(horse(from, to) - before(from, to)).toBeLessThanOrEqual(to === owner ? 1 : 0);
          expect(scope(from, to) - before(from, to)).toBeLessThanOrEqual(0);
          expect(scope(from, to) - before(from, to)).toBeGreaterThanOrEqual(from === owner ? -1 : 0);
        }
      }),
    );
  });
});
