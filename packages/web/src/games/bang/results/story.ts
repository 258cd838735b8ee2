import type { GameEvent, SeenCard } from '@dustup/bang';
import type { LifePoint } from '../../../screens/results/plot.ts';
import { fieldOf } from '../../../frame/field.ts';
import type { BangMoment } from '../parse-bang.ts';

export type Fall = { readonly by: number | undefined; readonly turn: number };

/** What ended the game. */
export type LastBlow = {
  readonly by: number | undefined;
  readonly whom: number;
  readonly card: SeenCard | undefined;
  readonly turn: number;
};

/** A whole game in figures. */
export type Story = {
  readonly turns: number;
  /** By seat. */
  readonly lives: readonly (readonly LifePoint[])[];
  readonly falls: ReadonlyMap<number, Fall>;
  readonly kills: readonly number[];
  /** Life points that one seat (first) has taken from another. */
  readonly hits: readonly (readonly number[])[];
  readonly lastBlow: LastBlow | undefined;
};

export function storyOf(moments: readonly BangMoment[]): Story {
  const falls = new Map<number, Fall>();
  const seats = moments[0]?.table.seats.length ?? 0;
  const kills = Array.from({ length: seats }, () => 0);
  const hits = Array.from({ length: seats }, () => Array.from({ length: seats }, () => 0));
  let lastBlow: LastBlow | undefined;
  const told: GameEvent[] = [];
  let turn = 0;
  for (const { events } of moments) {
    for (const event of events) {
      if (event.type === 'turnBegan') turn = event.count ?? turn;
      if (event.type === 'lifeLost') countHit(hits, event);
      if (event.type === 'returned' && event.seat !== undefined) falls.delete(event.seat);
      if (event.type === 'eliminated' && event.seat !== undefined) {
        const by = seatIn(event, 'by');
        const killer = by === Number(event.seat) ? undefined : by;
        falls.set(event.seat, { by: killer, turn });
        if (killer !== undefined) kills[killer] = (kills[killer] ?? 0) + 1;
        lastBlow = {
          by: killer,
          whom: event.seat,
          card: killer === undefined ? undefined : shotBy(told, killer),
          turn,
        };
      }
      told.push(event);
    }
  }
  return { turns: turn, lives: livesIn(moments, seats), falls, kills, hits, lastBlow };
}

function countHit(hits: number[][], event: GameEvent): void {
  const by = seatIn(event, 'by');
  const row = by === undefined ? undefined : hits[by];
  if (row !== undefined && event.seat !== undefined) row[event.seat] = (row[event.seat] ?? 0) + (event.count ?? 1);
}

function seatIn(event: GameEvent, name: string): number | undefined {
  const found = fieldOf(event.detail, name);
  return found === '' ? undefined : Number(found);
}

/** The card with which a seat has just done it: the last one it played in this turn. */
function shotBy(told: readonly GameEvent[], by: number): SeenCard | undefined {
  for (const event of told.toReversed()) {
    if (event.type === 'turnBegan') return undefined;
    if (event.type === 'played' && event.seat === by) return event.cards?.[0];
  }
  return undefined;
}

/** A point wherever somebody's life changes; moments of a turn are spread over it. */
function livesIn(moments: readonly BangMoment[], seats: number): LifePoint[][] {
  const times = timesOf(moments);
  return Array.from({ length: seats }, (_, seat) => {
    const points: LifePoint[] = [];
    for (const [at, { table }] of moments.entries()) {
      const there = table.seats[seat];
      if (there === undefined || there.maxLife === 0) continue; // characters are not dealt yet
      const life = there.presence === 'out' ? 0 : Math.max(0, there.life);
      if (points.at(-1)?.life !== life) points.push({ turn: times[at] ?? 0, life });
    }
    return points;
  });
}

function timesOf(moments: readonly BangMoment[]): readonly number[] {
  const turns = moments.map(({ table }) => table.turn.number);
  const sizes = new Map<number, number>();
  for (const turn of turns) sizes.set(turn, (sizes.get(turn) ?? 0) + 1);
  const seen = new Map<number, number>();
  return turns.map((turn) => {
    const nth = seen.get(turn) ?? 0;
    seen.set(turn, nth + 1);
    return Math.max(0, turn - 1) + (turn === 0 ? 0 : nth / (sizes.get(turn) ?? 1));
  });
}

/** The first move of each turn, by its number. */
export function movesOfTurns(moments: readonly BangMoment[]): ReadonlyMap<number, number> {
  const moves = new Map<number, number>();
  for (const [move, { events }] of moments.entries())
    for (const event of events)
      if (event.type === 'turnBegan' && event.count !== undefined && !moves.has(event.count))
        moves.set(event.count, move);
  return moves;
}
