import {
  type BangPosition,
  bangRules,
  bookBehind,
  cardsInFrontOf,
  declaredSets,
  type GameEvent,
  ownHand,
  redactEvent,
  seatId,
  type View,
} from '@dustup/bang';
import { BOX, duelRules } from '@dustup/duel';
import { isSelection, keyFromSeed, Position, type Question, type Slot } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import type { Agent, Put } from './agent.ts';
import { fenced, toldTo } from './index.ts';
import { nextDecision, playOut } from './play-out.ts';
import { botNamed, duelBotNamed } from './registry.ts';
import { ruleBot } from './rule/rule-bot.ts';

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

const GENERATOR = Object.getPrototypeOf(function* () {});
const BUILT_IN = new Set<object>([
  Object.prototype,
  Function.prototype,
  Array.prototype,
  GENERATOR,
  GENERATOR.prototype,
]);

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
    const { harmed } = position.view(0).ledger;
    // @ts-expect-error by type, too, it is not his to change
    harmed[1] = 3;
    expect(position.state.ledger.harmed[1]).toBe(0);
    expectUnmoved(position, factsOf(position, position.view(0)));
  });

  it('cannot change how views are read, its own or those of others', () => {
    const view: object = begun().view(0);
    for (let one: object = view; one !== Object.prototype; one = Object.getPrototypeOf(one))
      expect(Object.isFrozen(one)).toBe(true);
    expect(Object.isFrozen(view.constructor)).toBe(true);
  });

  it('cannot change what is printed', () => {
    for (const book of [bookBehind(begun(declaredSets()).view(0)), BOX]) {
      const printed = [...reachable(book)];
      expect(printed.length).toBeGreaterThan(100);
      expect(printed.filter((one) => !Object.isFrozen(one) && !isOfFunction(one))).toEqual([]);
      expect(printed.filter((one) => one instanceof Map || one instanceof Set)).toEqual([]);
    }
  });

  it('cannot change anything it is handed, at any question of a game with all sets', () => {
    const agents = seats(PLAYERS, (seat) => botNamed('rule', seat));
    expect(playWatched(begun(declaredSets()), agents)).toBeGreaterThan(50);
  });

  it('nor at any question of The Duel', () => {
    const agents = seats(2, (seat) => duelBotNamed('rule', seat));
    const position = Position.begin(duelRules, {}, keyFromSeed('fence'), { forkable: false });
    expect(playWatched(position, agents)).toBeGreaterThan(20);
  });

  it("is asked nothing but its own question, and an answer is the game's once it is given", () => {
    const position = begun();
    const given = { do: 'end' };
    const cheat: Agent = {
      answer: (_view, put) => {
        expect(Object.keys(put)).toEqual(['question']);
        return given;
      },
      interjects: () => null,
    };
    const [, answer] = nextDecision(
      position,
      seats(PLAYERS, () => fenced(cheat)),
    );
    given.do = 'cheat';
    expect(answer).toEqual({ do: 'end' });
  });

  it('hears what its seat sees, and nothing else', () => {
    const told: GameEvent[] = [];
    const heard = seats(PLAYERS, () => new Array<GameEvent>());
    const agents = seats(PLAYERS, (seat): Agent => {
      const bot = ruleBot(seat);
      return {
        answer: (view, put) => bot.answer(view, put),
        interjects: (view, put) => bot.interjects(view, put),
        hears: (event) => heard[seat]?.push(event),
      };
    });
    const tellAgents = toldTo(agents, redactEvent);
    const listener = (event: GameEvent) => {
      told.push(event);
      tellAgents?.(event);
    };
    const setup = { players: PLAYERS, sets: ['base'] };
    playOut(Position.begin(bangRules, setup, keyFromSeed('fence'), { forkable: false, listener }), agents);
    for (const [seat, events] of heard.entries()) {
      expect(events).toEqual(told.map((event) => redactEvent(event, seat)));
      expect(events.filter((event) => told.includes(event))).toEqual([]); // copies, all of them
    }
    expect(told.some(({ seenBy }) => seenBy !== undefined)).toBe(true);
    expect(toldTo([ruleBot(1)], redactEvent)).toBeUndefined(); // nobody listens: nothing need be told
  });
});

function seats<A>(count: number, make: (seat: number) => A | undefined): A[] {
  return Array.from({ length: count }, (_, seat) => make(seat)).filter((one) => one !== undefined);
}

/** A prototype that a function is born with. */
function isOfFunction(one: object): boolean {
  return 'constructor' in one && typeof one.constructor === 'function' && one.constructor.prototype === one;
}

/** A whole game in which each bot, at each tenth decision, first writes to all it is handed. How many decisions it took. */
function playWatched<Setup, State, Game, View extends object, Event>(
  position: Position<Setup, State, Game, View, Event>,
  agents: readonly Agent<View>[],
): number {
  let decisions = 0;
  return playOut(
    position,
    agents.map((agent) =>
      fenced({
        answer: (view, put) => {
          decisions += 1;
          if (decisions % 10 === 0) expectUnmoved(position, [view(), ...slotsOf(put.question)]);
          return agent.answer(view, put);
        },
        interjects: (view, put) => agent.interjects(view, put),
      }),
    ),
  );
}

/** A question and the slots that its options lead to, as far as a few hundred. */
function slotsOf(question: Question): readonly object[] {
  const found: object[] = [question];
  const left: Slot[] = [question.options];
  for (let slot = left.pop(); slot !== undefined && found.length < 300; slot = left.pop()) {
    found.push(slot);
    const after = isSelection(slot) ? [slot.next?.(slot.least)] : slot.candidates.map((value) => slot?.next?.(value));
    left.push(...after.filter((one) => one !== undefined));
  }
  return found;
}

const ADDED = 'was never here';

/** Writes and adds to everything that can be reached, and looks whether the game or its question has moved; then it is as before. */
function expectUnmoved(
  position: { readonly state: unknown; readonly open: readonly Put[] },
  handed: readonly object[],
): void {
  const look = () => JSON.stringify([position.state, position.open.map(({ question }) => slotsOf(question))]);
  const before = look();
  const written: [object, string | symbol, unknown][] = [];
  const added: object[] = [];
  for (const one of handed.flatMap((from) => [...reachable(from)])) {
    if (Array.isArray(one) ? !Object.isFrozen(one) && one.push(ADDED) > 0 : Reflect.set(one, ADDED, ADDED))
      added.push(one);
    for (const key of Reflect.ownKeys(one)) {
      const was: unknown = Object.getOwnPropertyDescriptor(one, key)?.value;
      if (
        was === ADDED ||
        !['number', 'string', 'boolean'].includes(typeof was) ||
        (Array.isArray(one) && key === 'length')
      )
        continue;
      const other = typeof was === 'number' ? was + 3 : typeof was === 'boolean' ? !was : `${String(was)}?`;
      if (Reflect.set(one, key, other)) written.push([one, key, was]);
    }
  }
  const after = look();
  for (const one of added) {
    if (Array.isArray(one)) one.pop();
    else Reflect.deleteProperty(one, ADDED);
  }
  for (const [one, key, was] of written.toReversed()) Reflect.set(one, key, was);
  expect(after).toBe(before);
}

/** What facts about a view hand out besides. */
function factsOf({ state }: BangPosition, view: View): readonly object[] {
  return [view, ownHand(view), ...state.seats.map((_, seat) => cardsInFrontOf(view, seatId(seat)))];
}
