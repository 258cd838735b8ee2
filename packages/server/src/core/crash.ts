import type { Entry } from '@dustup/kernel';
import { crashFile, crashText } from '@dustup/protocol';
import type { StoredTable } from '../log/log.ts';
import { closeRoom } from './closing.ts';
import { type BrokenGame, under } from './operation.ts';
import { FIRST_GAME, parseEntry } from './parse-entry.ts';
import { note, type NoteFacts, type Room, type World } from './world.ts';

/** A table broke: it is closed with its record kept, and what reproduces the break goes to a file. The others play on. */
export function breakRoom(world: World, room: Room, error: unknown, about: NoteFacts): void {
  const { id, game } = room.state;
  const name = error instanceof Error ? error.name : 'unknown';
  const problem = error instanceof Error ? `${name}: ${error.message}` : String(error);
  if (game !== null) under(world).broken.push({ table: id, problem, giving: room.host?.giving ?? null });
  note(world, 'error', 'table broke', { table: id, ...about, error: name });
  closeRoom(world, room, 'broken');
}

/** Answers are not kept in memory: once all are on disk, they are read back for the crash file. */
export function readBack(world: World, broken: BrokenGame): void {
  world.broken.set(broken.table, broken);
  world.outputs.push({ type: 'load', id: broken.table });
}

/** The crash file of a table that broke; false when it did not. */
export function reportCrash(world: World, { id, entries }: StoredTable): boolean {
  const broken = world.broken.get(id);
  if (broken === undefined) return false;
  world.broken.delete(id);
  const parsed = entries.map(({ body }) => parseEntry(body));
  const began = parsed.find((entry) => entry?.k === 'began');
  if (began === undefined) return true;
  const answers = parsed.flatMap((entry): Entry[] =>
    entry?.k === 'answered' ? [{ seat: entry.seat, answer: entry.answer, digest: entry.digest }] : [],
  );
  if (broken.giving !== null) answers.push(broken.giving);
  const { setup, game } = began;
  const key = parsed.find((entry) => entry?.k === 'dealt')?.key ?? began.key;
  const { problem } = broken;
  const crash = crashFile({
    problem,
    rules: world.settings.games.get(game ?? FIRST_GAME)?.rules.name ?? '',
    setup,
    key,
    entries: answers,
  });
  world.outputs.push({ type: 'crash', table: id, report: crashText(crash) });
  return true;
}
