import type { Playable } from '@dustup/kernel';
import {
  type FairSeed,
  RECORD_FORMAT,
  type RecordedAnswer,
  type RecordedStep,
  type RecordFile,
} from '@dustup/protocol';
import type { EntryOf } from '../core/entries.ts';
import { type GameListing, parseEntry, type TableEntry } from '../core/index.ts';
import type { StoredTable } from '../log/log.ts';

/** Whose eyes a record is made for: a seat of that game, or anybody. */
type Viewer = { readonly seat: number | null; readonly seesAll: boolean };

/** Who may see what of a game that is over: those who sat there all of it, others too if the house opened the hands. */
export function viewerOf({ players, isOpen }: GameListing, guest: string | null): Viewer {
  const seat = guest === null ? -1 : players.findIndex((player) => player.guest === guest);
  return { seat: seat < 0 ? null : seat, seesAll: seat >= 0 || isOpen };
}

/** The record of a table's game; undefined while it is being played, and when there is none. */
export function recordFile(
  game: Playable,
  table: StoredTable,
  listing: GameListing,
  viewer: Viewer,
): RecordFile | undefined {
  const entries = table.entries.flatMap(({ body }) => parseEntry(body) ?? []);
  const began = entries.find((entry) => entry.k === 'began');
  const dealt = entries.find((entry) => entry.k === 'dealt');
  const over = entries.find((entry) => entry.k === 'ended') ?? entries.find((entry) => entry.k === 'closed');
  if (began === undefined || dealt === undefined || over === undefined) return undefined;
  const { at: beganAt, setup, commitment } = began;
  const { first, events } = dealt;
  return {
    format: RECORD_FORMAT,
    id: table.id,
    code: listing.code,
    beganAt,
    endedAt: over.at,
    players: listing.players.map(({ name, bot }) => ({ name, bot })),
    seat: viewer.seat,
    game: game.slug,
    rules: game.rules.name,
    setup,
    commitment,
    seed: viewer.seesAll ? seedOf(began, entries) : null,
    outcome: over.k === 'ended' ? over.outcome : null,
    first: { table: first.table, own: viewer.seesAll ? first.own : null },
    events: viewer.seesAll ? events : events.map((event) => game.rules.redact(event, null)),
    steps: stepsOf(game, entries, beganAt, viewer),
  };
}

function seedOf({ key, salt, pledges }: EntryOf<'began'>, entries: readonly TableEntry[]): FairSeed {
  if (pledges === undefined) return { key, salt };
  const parts = pledges.map((_, seat) => {
    const shown = entries.find((entry) => entry.k === 'revealed' && entry.seat === seat);
    return shown?.k === 'revealed' ? shown.part : null;
  });
  return { key, salt, pledges, parts };
}

function stepsOf(
  game: Playable,
  entries: readonly TableEntry[],
  beganAt: number,
  { seesAll }: Viewer,
): readonly RecordedStep[] {
  const steps: RecordedStep[] = [];
  let answers: RecordedAnswer[] = [];
  for (const entry of entries) {
    if (entry.k !== 'answered') continue;
    const { seat, answer, by, digest, step, at } = entry;
    answers.push({ seat, answer, by, digest });
    if (step === null) continue;
    steps.push({ at: at - beganAt, ...(seesAll ? { ...step, answers } : publicStep(game, step)) });
    answers = [];
  }
  return steps;
}

function publicStep(
  { rules }: Playable,
  { events, table }: NonNullable<EntryOf<'answered'>['step']>,
): Omit<RecordedStep, 'at'> {
  return {
    answers: null,
    events: events.map((event) => rules.redact(event, null)),
    ...(table !== undefined && { table }),
  };
}
