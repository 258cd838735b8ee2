import type { Language } from '@dustup/words';
import { bangRules, PRESETS } from '@dustup/bang';
import { duelRules } from '@dustup/duel';
import { BOT_NAMES } from '@dustup/bots';
import { EngineBug } from '@dustup/kernel';
import { randomUUID } from 'node:crypto';
import { columns } from '../columns.ts';
import { OutsideBotProblem } from '../games/outside-bot.ts';
import { USUAL_BOT } from '../games/plan.ts';
import { type ExitCode, type Io, OK, UsageError } from '../io.ts';
import {
  DUEL_OPTIONS,
  gameOf,
  KNOWN_OPTIONS,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  PLAYABLE_SETS,
  parseAnyBot,
  parseBot,
  parseGame,
  parseName,
  parseAnyOptions,
  parseSets,
  wholeNumber,
} from '../parse-arguments.ts';
import type { Shell } from '../program.ts';
import { readAs, readText } from '../read-file.ts';
import type { SpokenCommand } from '../spoken-command.ts';
import { refuseInDuel } from '../not-in-a-duel.ts';
import { newBang, newDuel, resumedBang, resumedDuel, type TerminalGame, type Wishes } from '../terminal/begin.ts';
import { isDuelRecord } from '../terminal/is-duel-record.ts';
import { finish, greet, leave, leaveBroken, reportCrash, save, showFinished } from '../terminal/endings.ts';
import { orWhatHelps, setsAsked } from '../sets-asked.ts';
import { paintWith } from '../terminal/paint.ts';
import { savedFile, type SavedGame, Saves, unfinishedGames } from '../terminal/saves.ts';
import type { Screen } from '../terminal/screen.ts';
import type { Company } from '../terminal/seats.ts';
import { playedFrom, Session } from '../terminal/session.ts';
import type { Happened } from '../terminal/sight.ts';
import { type Vocabulary, vocabularyFor } from '../terminal/words.ts';

type Flags = {
  readonly game: string;
  readonly players: number;
  readonly bot?: string;
  readonly seat?: number;
  readonly seed?: string;
  readonly name?: string;
  readonly sets: readonly string[];
  readonly preview?: true;
  readonly beginners?: true;
  readonly twoCharacters?: true;
  readonly options: readonly string[];
  readonly save?: string;
  readonly resume?: string | true;
  readonly color: boolean;
  readonly watch?: true;
};

/** What a saved game has already settled. */
const SETTLED = [
  'game',
  'players',
  'seat',
  'seed',
  'name',
  'sets',
  'preview',
  'beginners',
  'twoCharacters',
  'options',
  'watch',
];

export function addPlay(command: SpokenCommand, { io, result, say, language, asked }: Shell): void {
  const bot = say('usage.play.bot', { known: BOT_NAMES.join(', '), usual: USUAL_BOT });
  const sets = say('usage.sets', { known: PLAYABLE_SETS.join(', '), presets: PRESETS.join(', ') });
  const options = say('usage.gameOptions', { known: [...KNOWN_OPTIONS, ...DUEL_OPTIONS].join(', ') });
  command
    .option('--game <name>', say('usage.game'), parseGame, gameOf(bangRules))
    .option('-p, --players <n>', say('usage.players'), wholeNumber(LEAST_PLAYERS, MOST_PLAYERS), 5)
    .option('-b, --bot <name>', bot, parseAnyBot)
    .option('--seat <n>', say('usage.play.seat'), wholeNumber(1, MOST_PLAYERS))
    .option('-s, --seed <text>', say('usage.play.seed'))
    .option('--name <you>', say('usage.play.name'), parseName)
    .option('--sets <names>', sets, parseSets, ['base'])
    .option('--preview', say('usage.preview'))
    .option('--beginners', say('usage.play.beginners'))
    .option('--two-characters', say('usage.play.twoCharacters'))
    .option('-o, --options <names>', options, parseAnyOptions, [])
    .option('--save <file>', say('usage.play.save'))
    .addOption(command.createOption('--resume [file]', say('usage.play.resume')).conflicts(SETTLED))
    .option('--no-color', say('usage.play.noColor'))
    .option('-w, --watch', say('usage.play.watch'))
    .action(async (flags: Flags) => {
      if (flags.game === gameOf(duelRules)) refuseForDuel(command, flags);
      result.code =
        flags.resume === undefined
          ? await begin(io, command, flags, language)
          : await resume(io, flags, language, asked);
    });
}

/** What a Duel has none of. */
const NOT_IN_A_DUEL = ['players', 'sets', 'preview', 'beginners', 'twoCharacters'];

function refuseForDuel(command: SpokenCommand, flags: Flags): void {
  refuseOutsideBot(flags);
  refuseInDuel(command, NOT_IN_A_DUEL);
}

/** Bots of others play the first game only. */
function refuseOutsideBot({ bot }: Flags): void {
  if (bot !== undefined) parseBot(bot);
}

/** Options of the other game are none of this one. */
function checkOptions(options: readonly string[], known: readonly string[]): void {
  const unknown = options.find((option) => !known.includes(option));
  if (unknown !== undefined)
    throw new UsageError('noSuchOption', { name: unknown, near: '', isNear: 'false', known: known.join(', ') });
}

