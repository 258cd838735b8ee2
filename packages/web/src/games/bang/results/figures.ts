import type { SeriesGame } from '@dustup/protocol/client';
import type { Words } from '../../../text/words.ts';
import type { BangMoment } from '../parse-bang.ts';
import { storyOf } from './story.ts';

/** What somebody did in a game, or in all of an evening. */
export type Figures = {
  readonly attacks: number;
  /** Life points taken from others. */
  readonly hits: number;
  /** Players brought down. */
  readonly felled: number;
  readonly played: number;
  readonly drawn: number;
};

const NOTHING: Figures = { attacks: 0, hits: 0, felled: 0, played: 0, drawn: 0 };

/** What is counted, in the order of `listed`. */
export function headsOf({ attacks, hitsTaken, felled, played, drawn }: Words['results']): readonly string[] {
  return [attacks, hitsTaken, felled, played, drawn];
}

export function listed({ attacks, hits, felled, played, drawn }: Figures): readonly number[] {
  return [attacks, hits, felled, played, drawn];
}

/** By seat. */
export function figuresOf(moments: readonly BangMoment[]): readonly Figures[] {
  const { hits, kills } = storyOf(moments);
  const { seats = [], ledger } = moments.at(-1)?.table ?? {};
  return seats.map(({ seat }) => {
    const others = seats.filter((one) => one.seat !== seat).map((one) => Number(one.seat));
    const taken = (whom: number) => hits[seat]?.[whom] ?? 0;
    const times = (whom: number) => Math.max(ledger?.harmed[seat * seats.length + whom] ?? 0, taken(whom));
    return {
      attacks: sum(others.map(times)),
      hits: sum(others.map(taken)),
      felled: kills[seat] ?? 0,
      played: cardsOf(moments, seat, ['played', 'laid']),
      drawn: cardsOf(moments, seat, ['drew']),
    };
  });
}

function cardsOf(moments: readonly BangMoment[], seat: number, types: readonly string[]): number {
  const theirs = moments.flatMap(({ events }) => events).filter((event) => event.seat === seat);
  return sum(theirs.filter(({ type }) => types.includes(type)).map(({ cards, count }) => cards?.length ?? count ?? 1));
}

/** By person, as `eveningOf` calls them. Only games whose records are there count. */
export function eveningFigures(
  series: readonly SeriesGame[],
  games: ReadonlyMap<string, readonly Figures[]>,
): ReadonlyMap<string, Figures> {
  const people = new Map<string, Figures>();
  for (const { id, side, seats } of series) {
    if (side === null) continue;
    for (const [seat, { guest, name }] of seats.entries()) {
      const key = guest ?? `bot ${name}`;
      const more = games.get(id)?.[seat];
      if (more !== undefined) people.set(key, added(people.get(key) ?? NOTHING, more));
    }
  }
  return people;
}

function added(one: Figures, other: Figures): Figures {
  return {
    attacks: one.attacks + other.attacks,
    hits: one.hits + other.hits,
    felled: one.felled + other.felled,
    played: one.played + other.played,
    drawn: one.drawn + other.drawn,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((so, one) => so + one, 0);
}
