import { isDeepStrictEqual } from 'node:util';
import { Position } from '@dustup/kernel';
import type { Device } from './device.ts';
import type { Person } from './person.ts';
import { gameOnDisk, type TableOnDisk } from './table-on-disk.ts';
import { Violation } from './violation.ts';
import type { Witness } from './witness.ts';

/** Those who play, and who looks on. */
export type Scene = { readonly witness: Witness; readonly people: readonly Person[] };

/** What is still to come to an end, in words, or undefined. */
export function unfinished({ witness, people }: Scene): string | undefined {
  for (const table of witness.tables.values()) {
    const { state } = table;
    const isWanted = people.some((person) => person.isPlayer && !person.isGone && person.party.code === state.code);
    if (state.phase === 'playing' && !waitsForTheGone(table, people)) return `the game of table ${state.id} goes on`;
    if (state.phase === 'lobby' && isWanted) return `table ${state.id} does not begin`;
  }
  const homeless = people.find(
    ({ party, isGone }) => party.code === undefined && party.founder?.isGone === false && !isGone,
  );
  return homeless && `${homeless.name} has found no table`;
}

/** A game that was paused waits a day for those who could go on; while there are some who could, it is for them to do so. */
function waitsForTheGone({ state, frames }: TableOnDisk, people: readonly Person[]): boolean {
  const frame = frames.at(-1);
  const game = gameOnDisk(state);
  const playing = state.seats.filter(
    (held, seat) => held?.standIn !== 'conceded' && (frame === undefined || game.isPlaying(frame.table, seat)),
  );
  const guests = playing.flatMap((held) => held?.guest ?? []);
  return state.isPaused && guests.length > 0 && !people.some(({ guest }) => guests.includes(guest ?? ''));
}

/** When all is over everybody must have seen the same, and it must be what the rules make of the answers. */
export function checkEnd(scene: Scene): void {
  for (const person of scene.people) for (const device of person.windows) checkWindow(scene, device);
  for (const table of scene.witness.tables.values()) checkGame(table);
}

function checkWindow({ witness }: Scene, device: Device): void {
  const { status, table } = device.state;
  if (status !== 'online' && status !== 'elsewhere') throw new Violation('stuck', `${device.name} is ${status}`);
  const unanswered = device.waitingSince(30_000);
  if (unanswered.length > 0) throw new Violation('stuck', `${device.name} waits for ${JSON.stringify(unanswered)}`);
  const known = table && witness.tables.get(table.info.id);
  if (status === 'elsewhere' || table === null || known == null) return;
  if (!known.isNow(table.info)) throw new Violation('wrongFrame', `${device.name} shows ${JSON.stringify(table.info)}`);
  const frame = known.frames.at(-1);
  if (table.game === null) {
    if (frame !== undefined) throw new Violation('wrongFrame', `${device.name} has not seen the game`);
    return;
  }
  const own = table.seat === null ? null : (frame?.own[table.seat] ?? null);
  if (table.game.n !== known.steps.length)
    throw new Violation('wrongFrame', `${device.name} is at step ${table.game.n} of ${known.steps.length}`);
  if (!isDeepStrictEqual(table.game.table, frame?.table) || !isDeepStrictEqual(table.game.own, own))
    throw new Violation('wrongFrame', `${device.name} shows another game than was played`);
}

/** The answers on disk, played once more, lead to the last frame. */
function checkGame({ entries, frames, state }: TableOnDisk): void {
  const { game } = state;
  const last = frames.at(-1);
  if (game === null || last === undefined) return;
  const playable = gameOnDisk(state);
  const position = Position.begin(playable.rules, game.setup, game.key);
  for (const entry of entries) if (entry.k === 'answered') position.accept(entry.seat, entry.answer);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(playable.frame(position))), last))
    throw new Violation('wrongFrame', `table ${state.id}: the answers lead elsewhere than the steps`);
}
