import { randomBytes } from 'node:crypto';
import { bangRules, type GameEvent, type Setup, type View } from '@dustup/bang';
import { duelBotNamed } from '@dustup/bots';
import { type DuelEvent, duelRules, type Setup as DuelSetup, type View as DuelView } from '@dustup/duel';
import { type Agent, digestOf, type Entry, type Json, keyFromSeed, Recording } from '@dustup/kernel';
import { readRecord, writeRecord } from '@dustup/notation';
import { readDuelRecord, writeDuelRecord } from '@dustup/notation/duel';
import type { Language } from '@dustup/words';
import { botsFor } from '../games/plan.ts';
import { UsageError } from '../io.ts';
import { gameOf } from '../parse-arguments.ts';
import { BANG_FACE } from './bang-sight.ts';
import { DUEL_FACE } from './duel-sight.ts';
import { savedText, type Seating, seatingIn } from './saved-game.ts';
import { namesFor } from './seats.ts';
import type { Recorded } from './session.ts';
import type { Face, Happened } from './sight.ts';
import { gameVocabularyFor, type Vocabulary, vocabularyFor } from './words.ts';

/** A game at the terminal: the record being written, who sits where, and how it shows itself. */
export type TerminalGame<View, Event extends Happened> = {
  readonly slug: string;
  readonly face: Face<View, Event>;
  readonly recording: Recorded<View, Event> & {
    readonly record: {
      readonly rules: string;
      readonly setup: Json;
      readonly key: string;
      readonly entries: readonly Entry[];
    };
  };
  readonly seating: Seating;
  readonly isNew: boolean;
  readonly vocabulary: Vocabulary;
  readonly bots: readonly Agent<View>[];
  /** The game so far, to be saved. */
  readonly text: () => string;
};

export type Wishes = {
  readonly players: number;
  readonly bot: string;
  readonly seat?: number | undefined;
  readonly seed?: string | undefined;
  readonly name: string;
  readonly isWatched: boolean;
  readonly language: Language;
};

/** What a resumed game may have otherwise than it was left. */
type Wanted = Partial<Pick<Seating, 'bot' | 'language'>>;

export function newBang(wishes: Wishes, choice: Pick<Setup, 'sets' | 'options'>): TerminalGame<View, GameEvent> {
  const { key, seating } = seatsFor(wishes);
  return bangGame(new Recording(bangRules, { players: wishes.players, ...choice }, key), seating, true);
}

/** The first seat is the Law. */
export function newDuel(wishes: Wishes, setup: DuelSetup): TerminalGame<DuelView, DuelEvent> {
  const { key, seating } = seatsFor(wishes);
  return duelGame(new Recording(duelRules, { ...setup, law: 0 }, key), seating, true);
}

function seatsFor({ players, bot, seat, seed, name, isWatched, language }: Wishes) {
  if (seat !== undefined && seat > players) throw new UsageError('noSuchSeat', { seat, players });
  // With secrets at stake the key is 256 bits from the system; a seed is for a game that somebody wants again.
  const key = seed === undefined ? randomBytes(32).toString('hex') : keyFromSeed(seed);
  const anySeat = digestOf(key) % players;
  const you = isWatched ? null : seat === undefined ? anySeat : seat - 1;
  const seating: Seating = { names: namesFor(players, you, name), you, bot, language };
  return { key, seating };
}

export function resumedBang(text: string, wanted: Wanted): TerminalGame<View, GameEvent> {
  const { recording, names } = readRecord(text);
  return bangGame(recording, seatingIn(text, names, wanted), false);
}

export function resumedDuel(text: string, wanted: Wanted): TerminalGame<DuelView, DuelEvent> {
  const { recording, names } = readDuelRecord(text);
  return duelGame(recording, seatingIn(text, names, wanted), false);
}

function bangGame(
  recording: ReturnType<typeof readRecord>['recording'],
  seating: Seating,
  isNew: boolean,
): TerminalGame<View, GameEvent> {
  const { setup, key, entries } = recording.record;
  return {
    slug: gameOf(bangRules),
    face: BANG_FACE,
    recording,
    seating,
    isNew,
    vocabulary: vocabularyFor(seating.language, setup.sets),
    bots: botsFor(seating.bot, setup.players, `${key}/${entries.length}`),
    text: () => savedText(seating, (names) => writeRecord(recording.record, names)),
  };
}

function duelGame(
  recording: ReturnType<typeof readDuelRecord>['recording'],
  seating: Seating,
  isNew: boolean,
): TerminalGame<DuelView, DuelEvent> {
  const { key, entries } = recording.record;
  return {
    slug: gameOf(duelRules),
    face: DUEL_FACE,
    recording,
    seating,
    isNew,
    vocabulary: gameVocabularyFor(seating.language, gameOf(duelRules)),
    bots: seating.names.map((_, at) => duelBotNamed(seating.bot, digestOf(`${key}/${entries.length}/${at}`))),
    text: () => savedText(seating, (names) => writeDuelRecord(recording.record, names)),
  };
}
