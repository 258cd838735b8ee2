import { type BangPosition, bangRules, cardsInFrontOf, declaredSets, ownHand, seatId, type View } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { playOut } from './play-out.ts';
import { botNamed } from './registry.ts';

const PLAYERS = 5;

function begun(sets: readonly string[] = ['base']) {
  return Position.begin(bangRules, { players: PLAYERS, sets: [...sets] }, keyFromSeed('fence'), { forkable: false });
}

/** Whatever can be reached from a view by any property at all, own, inherited, hidden from lists or made by a getter. */
function* reachable(root: unknown): Iterable<object> {
  const seen = new Set<object>();
  const left: unknown[] = [root];
  while (left.length > 0) {
    const value = left.pop();
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
    seen.add(value);
    yield value;
    for (let from: object | null = value; from !== null && !BUILT_IN.has(from); from = Object.getPrototypeOf(from)) {
      for (const key of Reflect.ownKeys(from)) {
        const made = Object.getOwnPropertyDescriptor(from, key);
        left.push(made?.value);
        try {
          left.push(made?.get?.call(value));
        } catch {
          // a getter of the class itself, without one of its kind
        }
      }
    }
  }
}

const BUILT_IN = new Set<object>([Object.prototype, Function.prototype, Array.prototype, Map.prototype, Set.prototype]);

describe('A bot that wants to cheat', () => {
  it('finds no way from a view to the game: roles, hands, the pile or the key', () => {
    const { state } = begun();
    const position = begun();
    const secrets = new Set<unknown>([
      position.state,
      position.state.random,
      position.state.faces,
      position.state.drawPile,
      ...position.state.seats,
      ...position.state.seats.slice(1).map(({ hand }) => hand),
    ]);
    for (const found of reachable(position.view(0))) {
      expect(secrets.has(found)).toBe(false);
      if ('key' in found) expect(found.key).not.toBe(state.random.key);
    }
  });

  it('gets nothing by asking the class of the view', () => {
    const view: object = begun().view(0);
    const { constructor } = view;
    expect(
      Reflect.ownKeys(constructor).filter((key) => !['length', 'name', 'prototype'].includes(String(key))),
    ).toEqual([]);
    expect(Reflect.get(constructor, 'gameOf')).toBeUndefined();
  });

  it('cannot rewrite what the table remembers', () => {
    const position = begun();
    expectUnmoved(position, position.view(0));
  });

  it('cannot change anything it is handed, at any question of a game with all sets', () => {
    const position = begun(declaredSets());
    const agents = Array.from({ length: PLAYERS }, (_, seat) => botNamed('rule', seat)).filter(
      (one) => one !== undefined,
    );
    let decisions = 0;
    playOut(
      position,
      agents.map((agent) => ({
        answer: (view, asked) => {
          decisions += 1;
          if (decisions % 10 === 0) expectUnmoved(position, view());
          return agent.answer(view, asked);
        },
        interjects: (view, offer) => agent.interjects(view, offer),
      })),
    );
    expect(decisions).toBeGreaterThan(50);
  });
});

/** Writes to everything that the view leads to, and looks whether the game has moved; then it is as before. */
function expectUnmoved(position: BangPosition, view: View): void {
  const before = JSON.stringify(position.state);
  const parts: { [name: string]: unknown } = JSON.parse(before);
  const seats = position.state.seats.map((_, seat) => cardsInFrontOf(view, seatId(seat)));
  const written: [object, string | symbol, unknown][] = [];
  for (const one of [...reachable(view), ...reachable(ownHand(view)), ...reachable(seats)]) {
    for (const key of Reflect.ownKeys(one)) {
      const was: unknown = Object.getOwnPropertyDescriptor(one, key)?.value;
      if (!['number', 'string', 'boolean'].includes(typeof was) || (Array.isArray(one) && key === 'length')) continue;
      const other = typeof was === 'number' ? was + 3 : typeof was === 'boolean' ? !was : `${String(was)}?`;
      if (Reflect.set(one, key, other)) written.push([one, key, was]);
    }
  }
  const after = JSON.stringify(position.state);
  const moved = Object.entries(position.state).flatMap(([name, part]) =>
    JSON.stringify(part) === JSON.stringify(parts[name]) ? [] : [name],
  );
  for (const [one, key, was] of written) Reflect.set(one, key, was);
  expect(moved).toEqual([]);
  expect(after).toBe(before);
}
