import {
  type BangPosition,
  bangRules,
  distanceBetween,
  frameOf,
  type GameEvent,
  ownFrame,
  publicFrame,
  reachOf,
  seatId,
} from '@dustup/bang';
import { diceFrom, nextDecision, randomBot } from '@dustup/bots';
import { type Json, keyFromSeed, Position } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { frameAfter, stepBetween } from './frame.ts';
import type { Frame } from './game.ts';
import { applyPatch } from './patch.ts';

function randomGame(players: number, seed: number, onAnswer: (position: BangPosition, events: GameEvent[]) => void) {
  const events: GameEvent[] = [];
  const dice = diceFrom(seed);
  const position = Position.begin(bangRules, { players, sets: ['base'] }, keyFromSeed(`frame ${seed}`), {
    listener: (event) => events.push(event),
  });
  onAnswer(position, events.splice(0));
  const agents = Array.from({ length: players }, () => randomBot(dice.below(2 ** 32)));
  while (!position.isOver) {
    const [seat, answer] = nextDecision(position, agents);
    position.accept(seat, answer);
    onAnswer(position, events.splice(0));
  }
}

function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

describe('A frame', () => {
  it.each([[4], [7]])('is what its steps make of the first one, in a random game of %i', (players) => {
    let kept: { table: Json; own: Json } | undefined;
    let before: Frame | undefined;
    randomGame(players, players, (position, events) => {
      const after = frameOf(position);
      if (before !== undefined && kept !== undefined) {
        const { table, own } = plain(stepBetween(before, after, events)) as { table?: Json; own?: Json };
        if (table !== undefined) kept.table = applyPatch(kept.table, table);
        if (own !== undefined) kept.own = applyPatch(kept.own, own);
      }
      kept ??= plain(after) as { table: Json; own: Json };
      before = after;
      expect(kept).toEqual(plain(after));
    });
  });

  it('shows what the views show, and how far everybody is from everybody', () => {
    randomGame(5, 1, (position) => {
      const view = position.view(null);
      const { viewer: _viewer, lookedAt: _lookedAt, ...seen } = view.toJSON();
      const frame = publicFrame(position);
      expect(frame).toMatchObject(seen);
      for (const { seat, presence } of view.seats) {
        const mine = position.view(seat);
        expect(ownFrame(position, seat)).toEqual({
          role: mine.seats[seat]?.role,
          hand: mine.seats[seat]?.hand,
          lookedAt: mine.lookedAt,
        });
        expect(frame.reaches[seat]).toBe(reachOf(view, seat));
        const next = seatId((seat + 1) % 5);
        const isOut = presence === 'out' || view.seats[next]?.presence === 'out';
        expect(frame.distances[seat]?.[next]).toBe(isOut ? 0 : distanceBetween(view, seat, next));
      }
    });
  });

  it('says how distances come about, and whom everybody is after where the rules say so', () => {
    const setup = {
      players: 3,
      sets: ['base', 'dodge-city'],
      characters: ['rose-doolan', 'paul-regret', 'bart-cassidy'],
    };
    const frame = publicFrame(Position.begin(bangRules, setup, keyFromSeed('hunt')));
    expect(frame.sums).toContainEqual({ from: 0, to: 2, steps: 1, changes: [{ slug: 'rose-doolan', by: -1 }] });
    expect(frame.sums).toContainEqual({ from: 2, to: 1, steps: 1, changes: [{ slug: 'paul-regret', by: 1 }] });
    expect(frame.sums.map(({ from, to }) => `${from}-${to}`)).not.toContain('2-0');
    expect(new Set(frame.quarries)).toEqual(new Set([0, 1, 2]));
    expect(frame.quarries.every((quarry, seat) => quarry !== seat)).toBe(true);
  });

  it('is the same after its way as JSON', () => {
    for (let seed = 4; seed < 8; seed++) {
      randomGame(5, seed, (position) => {
        const frame = frameOf(position);
        expect(plain(frame)).toEqual(frame);
      });
    }
  });

  it('does not change when the game goes on', () => {
    let before: Frame | undefined;
    let text = '';
    randomGame(4, 2, (position) => {
      expect(JSON.stringify(before) ?? '').toBe(text);
      before = frameOf(position);
      text = JSON.stringify(before);
    });
  });

  it('follows from the one before and the step, and shares with it what has not changed', () => {
    let before: Frame | undefined;
    randomGame(5, 6, (position) => {
      const after = frameOf(position);
      if (before !== undefined) {
        const step = stepBetween(before, after, []);
        const next = frameAfter(before, step);
        expect(next).toEqual(after);
        if (step.own === undefined) expect(next.own).toBe(before.own);
        if (step.table === undefined) expect(next.table).toBe(before.table);
        else
          expect(next.table.distances === before.table.distances).toBe(
            !Object.hasOwn(step.table as object, 'distances'),
          );
      }
      before = after;
    });
  });

  it('never tells, while several are asked at once, who has answered', () => {
    const position = Position.begin(
      bangRules,
      { players: 4, sets: ['base'], options: ['twoCharacters'] },
      keyFromSeed('together'),
    );
    const asked = publicFrame(position).asked;
    expect(asked).toHaveLength(4);
    for (const seat of asked.slice(0, -1)) {
      const before = publicFrame(position);
      position.accept(seat, firstAnswer(position, seat));
      expect(publicFrame(position)).toEqual(before);
    }
  });

  it('of a public kind holds no hand, no hidden role and nothing looked at', () => {
    randomGame(5, 3, (position) => {
      const { seats, outcome, ...rest } = publicFrame(position);
      expect(rest).not.toHaveProperty('lookedAt');
      for (const seat of seats) {
        expect(seat.hand).toBeNull();
        if (outcome === null && position.state.seats[seat.seat]?.isRoleShown === false) expect(seat.role).toBeNull();
      }
    });
  });
});

function firstAnswer(position: BangPosition, seat: number) {
  const asked = position.open.find((one) => one.seat === seat);
  if (asked === undefined) throw new Error(`seat ${seat} is not asked`);
  const slot = asked.question.options;
  if (!('candidates' in slot)) throw new Error('no choice');
  return { [slot.slot]: slot.candidates[0] ?? 0 };
}
