import {
  bangRules,
  bookOf,
  characterIn,
  type Game,
  type GameEvent,
  setsInLibrary,
  type Setup,
  type State,
  type View,
} from '@dustup/bang/engine';
import { lexiconFor } from './bang-lexicon.ts';
import { readCharacter } from './card-names.ts';
import { nameOfSeat } from './lexicon.ts';
import { unknownName } from './nearest.ts';
import { NotationError } from './notation-error.ts';
import { atLine } from './parse/at-line.ts';
import { itemsOf } from './parse/lines.ts';
import { readOptions } from './parse/read-options.ts';
import { mustEatSeat } from './parse/seat-names.ts';
import type { HeadLine, RecordForm } from './record-form.ts';

/** How the first game is written down. */
export const BANG_RECORDS: RecordForm<Setup, State, Game, View, GameEvent> = {
  rules: bangRules,
  headKeys: ['sets', 'options', 'sheriff'],
  headOf,
  setupOf,
  lexicon: lexiconFor,
  winnerOf: ({ outcome }) => outcome && outcome.side,
};

function headOf({ players, sets, options = [], sheriff, characters = [] }: Setup, names: readonly string[]): string[] {
  const book = bookOf(sets);
  const seats = Array.from({ length: players }, (_, seat) => {
    const kept = characters[seat] ?? null;
    return `seat ${nameOfSeat(names, seat)}${kept === null ? '' : `: ${characterIn(book, kept).name}`}`;
  });
  return [
    `sets: ${sets.join(', ')}`,
    ...(options.length === 0 ? [] : [`options: ${options.join(', ')}`]),
    ...seats,
    ...(sheriff === undefined ? [] : [`sheriff: ${nameOfSeat(names, sheriff)}`]),
  ];
}

function setupOf(head: readonly HeadLine[], names: readonly string[]): Setup {
  const said = (key: string) => head.find((one) => one.key === key);
  const sets = listIn(said('sets'), checkSets);
  const options = listIn(said('options'), readOptions);
  const sheriff = said('sheriff');
  const characters = head
    .filter(({ seat }) => seat !== undefined)
    .map(({ line, value }) => (value === '' ? null : atLine(line, () => readCharacter(bookOf(sets), value))));
  return {
    players: names.length,
    sets,
    ...(options.length > 0 && { options }),
    ...(sheriff !== undefined && { sheriff: mustEatSeat(names, sheriff.value).seat }),
    ...(characters.some((one) => one !== null) && { characters }),
  };
}

function listIn(said: HeadLine | undefined, read: (text: string) => string[]): string[] {
  return said === undefined ? [] : atLine(said.line, () => read(said.value));
}

function checkSets(text: string): string[] {
  const sets = itemsOf(text);
  const known = setsInLibrary().map(({ slug }) => slug);
  const unknown = sets.find((set) => !known.includes(set));
  if (unknown !== undefined) throw new NotationError(unknownName('set', unknown, known));
  return sets;
}
