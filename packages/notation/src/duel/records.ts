import { type DuelEvent, duelRules, type Game, type Setup, type State, type View } from '@dustup/duel';
import type { GameRecord } from '@dustup/kernel';
import { nameOfSeat } from '../lexicon.ts';
import { NotationError } from '../notation-error.ts';
import { atLine } from '../parse/at-line.ts';
import { type ReadGame, recordFrom } from '../parse/read-record.ts';
import { readSeat } from '../parse/seat-names.ts';
import { type HeadLine, type RecordForm, recordText } from '../record-form.ts';
import { duelLexicon } from './lexicon.ts';

const PLAYERS = 2;

/** How The Duel is written down. */
const DUEL_RECORDS: RecordForm<Setup, State, Game, View, DuelEvent> = {
  rules: duelRules,
  headKeys: ['characters', 'law'],
  headOf: ({ characters, law }, names) => [
    ...(characters === undefined ? [] : [`characters: ${characters}`]),
    ...Array.from({ length: PLAYERS }, (_, seat) => `seat ${nameOfSeat(names, seat)}`),
    ...(law === undefined ? [] : [`law: ${nameOfSeat(names, law)}`]),
  ],
  setupOf,
  lexicon: duelLexicon,
  winnerOf: ({ outcome }) => outcome && outcome.side,
};

function setupOf(head: readonly HeadLine[], names: readonly string[]): Setup {
  if (names.length !== PLAYERS)
    throw new NotationError({ says: 'twoSeats', seats: names.length }, head.at(-1)?.line.number);
  const said = (key: string) => head.find((one) => one.key === key);
  const [characters, law] = [said('characters'), said('law')];
  return {
    ...(characters !== undefined && { characters: atLine(characters.line, () => countIn(characters.value)) }),
    ...(law !== undefined && { law: atLine(law.line, () => readSeat(names, law.value)) }),
  };
}

function countIn(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new NotationError({ says: 'noCharacterCount', text });
}

export type DuelRecord = GameRecord<Setup, DuelEvent>;
export type ReadDuel = ReadGame<Setup, State, Game, View, DuelEvent>;

/** A whole Duel as text. */
export function writeDuelRecord(record: DuelRecord, names: readonly string[]): string {
  return recordText(DUEL_RECORDS, record, names);
}

/** Reads a record by playing it. Throws a `NotationError` with the line where it goes another way. */
export function readDuelRecord(text: string): ReadDuel {
  return recordFrom(DUEL_RECORDS, text);
}
