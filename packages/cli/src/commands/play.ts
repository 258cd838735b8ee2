import { LANGUAGES, type Language } from '@dustup/words';
import { BOT_NAMES } from '@dustup/bots';
import { EngineBug } from '@dustup/kernel';
import { type Command, Option } from 'commander';
import { botsFor, USUAL_BOT } from '../games/plan.ts';
import type { ExitCode, Io } from '../io.ts';
import {
  KNOWN_OPTIONS,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  PLAYABLE_SETS,
  parseBot,
  parseName,
  parseOptions,
  parseSets,
  wholeNumber,
} from '../parse-arguments.ts';
import type { Result } from '../program.ts';
import { newGame, resumedGame, type Wishes } from '../terminal/begin.ts';
import { finish, greet, leave, reportCrash, save, showFinished } from '../terminal/endings.ts';
import { paintWith } from '../terminal/paint.ts';
import { type Seating, usualFile } from '../terminal/saved-game.ts';
import { playedFrom, Session } from '../terminal/session.ts';
import type { Screen } from '../terminal/table.ts';
import { vocabularyFor } from '../terminal/words.ts';

type Flags = {
  readonly players: number;
  readonly bot?: string;
  readonly seat?: number;
  readonly seed?: string;
  readonly name?: string;
  readonly sets: readonly string[];
  readonly beginners?: true;
  readonly twoCharacters?: true;
  readonly options: readonly string[];
  readonly save?: string;
  readonly resume?: string | true;
  readonly color: boolean;
  readonly watch?: true;
  readonly lang?: Language;
};

/** What a saved game has already settled. */
const SETTLED = ['players', 'seat', 'seed', 'name', 'sets', 'beginners', 'twoCharacters', 'options', 'watch'];

export function addPlay(program: Command, io: Io, result: Result): void {
  program
    .command('play')
    .description('play a game in the terminal against bots')
    .option('-p, --players <n>', 'how many sit at the table', wholeNumber(LEAST_PLAYERS, MOST_PLAYERS), 5)
    .option('-b, --bot <name>', `who plays against you: ${BOT_NAMES.join(', ')} (default: ${USUAL_BOT})`, parseBot)
    .option('--seat <n>', 'where you sit, from 1 (default: anywhere)', wholeNumber(1, MOST_PLAYERS))
    .option('-s, --seed <text>', 'the same seed deals the same game (default: a new one)')
    .option('--name <you>', 'what you are called', parseName)
    .option('--sets <names>', `sets by name, with commas: ${PLAYABLE_SETS.join(', ')}`, parseSets, ['base'])
    .option('--beginners', 'without the cards that have a book on them')
    .option('--two-characters', 'everybody chooses between two characters')
    .option('-o, --options <names>', `what else to choose, with commas: ${KNOWN_OPTIONS.join(', ')}`, parseOptions, [])
    .option('--save <file>', 'where the game is saved when you leave or it ends')
    .addOption(
      new Option('--resume [file]', 'go on with a saved game (default: the one you left last)').conflicts(SETTLED),
    )
    .option('--no-color', 'no colours; NO_COLOR in the environment does the same')
    .option('-w, --watch', 'watch the bots play')
    .addOption(new Option('--lang <code>', 'the language of the game (default: en)').choices([...LANGUAGES]))
    .action(async (flags: Flags) => {
      result.code = await play(io, flags);
    });
}

async function play(io: Io, flags: Flags): Promise<ExitCode> {
  const game = flags.resume === undefined ? newGame(wishesOf(flags)) : resumedGame(io, flags.resume, wantedIn(flags));
  const { recording, seating } = game;
  const { setup, key, entries } = recording.record;
  const screen = screenFor(io, seating, setup.sets, flags.color);
  if (recording.position.isOver) return showFinished(io, game, screen());
  const fileFor = (file: string | undefined) => file ?? flags.save ?? usualFile(io);
  const session = new Session({
    io,
    game: playedFrom(recording),
    company: seating,
    bots: botsFor(seating.bot, setup.players, `${key}/${entries.length}`),
    screen,
    save: (file) => void save(io, fileFor(file), game, screen()),
  });
  try {
    greet(io, game, screen());
    if (!game.isNew) session.skipStory();
    const end = await session.play();
    if (end === 'over') return finish(io, game, screen(), flags.save);
    return leave(io, end, fileFor(undefined), game, screen());
  } catch (error) {
    if (!(error instanceof EngineBug)) throw error;
    return reportCrash(io, game, error.message, screen());
  }
}

function wantedIn({ bot, lang }: Flags) {
  return { ...(bot !== undefined && { bot }), ...(lang !== undefined && { language: lang }) };
}

function wishesOf(flags: Flags): Wishes {
  const { players, bot = USUAL_BOT, seat, seed, lang = 'en', name, watch, sets, beginners, twoCharacters } = flags;
  const flagged = [...(beginners ? ['beginners'] : []), ...(twoCharacters ? ['twoCharacters'] : [])];
  return {
    players,
    bot,
    seat,
    seed,
    name: name ?? vocabularyFor(lang, []).text('terminal.you'),
    sets,
    options: [...new Set([...flagged, ...flags.options])],
    isWatched: watch === true,
    language: lang,
  };
}

/** Narrower than this and the table falls apart; wider and the eye gets lost. */
const NARROWEST = 60;
const WIDEST = 110;

function screenFor(io: Io, seating: Seating, sets: readonly string[], isColourWanted: boolean): () => Screen {
  const paint = paintWith(isColourWanted && io.isOutputTty && !io.env['NO_COLOR']);
  const vocabulary = vocabularyFor(seating.language, sets);
  return () => ({ company: seating, vocabulary, paint, columns: Math.max(NARROWEST, Math.min(io.columns, WIDEST)) });
}
