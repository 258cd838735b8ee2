import { ask, choice, diceFrom, type Playable, type Position, type Procedure, questionOf } from '@dustup/kernel';
import { randomAnswer, type RandomState, randomFrom, refuse, type Rules, SetupError } from '@dustup/kernel';

type Setup = { readonly players: number; readonly heap: number };
type State = { readonly random: RandomState; heap: number; readonly purses: number[]; turn: number };
type Event = { readonly type: 'took'; readonly seat: number; readonly coins: number };
type Game = { readonly state: State; readonly tell: (event: Event) => void };
type View = { readonly heap: number; readonly purses: readonly number[] };

/** The players take one to three coins in turn; whoever takes the last one has won. */
const coinRules: Rules<Setup, State, Game, View, Event> = {
  name: 'example/coins',
  begin: ({ players, heap }, key) => {
    if (players < 2 || players > 4) throw new SetupError(refuse('playersOutOfRange', { players, least: 2, most: 4 }));
    return { random: randomFrom(key), heap, purses: Array.from({ length: players }, () => 0), turn: 0 };
  },
  open: (state, listener = () => undefined) => ({ state, tell: listener }),
  step: (game) => (game.state.heap === 0 ? undefined : take(game)),
  copy: (state) => ({ ...state, random: { ...state.random }, purses: [...state.purses] }),
  view: ({ state }) => ({ heap: state.heap, purses: [...state.purses] }),
  redact: (event) => event,
  chapter: (state) => state.turn,
};

function* take({ state, tell }: Game): Procedure {
  const seat = state.turn % state.purses.length;
  const { heap } = state;
  const why = (coins: number) => (coins > heap ? refuse('tooMany', { heap }) : undefined);
  const coins = yield* ask(seat, () => questionOf<number>('take', { heap }, choice('coins', [1, 2, 3], { why })));
  state.heap -= coins;
  state.purses[seat] = (state.purses[seat] ?? 0) + coins;
  state.turn += 1;
  tell({ type: 'took', seat, coins });
}

/** Whoever has taken the last coin. */
const winnerOf = ({ turn, purses }: State) => (turn - 1) % purses.length;

export const coins: Playable = {
  slug: 'coins',
  rules: coinRules,
  sets: [],
  usual: { players: 2, sets: [], options: [] },
  optionsFor: () => ['bigHeap'],
  whyNot: () => undefined,
  mayReturn: () => false,
  setupOf: ({ players, options }) => ({ players, heap: options.includes('bigHeap') ? 40 : 12 }),
  parseState: (kept) => kept,
  frame: (position: Position<Setup, State, Game, View, Event>) => ({
    table: { ...position.view(null), asked: position.askedSeats },
    own: position.state.purses.map(() => ({})),
  }),
  outcome: (state: State) => (state.heap > 0 ? null : { winners: [winnerOf(state)], side: 'luck' }),
  isPlaying: () => true,
  isOwnTurn: () => true,
  doesSpeechCost: () => false,
  lasting: { turn: 'took', events: [] },
  partOf: () => null,
  characterOf: () => null,
  keptBy: () => null,
  firstAfter: () => null,
  isDecided: () => false,
  bots: new Map([['random', (seed) => randomBot(seed)]]),
};

function randomBot(seed: number | string) {
  const dice = diceFrom(seed);
  return { answer: (_: unknown, { question }: Asked) => randomAnswer(question.options, dice), interjects: () => null };
}

type Asked = { readonly question: { readonly options: Parameters<typeof randomAnswer>[0] } };
