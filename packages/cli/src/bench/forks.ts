import { bangRules } from '@dustup/bang';
import { diceFrom, nextDecision } from '@dustup/bots';
import { duelRules } from '@dustup/duel';
import { type Agent, type Answer, Position } from '@dustup/kernel';
import { BASE, type Plan, plannedDuel, plannedGame } from '../games/plan.ts';
import { quantile } from './statistics.ts';

/** What a copy of a game costs, at questions drawn from many games. */
export type ForkCost = {
  readonly games: number;
  readonly questions: number;
  /** A fork and its first answer, in microseconds. */
  readonly forkMicroseconds: { readonly median: number; readonly p95: number };
  /** A saved position as JSON, in bytes. */
  readonly savedBytes: { readonly median: number; readonly max: number };
};

/** One question in so many is drawn. */
const ONE_IN = 40;

export function measureForks(games: number, game?: 'duel'): ForkCost {
  const drawFrom = game === 'duel' ? drawFromDuel : drawFromBang;
  const warmUp = new Samples();
  for (let number = 0; number < Math.min(games, 200); number++) drawFrom(number, warmUp);
  const samples = new Samples();
  for (let number = 0; number < games; number++) drawFrom(number, samples);
  const { microseconds, bytes } = samples;
  return {
    games,
    questions: microseconds.length,
    forkMicroseconds: { median: quantile(microseconds, 0.5), p95: quantile(microseconds, 0.95) },
    savedBytes: { median: quantile(bytes, 0.5), max: quantile(bytes, 1) },
  };
}

class Samples {
  readonly microseconds: number[] = [];
  readonly bytes: number[] = [];

  add(position: Forked, seat: number, answer: Answer): void {
    const start = process.hrtime.bigint();
    position.fork().accept(seat, answer);
    this.microseconds.push(Number(process.hrtime.bigint() - start) / 1000);
    this.bytes.push(Buffer.byteLength(JSON.stringify(position.save())));
  }
}

type Forked = { fork(): { accept(seat: number, answer: Answer): void }; save(): unknown };

const PLAN: Plan = {
  seed: 'forks',
  games: 0,
  bot: 'random',
  players: [4, 7],
  tables: [BASE],
  isChecked: false,
};

function drawFromBang(number: number, samples: Samples): void {
  const { setup, key, agents } = plannedGame(PLAN, number);
  draw(number, Position.begin(bangRules, setup, key), agents(), samples);
}

function drawFromDuel(number: number, samples: Samples): void {
  const { setup, key, agents } = plannedDuel(PLAN, number);
  draw(number, Position.begin(duelRules, setup, key), agents(), samples);
}

function draw<Setup, State, Game, View, Event>(
  number: number,
  position: Position<Setup, State, Game, View, Event>,
  bots: readonly Agent<View, Event>[],
  samples: Samples,
): void {
  const dice = diceFrom(number);
  while (!position.isOver) {
    const [seat, answer] = nextDecision(position, bots);
    if (dice.below(ONE_IN) === 0) samples.add(position, seat, answer);
    position.accept(seat, answer);
  }
}
