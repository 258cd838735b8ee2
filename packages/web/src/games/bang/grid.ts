import { clockwise } from './ring.ts';

/** The ring on an upright screen: a row at the top, then one seat on the left and one on the right of the middle, row by row. */
export type Grid = {
  /** From left to right. */
  readonly top: readonly number[];
  /** From the top down; the last pair sits next to me. */
  readonly sides: readonly (readonly [left: number, right: number])[];
};

/** How many sit in the top row, by the number of the others. */
const AT_THE_TOP: { readonly [others: number]: number } = { 1: 1, 2: 2, 3: 1, 4: 2, 5: 3, 6: 2, 7: 3, 8: 2 };

/** Clockwise from my left: up the left side, along the top, down the right side. */
export function gridOf(order: readonly number[], me: number | null): Grid {
  const others = clockwise(order, me).map(({ seat }) => seat);
  const atTop = AT_THE_TOP[others.length] ?? others.length;
  const besides = (others.length - atTop) / 2;
  const left = others.slice(0, besides);
  const right = others.slice(others.length - besides);
  return {
    top: others.slice(besides, others.length - besides),
    sides: left
      .flatMap((seat, at) => {
        const opposite = right[right.length - 1 - at];
        return opposite === undefined ? [] : [[seat, opposite] as const];
      })
      .toReversed(),
  };
}

/** Around the grid and between its columns, in pixels of the design. */
const PADDING = 24;
const GAP = 6;
const TILE_PADDING = 16;
const MARK = 28;
/** An hourglass or a tick beside a mark, and how many more there are. */
const TIMED = 20;
const MORE = 20;
/** A chip without its name, and a letter of the name. */
const BARE = 41;
const CHIP_LETTER = 7;

/** How wide a tile is in an area so wide. */
export function tileWidth(width: number, columns: 1 | 2 | 3): number {
  return (width - PADDING - (columns - 1) * GAP) / columns;
}

/** A card in front of a seat; a green one is shown with whether it can be used. */
export type Laid = { readonly name: string; readonly isTimed: boolean };

/** How many of the cards in front of a seat a tile shows, and which with their names. */
export type Shown = { readonly count: number; readonly named: 'all' | 'first' | 'none' };

/** Names if all of them fit; else the first one's, where a tile is large; and what does not fit is only counted. */
export function shownCards(width: number, isLarge: boolean, cards: readonly Laid[], besides: number): Shown {
  const room = width - TILE_PADDING;
  const [first = 0, ...others] = cards.map(({ name }) => BARE + name.length * CHIP_LETTER);
  const timed = Math.ceil(cards.filter(({ isTimed }) => isTimed).length * 0.7);
  const all = others.reduce((sum, one) => sum + one, first + (besides + timed) * BARE * 2);
  if (all <= room) return { count: cards.length, named: 'all' };
  const named = isLarge && room >= first + 2 * MARK ? 'first' : 'none';
  const free = room - (named === 'first' ? first - MARK : 0) - besides * MARK;
  const marks = cards.map(({ isTimed }) => MARK + (isTimed ? TIMED : 0));
  const taken = (count: number) => marks.slice(0, count).reduce((sum, one) => sum + one, 0);
  if (taken(cards.length) <= free) return { count: cards.length, named };
  const fits = cards.filter((_, at) => taken(at + 1) + MORE <= free);
  return { count: fits.length, named };
}

/** How wide a letter is, against the size it is set in. */
const LETTER = 0.54;
const LEAST_ROOM = 24;
/** Rather narrower than in two lines, but not narrower than this. */
const NARROWEST = 0.74;

export type Setting = { readonly size: number; readonly squeeze: number; readonly isOneLine: boolean };

/** How a name is set in so much room: smaller if need be, never below 12, then narrower rather than cut. */
export function settingOf(name: string, wished: number, largest: number): Setting {
  const room = Math.max(LEAST_ROOM, wished);
  const longest = Math.max(1, ...name.split(' ').map(({ length }) => length));
  const isOneLine = name.length * LETTER * largest <= room;
  if (isOneLine) return { size: largest, squeeze: 1, isOneLine };
  const size = Math.max(12, Math.min(13, room / (name.length * LETTER)));
  const narrower = room / (name.length * LETTER * size);
  if (narrower >= NARROWEST) return { size, squeeze: Math.min(1, narrower), isOneLine: true };
  return { size, squeeze: Math.min(1, room / (longest * LETTER * size)), isOneLine: false };
}
