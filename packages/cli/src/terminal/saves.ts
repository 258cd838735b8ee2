import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { type Io, UsageError } from '../io.ts';
import { reasonOf } from '../read-file.ts';

/** Where a game goes that has come to its end, unless somebody says where; the next one takes its place. */
const FINISHED = 'finished-game';

/** A game that somebody has left, as a list shows it. */
export type SavedGame = {
  readonly name: string;
  readonly game: string;
  readonly players: number;
  readonly turn: number;
};

function folderOf({ env }: Io): string {
  const state = env['XDG_STATE_HOME'] ?? join(env['HOME'] ?? homedir(), '.local', 'state');
  return join(state, 'dustup');
}

/** The games that were left and not finished, by name. What cannot be read is none. */
export function unfinishedGames(io: Io): SavedGame[] {
  const folder = folderOf(io);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];
  return files.sort(inNumbers).flatMap((file) => {
    const text = textOf(join(folder, file));
    if (!/^unfinished \{/mu.test(text)) return [];
    const game = /^rules: (?:.*\/)?(?<game>[\w-]+)$/mu.exec(text)?.groups?.['game'] ?? '';
    const turns = [...text.matchAll(/^turn (\d+) /gmu)];
    const players = [...text.matchAll(/^seat /gmu)].length;
    return [{ name: basename(file, '.txt'), game, players, turn: Number(turns.at(-1)?.[1] ?? 0) }];
  });
}

/** `bang-2` before `bang-10`. */
function inNumbers(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The file that is meant by what stands after `--resume`: a path, or the name of a game that was left. */
export function savedFile(io: Io, named: string): string {
  if (existsSync(resolve(io.folder, named)) || basename(named) !== named) return named;
  const kept = join(folderOf(io), `${named}.txt`);
  if (existsSync(kept)) return kept;
  const known = unfinishedGames(io).map(({ name }) => name);
  if (known.length > 0) throw new UsageError('noSuchSave', { name: named, known: known.join(', ') });
  return named;
}

/**
 * Where one game is saved: in its own file, again and again, and never in that of another. The file is the one that it
 * came from, or the one that somebody asked for, or the first free name.
 */
export class Saves {
  readonly #io: Io;
  readonly #game: string;
  /** Files that hold this very game. */
  readonly #own = new Set<string>();
  #file: string | undefined;

  constructor(io: Io, game: string, file: string | undefined, isResumed: boolean) {
    this.#io = io;
    this.#game = game;
    this.#file = file;
    if (file !== undefined && isResumed) this.#own.add(resolve(io.folder, file));
  }

  /** Throws when a game could not be saved here in the end: better now than then. */
  static check(io: Io, file: string, own: string | undefined): void {
    const path = resolve(io.folder, file);
    if (own !== undefined && resolve(io.folder, own) === path) return;
    const problem = (reason: string) => new UsageError('saveFile', { file, reason, problem: '' });
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory() === true) throw problem('isFolder');
    if (found !== undefined) throw problem('exists');
    try {
      if (!statSync(dirname(path)).isDirectory()) throw problem('noFolder');
      accessSync(dirname(path), constants.W_OK);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError('saveFile', { file, ...reasonOf(error) });
    }
  }

  /** Writes the game, for its owner's eyes only: it shows every hand. Gives the file. Throws what the system says. */
  save(text: string, named?: string): string {
    if (named === undefined && this.#file === undefined) this.#file = this.#freeName();
    const file = named ?? this.#file ?? '';
    this.#write(file, text);
    return file;
  }

  /** A game at its end: where somebody wants it, or in the place of the last one that ended. The save it came from goes. */
  saveFinished(text: string, wanted: string | undefined): string {
    const file = wanted ?? join(folderOf(this.#io), `${FINISHED}.txt`);
    if (wanted === undefined) this.#own.add(resolve(this.#io.folder, file));
    this.#write(file, text);
    for (const own of this.#own) if (this.#isInFolder(own) && basename(own) !== `${FINISHED}.txt`) unlinkSync(own);
    return file;
  }

  /** What to type after `--resume` for such a file. */
  nameOf(file: string): string {
    return this.#isInFolder(resolve(this.#io.folder, file)) ? basename(file, '.txt') : file;
  }

  #isInFolder(path: string): boolean {
    return dirname(path) === folderOf(this.#io);
  }

  #write(file: string, text: string): void {
    const path = resolve(this.#io.folder, file);
    // A folder of the player's own choice is not made up: a slip of the pen should be noticed
    if (this.#isInFolder(path)) mkdirSync(dirname(path), { recursive: true });
    const isOwn = this.#own.has(path);
    writeFileSync(path, text, { mode: 0o600, flag: isOwn ? 'w' : 'wx' });
    this.#own.add(path);
  }

  #freeName(): string {
    for (let number = 1; ; number++) {
      const file = join(folderOf(this.#io), `${this.#game}-${number}.txt`);
      if (!existsSync(file)) return file;
    }
  }
}
