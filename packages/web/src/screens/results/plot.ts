/** Life from some point of the game on; a turn is 1 long. */
export type LifePoint = { readonly turn: number; readonly life: number };

type Spot = { readonly x: number; readonly y: number };

export type LifeLine = {
  readonly name: string;
  readonly role: string;
  readonly path: string;
  readonly label: Spot & { readonly anchor: 'start' | 'end' };
  /** Where the line ends in death. */
  readonly stone: Spot | undefined;
};

export type Plot = {
  readonly left: number;
  readonly right: number;
  readonly levels: readonly { readonly y: number; readonly life: number }[];
  readonly ticks: readonly { readonly x: number; readonly turn: number }[];
  readonly lines: readonly LifeLine[];
};

type Taken = { readonly left: number; readonly right: number; readonly row: number };

type Player = { readonly name: string; readonly role: string; readonly points: readonly LifePoint[] };

const LEFT = 26;
const TOP = 14;
const BELOW = 34;
const ROW = 16;
const LETTER = 7.6;
const MOST_TICKS = 8;
/** Lines at the same height lie side by side. */
const APART = 3;

/** The lines of life and where everything stands, in a drawing of this size. */
export function plotOf(players: readonly Player[], turns: number, width: number, height: number): Plot {
  const longest = Math.max(0, ...players.map(({ name }) => name.length));
  const right = width - Math.min(width / 4, longest * LETTER + 14);
  const most = Math.max(1, ...players.flatMap(({ points }) => points.map(({ life }) => life)));
  const x = (turn: number) => LEFT + ((right - LEFT) * turn) / Math.max(1, turns);
  const y = (life: number) => height - BELOW - ((height - BELOW - TOP) * life) / most;
  const lines = players.map((player, at) => {
    const shift = (at - (players.length - 1) / 2) * APART;
    return { player, shift, end: player.points.at(-1) };
  });
  const survivors = lines
    .filter(({ end }) => (end?.life ?? 0) > 0)
    .map(({ player, shift, end }) => ({ name: player.name, y: y(end?.life ?? 0) + shift }));
  const labels = new Map(spread(survivors).map((one) => [one.name, one.y]));
  // Stones stand on the ground: no name lies on one.
  const taken: Taken[] = lines.flatMap(({ end, shift }) =>
    end?.life === 0 ? [{ left: x(end.turn) + shift - 10, right: x(end.turn) + shift + 10, row: 0 }] : [],
  );
  return {
    left: LEFT,
    right,
    levels: Array.from({ length: most + 1 }, (_, life) => ({ life, y: y(life) })),
    ticks: ticksFor(turns, right - LEFT).map((turn) => ({ turn, x: x(turn) })),
    lines: lines.map(({ player, shift, end }) => {
      const path = pathOf(player.points, x, (life) => (life === 0 ? y(0) - 8 : y(life) + shift), shift);
      const place = labels.get(player.name);
      if (place !== undefined || end === undefined) {
        const label = { x: right + 8, y: (place ?? y(0)) + 5, anchor: 'start' } as const;
        return { ...player, path: `${path}H${right.toFixed(1)}`, label, stone: undefined };
      }
      const stone = { x: x(end.turn) + shift, y: y(0) };
      return { ...player, path, label: besideStone(stone, player.name, taken), stone };
    }),
  };
}

function pathOf(points: readonly LifePoint[], x: (turn: number) => number, y: (life: number) => number, shift: number) {
  return points
    .map(({ turn, life }, at) =>
      at === 0
        ? `M${x(turn).toFixed(1)} ${y(life).toFixed(1)}`
        : `H${(x(turn) + shift).toFixed(1)}V${y(life).toFixed(1)}`,
    )
    .join('');
}

/** Names at the right do not lie on each other. */
function spread(names: readonly { readonly name: string; readonly y: number }[]) {
  let free = Number.NEGATIVE_INFINITY;
  return names
    .toSorted((one, other) => one.y - other.y)
    .map(({ name, y }) => {
      free = Math.max(y, free + ROW);
      return { name, y: free };
    });
}

/** A name left of its stone, or right of it at the edge; a row higher when another name is in the way. */
function besideStone({ x, y }: Spot, name: string, taken: Taken[]): LifeLine['label'] {
  const length = name.length * LETTER;
  const isLeft = x - 14 - length > LEFT;
  const left = isLeft ? x - 14 - length : x + 12;
  const hits = (row: number) => taken.some((one) => one.row === row && one.left < left + length && one.right > left);
  let row = 0;
  while (hits(row)) row += 1;
  taken.push({ left: left - 4, right: left + length + 4, row });
  return { x: isLeft ? x - 14 : x + 12, y: y - 5 - row * ROW, anchor: isLeft ? 'end' : 'start' };
}

/** Round numbers, no more than there is room for. */
function ticksFor(turns: number, width: number): readonly number[] {
  const most = Math.min(MOST_TICKS, Math.max(2, Math.floor(width / 50)));
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => turns / one <= most) ?? 500;
  return Array.from({ length: Math.floor(turns / step) + 1 }, (_, at) => at * step);
}
