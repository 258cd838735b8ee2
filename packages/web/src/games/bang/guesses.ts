import { ROLES_GUESSED, type RoleGuess } from './role-guess.ts';
import { keep, readKept } from '../../app/parse-kept.ts';
import { createStore, useStore } from '../../app/store.ts';

/** My private guesses about who is what, by seat. Kept in this browser only. */
export type Guesses = { readonly [seat: number]: RoleGuess };

const nameOf = (game: string) => `dustup.guesses.${game}`;
const NONE: Guesses = {};
const shown = createStore<{ readonly game: string; readonly guesses: Guesses }>({ game: '', guesses: NONE });

function readGuesses(game: string): Guesses {
  const kept = Object.entries(readKept(nameOf(game)) ?? {});
  return Object.fromEntries(
    kept.flatMap(([seat, role]) => {
      const guess = ROLES_GUESSED.find((one) => one === role);
      return guess === undefined ? [] : [[Number(seat), guess]];
    }),
  );
}

export function useGuesses(game: string): Guesses {
  const { game: known, guesses } = useStore(shown);
  if (known === game) return guesses;
  const read = readGuesses(game);
  queueMicrotask(() => shown.set({ game, guesses: read }));
  return read;
}

export function guess(game: string, seat: number, role: RoleGuess | undefined): void {
  const { [seat]: _, ...others } = readGuesses(game);
  const guesses = role === undefined ? others : { ...others, [seat]: role };
  keep(nameOf(game), guesses);
  shown.set({ game, guesses });
}