function begin(io: Io, command: SpokenCommand, flags: Flags, language: Language): Promise<ExitCode> {
  const { save, options, players } = flags;
  const isDuel = flags.game === gameOf(duelRules);
  checkOptions(options, isDuel ? DUEL_OPTIONS : KNOWN_OPTIONS);
  if (save !== undefined) Saves.check(io, save, undefined);
  const wishes = wishesOf(flags, language);
  if (!isDuel) {
    const sets = setsAsked(flags, flags.seed ?? randomUUID(), command.flagsOf('sets'));
    const setup = { players, sets, options: optionsIn(flags) };
    const game = orWhatHelps(setup, language, () => newBang(wishes, setup));
    if (flags.sets[0] === 'randomMix')
      io.write(`${game.vocabulary.text('terminal.sets', { sets: sets.join(', ') })}\n`);
    return play(io, flags, game, undefined);
  }
  const characters = 4 + Math.max(...DUEL_OPTIONS.map((option, more) => (options.includes(option) ? more + 1 : 0)));
  return play(io, flags, newDuel({ ...wishes, players: 2 }, { characters }), undefined);
}

async function resume(io: Io, flags: Flags, language: Language, asked: Language | undefined): Promise<ExitCode> {
  const left = unfinishedGames(io);
  const named = flags.resume === true ? (left.length === 1 ? left[0]?.name : undefined) : flags.resume;
  if (named === undefined) return listGames(io, left, language);
  const file = savedFile(io, named);
  if (flags.save !== undefined) Saves.check(io, flags.save, file);
  const text = readText(io, file);
  const wanted = wantedIn(flags, asked);
  if (isDuelRecord(text, file)) refuseOutsideBot(flags);
  return isDuelRecord(text, file)
    ? play(
        io,
        flags,
        readAs(file, () => resumedDuel(text, wanted)),
        file,
      )
    : play(
        io,
        flags,
        readAs(file, () => resumedBang(text, wanted)),
        file,
      );
}

function listGames(io: Io, games: readonly SavedGame[], language: Language): ExitCode {
  const { text } = vocabularyFor(language, []);
  if (games.length === 0) throw new UsageError('nothingSaved');
  const rows = games.map(({ name, game, players, turn }) => [name, text('saves.row', { game, players, turn })]);
  const command = `${io.command} play --resume ${games[0]?.name ?? ''}`;
  const list = columns(rows).map((row) => `  ${row}`);
  io.write(`${[text('saves.title'), ...list, text('terminal.resume', { command })].join('\n')}\n`);
  return OK;
}

async function play<View, Event extends Happened>(
  io: Io,
  flags: Flags,
  game: TerminalGame<View, Event>,
  from: string | undefined,
): Promise<ExitCode> {
  const { face, recording, seating, vocabulary, bots, text, isNew } = game;
  const screen = screenFor(io, seating, vocabulary, flags.color);
  const sight = () => face.sight(recording.position.view(seating.you));
  if (recording.position.isOver) return showFinished(io, sight(), screen());
  const kept = {
    text,
    saves: new Saves(io, game.slug, flags.save ?? from, flags.save === undefined && from !== undefined),
  };
  const session = new Session({
    io,
    face,
    game: playedFrom(recording),
    company: seating,
    bots,
    screen,
    save: (file) => void save(io, kept, screen(), file),
  });
  try {
    greet(io, sight(), isNew, screen());
    if (!isNew) session.skipStory();
    const end = await session.play();
    return end === 'over' ? finish(io, sight(), kept, screen(), flags.save) : leave(io, end, kept, screen());
  } catch (error) {
    if (error instanceof OutsideBotProblem) return leaveBroken(io, error.message, kept, screen());
    if (!(error instanceof EngineBug)) throw error;
    return reportCrash(io, game, error.message, screen());
  }
}

function wantedIn({ bot }: Flags, language: Language | undefined) {
  return { ...(bot !== undefined && { bot }), ...(language !== undefined && { language }) };
}

function optionsIn({ beginners, twoCharacters, options }: Flags): string[] {
  const flagged = [...(beginners ? ['beginners'] : []), ...(twoCharacters ? ['twoCharacters'] : [])];
  return [...new Set([...flagged, ...options])];
}

function wishesOf(flags: Flags, language: Language): Wishes {
  const { players, bot = USUAL_BOT, seat, seed, name, watch } = flags;
  return {
    players,
    bot,
    seat,
    seed,
    name: name ?? vocabularyFor(language, []).text('terminal.you'),
    isWatched: watch === true,
    language,
  };
}

/** Narrower than this and nothing is legible; wider and the eye gets lost. */
const NARROWEST = 40;
const WIDEST = 110;
/** With fewer lines not even the folded table has room. */
const LOWEST = 16;

function screenFor(io: Io, company: Company, vocabulary: Vocabulary, isColourWanted: boolean): () => Screen {
  const paint = paintWith(isColourWanted && hasColour(io));
  const columns = () => Math.max(NARROWEST, Math.min(io.columns, WIDEST));
  return () => ({ company, vocabulary, paint, columns: columns(), rows: Math.max(LOWEST, io.rows) });
}

/** For a terminal, unless the environment says otherwise. As in Node, what forces colours goes before what forbids them. */
function hasColour({ env, isOutputTty }: Io): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isOutputTty && !env['NO_COLOR'];
}
