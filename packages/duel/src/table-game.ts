import { type GameChoice, type LeftBehind, type Outcome, type Refusal, refuse, type TableGame } from '@dustup/kernel';
import { parseKeptState } from '@dustup/tabletop';
import { frameOf, type TableFrame } from './frame.ts';
import { duelRules } from './rules.ts';
import { nextSetup, type Setup } from './setup.ts';
import type { State } from './state.ts';

/** So many characters each (without either, four); who sits first plays the Law; a series to two victories. */
export const DUEL_OPTIONS = ['characters5', 'characters6', 'chooseSides', 'bestOfThree'] as const;

const PLAYERS = 2;
const DECIDES = 2;

/** The game as a server hosts it. */
export const duelTableGame: TableGame = {
  slug: 'duel',
  rules: duelRules,
  sets: [],
  usual: { players: PLAYERS, sets: [], options: [] },
  optionsFor: () => DUEL_OPTIONS,
  whyNot,
  mayReturn: () => false,
  setupOf,
  parseState: parseKeptState<State>,
  frame: frameOf,
  outcome: ({ outcome }: State): Outcome | null => outcome && { winners: [outcome.winner], side: outcome.side },
  isPlaying: () => true,
  isOwnTurn: ({ turn }: TableFrame, seat, kind) => kind === 'play' && turn.seat === seat,
  doesSpeechCost: () => false,
  partOf: (_own, { seats }: TableFrame, seat) => seats[seat]?.side ?? null,
  characterOf: () => null,
  keptBy: () => null,
  firstAfter: (ended: State, { options }, isPassedOn) =>
    isPassedOn || options.includes('bestOfThree') ? (nextSetup(ended).law ?? null) : null,
  lasting: { turn: 'turnBegan', events: ['eliminated'] },
  isDecided: ({ options }, won) => options.includes('bestOfThree') && won.some((games) => games >= DECIDES),
};

function whyNot({ players, options }: GameChoice): Refusal | undefined {
  if (players !== PLAYERS) return refuse('playersOutOfRange', { players, least: PLAYERS, most: PLAYERS });
  const isBoth = options.includes('characters5') && options.includes('characters6');
  return isBoth ? refuse('fiveOrSix') : undefined;
}

/** DUEL-SETUP-05-Q: sides are drawn, chosen by sitting down, or exchanged in a series. */
function setupOf({ options }: GameChoice, { first }: LeftBehind): Setup {
  const characters = options.includes('characters6') ? 6 : options.includes('characters5') ? 5 : 4;
  const law = first ?? (options.includes('chooseSides') ? 0 : null);
  return { characters, ...(law !== null && { law }) };
}
