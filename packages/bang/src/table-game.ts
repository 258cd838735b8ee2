import type { GameChoice, LeftBehind, Outcome, TableGame } from '@dustup/kernel';
import { parseKeptState } from '@dustup/tabletop';
import { PLAY } from './ask.ts';
import { frameOf, type OwnFrame, type TableFrame } from './frame.ts';
import { mayBringBack, optionsFor } from './options.ts';
import { bangRules } from './rules.ts';
import { nextSetup, whyNotKeep } from './series.ts';
import { declaredSets } from './sets/declared.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** The game as a server hosts it. */
export const bangTableGame: TableGame = {
  slug: 'bang',
  rules: bangRules,
  sets: declaredSets(),
  usual: { players: 5, sets: ['base'], options: [] },
  optionsFor,
  whyNot: () => undefined,
  mayReturn: ({ sets, options }) => mayBringBack(sets, options),
  setupOf,
  parseState: parseKeptState<State>,
  frame: frameOf,
  outcome: ({ outcome }: State): Outcome | null => outcome,
  isPlaying: ({ seats }: TableFrame, seat) => seats[seat]?.presence !== 'out',
  isOwnTurn: ({ turn }: TableFrame, seat, kind) => kind === PLAY && turn.seat === seat,
  doesSpeechCost: ({ speechCosts }: TableFrame, seat) => speechCosts[seat] === true,
  partOf: ({ role }: OwnFrame) => role,
  characterOf: ({ seats }: TableFrame, seat) => seats[seat]?.character ?? null,
  keptBy,
  firstAfter,
  lasting: { turn: 'turnBegan', events: ['eliminated'] },
  isDecided: () => false,
};

function setupOf({ players, sets, options }: GameChoice, { keeps, first }: LeftBehind): Setup {
  return {
    players,
    sets,
    options,
    ...(keeps.some((character) => character !== null) && { characters: keeps }),
    ...(first !== null && { sheriff: first }),
  };
}

/** BASE-NEW-02: only whoever was never eliminated. */
function keptBy(ended: State, seat: number): string | null {
  return whyNotKeep(ended, seat) === undefined ? (ended.seats[seat]?.character ?? null) : null;
}

/** BASE-NEW-03: the star goes to the left. */
function firstAfter(ended: State, _choice: GameChoice, isPassedOn: boolean): number | null {
  if (!isPassedOn) return null;
  const next = nextSetup(ended, { passesStar: true });
  return 'refused' in next ? null : (next.sheriff ?? null);
}
