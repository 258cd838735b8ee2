import { ask, askAll, offer, PASS } from './ask.ts';
import { choice, selection } from './options.ts';
import type { Procedure } from './procedure.ts';
import { type Question, question, questionOf, type Standing } from './question.ts';
import { below, type RandomState, randomFrom } from './random.ts';
import { refuse } from './refusal.ts';
import type { Listener, Rules } from './rules.ts';

// A game to try the kernel on. Seats take coins from a heap, bid for one in secret, and are tipped one: until the heap
// is empty. Each has a secret number.

export type ToyState = { random: RandomState; heap: number; purses: number[]; secrets: number[]; step: number };
export type ToyEvent = { type: string; seat: number; secret?: number };
export type ToyGame = { state: ToyState; tell: (event: ToyEvent) => void };
export type ToyView = { heap: number; purses: number[]; secret: number | null };
type Take = { do: 'take'; coins: number } | { do: 'draw' } | { do: 'stall' };

export const toyRules: Rules<{ heap: number }, ToyState, ToyGame, ToyView, ToyEvent> = {
  name: 'toy',
  begin: ({ heap }, key) => ({ random: randomFrom(key), heap, purses: [0, 0], secrets: [0, 0], step: 0 }),
  open: (state, listener: Listener<ToyEvent> = () => undefined) => ({ state, tell: listener }),
  step: (game) => (game.state.heap <= 0 ? undefined : [take, take, bid, tip][game.state.step % 4]?.(game)),
  copy: (state) => ({
    ...state,
    random: { ...state.random },
    purses: [...state.purses],
    secrets: [...state.secrets],
  }),
  view: ({ state: { heap, purses, secrets } }, viewer) => ({
    heap,
    purses: [...purses],
    secret: viewer === null ? null : (secrets[viewer] ?? null),
  }),
  redact: ({ type, seat, secret }, viewer) =>
    seat === viewer && secret !== undefined ? { type, seat, secret } : { type, seat },
  chapter: ({ step }) => Math.floor(step / 4),
};

function* take(game: ToyGame): Procedure {
  const { state } = game;
  const seat = state.step % 2;
  for (;;) {
    const answer = yield* ask(
      seat,
      () => takeQuestion(state),
      () => [shout(state, 1 - seat)],
    );
    if (answer === null || answer.do === 'stall') continue;
    if (answer.do === 'take') pay(game, seat, answer.coins);
    else {
      const secret = below(state.random, 1000);
      state.secrets[seat] = secret;
      game.tell({ type: 'drew', seat, secret });
    }
    break;
  }
  state.step += 1;
}

function takeQuestion({ heap }: ToyState): Question<Take> {
  const coins = choice('coins', [1, 2, 3], {
    why: (n) => (n > heap ? refuse('tooMany', { heap }) : undefined),
  });
  return question(
    'take',
    { heap },
    choice('do', ['take', 'draw', 'stall'], { next: (what) => (what === 'take' ? coins : undefined) }),
  );
}

/** The other one may shout one or two words at any time, for a coin each. */
function shout(state: ToyState, seat: number): Standing {
  return {
    seat,
    question: question('shout', null, selection('words', ['hey', 'ho', 'hi'], { least: 1, most: 2 })),
    *run({ words }) {
      state.purses[seat] = (state.purses[seat] ?? 0) + (Array.isArray(words) ? words.length : 0);
    },
  };
}

function* bid(game: ToyGame): Procedure {
  const bids = yield* askAll(
    [0, 1].map((seat) => ({ seat, question: questionOf<number>('bid', null, choice('coins', [0, 1, 2])) })),
  );
  const [first = 0, second = 0] = bids;
  if (first !== second) pay(game, first > second ? 0 : 1, 1);
  game.state.step += 1;
}

function* tip(game: ToyGame): Procedure {
  const options = choice('do', ['take', String(PASS['do'])]);
  const taken = yield* offer([1, 0].map((seat) => ({ seat, question: question('tip', null, options) })));
  if (taken !== null) pay(game, taken.seat, 1);
  game.state.step += 1;
}

function pay(game: ToyGame, seat: number, coins: number): void {
  game.state.heap -= coins;
  game.state.purses[seat] = (game.state.purses[seat] ?? 0) + coins;
  game.tell({ type: 'paid', seat });
}
