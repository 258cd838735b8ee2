import { fieldOf } from '../../../frame/field.ts';
import type { LifePoint } from '../../../screens/results/plot.ts';
import type { DuelMoment } from '../parse-duel.ts';
import type { DuelEvent, DuelTable } from '../wire.ts';

/** A character that fell, and by what. */
export type DuelFall = {
  readonly move: number;
  readonly turn: number;
  /** Whose it was. */
  readonly seat: number;
  readonly character: string;
  /** The card that hit it last; undefined when it was no hit. */
  readonly as: string | undefined;
  /** Who shot. */
  readonly foe: string | undefined;
};

/** What a player did. */
export type DuelFigures = {
  /** Hits at the other's fighters, and the life that the other lost. */
  readonly hits: number;
  readonly taken: number;
  readonly avoided: number;
  readonly felled: number;
  readonly played: number;
  readonly drawn: number;
};

/** A whole Duel in figures. */
export type DuelStory = {
  readonly turns: number;
  readonly falls: readonly DuelFall[];
  /** By seat. */
  readonly figures: readonly DuelFigures[];
  readonly lives: readonly (readonly LifePoint[])[];
};

const SEATS = [0, 1];

export function duelStory(moments: readonly DuelMoment[]): DuelStory {
  const events = moments.flatMap((moment) => moment.events);
  const turns = events.filter(({ type }) => type === 'turnBegan').length;
  return {
    turns,
    falls: fallsIn(moments),
    figures: SEATS.map((seat) => figuresOf(events, seat)),
    lives: SEATS.map((seat) => livesOf(moments, seat)),
  };
}

function fallsIn(moments: readonly DuelMoment[]): readonly DuelFall[] {
  const falls: DuelFall[] = [];
  let turn = 0;
  let hit: DuelEvent | undefined;
  for (const [move, { events }] of moments.entries()) {
    for (const event of events) {
      if (event.type === 'turnBegan') turn = event.count ?? turn;
      if (event.type === 'struck') hit = event;
      if (event.type === 'avoided') hit = undefined;
      if (event.type !== 'eliminated' || event.seat === undefined) continue;
      const isHit = hit?.fighter === event.fighter;
      const told = (name: string) => (isHit ? fieldOf(hit?.detail, name) : '') || undefined;
      falls.push({
        move,
        turn,
        seat: event.seat,
        character: event.character ?? '',
        as: told('as'),
        foe: told('foe'),
      });
    }
  }
  return falls;
}

function figuresOf(events: readonly DuelEvent[], seat: number): DuelFigures {
  const of = (...types: readonly DuelEvent['type'][]) => events.filter(({ type }) => types.includes(type));
  const isTheirs = ({ fighter }: DuelEvent) => fighter !== undefined && fighter >> 1 !== seat;
  const count = (some: readonly DuelEvent[], sizeOf: (event: DuelEvent) => number) =>
    some.reduce((sum, event) => sum + sizeOf(event), 0);
  const mine = (some: readonly DuelEvent[]) => some.filter((event) => event.seat === seat);
  return {
    hits: of('struck').filter(isTheirs).length,
    taken: count(of('lifeLost').filter(isTheirs), (event) => event.count ?? 1),
    avoided: of('avoided').filter((event) => !isTheirs(event)).length,
    felled: of('eliminated').filter((event) => event.seat !== seat).length,
    played: count(mine(of('played', 'laid', 'answered')), ({ cards }) => cards?.length ?? 0),
    drawn: count(mine(of('drew')), ({ cards, backs }) => cards?.length ?? (backs?.law ?? 0) + (backs?.outlaws ?? 0)),
  };
}

/** What all characters of a side have left together, as far as they have been seen: a point wherever it changes. */
function livesOf(moments: readonly DuelMoment[], seat: number): readonly LifePoint[] {
  const most = new Map<string, number>();
  for (const { table } of moments) for (const one of fightersAt(table, seat)) most.set(one.character, one.maxLife);
  const gone = new Set<string>();
  const points: LifePoint[] = [];
  for (const { table, events } of moments) {
    for (const { type, character } of events) if (type === 'eliminated' && character !== undefined) gone.add(character);
    const now = new Map(fightersAt(table, seat).map(({ character, life }) => [character, life]));
    const life = [...most].reduce(
      (sum, [character, full]) => sum + (gone.has(character) ? 0 : (now.get(character) ?? full)),
      0,
    );
    const turn = Math.max(0, table.turn.number - 1);
    if (points.at(-1)?.life !== life) points.push({ turn: points.length === 0 ? 0 : turn, life });
  }
  return points;
}

function fightersAt({ seats }: DuelTable, seat: number) {
  return seats[seat]?.fighters ?? [];
}

/** The first move of each turn, by its number. */
export function movesOfTurns(moments: readonly DuelMoment[]): ReadonlyMap<number, number> {
  const moves = new Map<number, number>();
  for (const [move, { events }] of moments.entries())
    for (const { type, count } of events)
      if (type === 'turnBegan' && count !== undefined && !moves.has(count)) moves.set(count, move);
  return moves;
}
