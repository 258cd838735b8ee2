import { bangRules } from '@dustup/bang';
import { closeRoom } from './closing.ts';
import { note, type Room, type World } from './world.ts';

/** What a crash file is called in its first line; `dustup replay` knows it. */
const CRASH_FORMAT = 'dustup crash 1';

/** A table broke: it is closed with its record kept, and what reproduces the break goes to a file. The others play on. */
export function breakRoom(world: World, room: Room, error: unknown): void {
  const problem = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const { id, game } = room.state;
  if (game !== null) {
    const { setup, key } = game;
    const answers = (room.host?.answers ?? []).join(',\n');
    const head = JSON.stringify({ format: CRASH_FORMAT, problem, rules: bangRules.name, setup, key });
    world.outputs.push({ type: 'crash', table: id, report: `${head.slice(0, -1)},"entries":[\n${answers}\n]}\n` });
  }
  note(world, 'error', 'table broke', { table: id, error: error instanceof Error ? error.name : 'unknown' });
  closeRoom(world, room, 'broken');
}
