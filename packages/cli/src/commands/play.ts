import type { Language } from '@dustup/words';
import { bangRules } from '@dustup/bang';
import { duelRules } from '@dustup/duel';
import { BOT_NAMES } from '@dustup/bots';
import { EngineBug } from '@dustup/kernel';
import { Option } from 'commander';
import { botsFor, USUAL_BOT } from '../games/plan.ts';
import { type ExitCode, type Io, UsageError } from '../io.ts';
import {
  gameOf,
  KNOWN_OPTIONS,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  PLAYABLE_SETS,
  parseBot,
  parseGame,
  parseName,
  parseOptions,
  parseSets,
  wholeNumber,
} from '../parse-arguments.ts';
import type { Shell } from '../program.ts';
import type { SpokenCommand } from '../spoken-command.ts';
import { newGame, resumedGame, type Wishes } from '../terminal/begin.ts';
import { finish, greet, leave, reportCrash, save, showFinished } from '../terminal/endings.ts';
import { BANG_FACE } from '../terminal/bang-sight.ts';
import { paintWith } from '../terminal/paint.ts';
import { playDuel } from '../terminal/play-duel.ts';
import { usualFile } from '../terminal/saved-game.ts';
import type { Company } from '../terminal/seats.ts';
import { playedFrom, Session } from '../terminal/session.ts';
import type { Screen } from '../terminal/screen.ts';
import { gameVocabularyFor, type Vocabulary, vocabularyFor } from '../terminal/words.ts';

type Flags = {
  readonly game: string;
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
};

/** What a saved game has already settled. */
const SETTLED = ['players', 'seat', 'seed', 'name', 'sets', 'beginners', 'twoCharacters', 'options', 'watch'];

export function addPlay(command: SpokenCommand, { io, result, say, language, asked }: Shell): void {
  const bot = say('usage.play.bot', { known: BOT_NAMES.join(', '), usual: USUAL_BOT });
  const sets = say('usage.sets', { known: PLAYABLE_SETS.join(', ') });
  const options = say('usage.gameOptions', { known: KNOWN_OPTIONS.join(', ') });
  command
    .option('--game <name>', say('usage.game'), parseGame, gameOf(bangRules))
    .option('-p, --players <n>', say('usage.players'), wholeNumber(LEAST_PLAYERS, MOST_PLAYERS), 5)
    .option('-b, --bot <name>', bot, parseBot)
    .option('--seat <n>', say('usage.play.seat'), wholeNumber(1, MOST_PLAYERS))
    .option('-s, --seed <text>', say('usage.play.seed'))
    .option('--name <you>', say('usage.play.name'), parseName)
    .option('--sets <names>', sets, parseSets, ['base'])
    .option('--beginners', say('usage.play.beginners'))
    .option('--two-characters', say('usage.play.twoCharacters'))
    .option('-o, --options <names>', options, parseOptions, [])
    .option('--save <file>', say('usage.play.save'))
    .addOption(new Option('--resume [file]', say('usage.play.resume')).conflicts(SETTLED))
    .option('--no-color', say('usage.play.noColor'))
    .option('-w, --watch', say('usage.play.watch'))
    .action(async (flags: Flags) => {
      const isDuel = flags.game === gameOf(duelRules);
      if (isDuel) refuseForDuel(command);
      result.code = isDuel ? await duel(io, flags, language) : await play(io, flags, { language, asked });
    });
}

/** What a Duel has none of, or cannot do yet. */
const NOT_IN_A_DUEL = ['players', 'sets', 'beginners', 'twoCharacters', 'options', 'save', 'resume'];

function refuseForDuel(command: SpokenCommand): void {
  const given = NOT_IN_A_DUEL.find((name) => command.getOptionValueSource(name) === 'cli');
  const flag = command.options.find((option) => option.attributeName() === given)?.long;
  if (given === 'save' || given === 'resume') throw new UsageError('duelNotSaved', { flag: flag ?? given });
  if (given !== undefined) throw new UsageError('notInDuel', { flag: flag ?? given });
}

function duel(io: Io, { bot = USUAL_BOT, seat, seed, name, watch, color }: Flags, language: Language) {
  const vocabulary = gameVocabularyFor(language, gameOf(duelRules));
  const called = name ?? vocabulary.text('terminal.you');
  const wishes = { bot, seat, seed, name: called, isWatched: watch === true };
  return playDuel(io, wishes, (company) => screenFor(io, company, vocabulary, color));
}

async function play(io: Io, flags: Flags, { language, asked }: Pick<Shell, 'language' | 'asked'>): Promise<ExitCode> {
  const game =
    flags.resume === undefined
      ? newGame(wishesOf(flags, language))
      : resumedGame(io, flags.resume, wantedIn(flags, asked));
  const { recording, seating } = game;
  const { setup, key, entries } = recording.record;
  const screen = screenFor(io, seating, vocabularyFor(seating.language, setup.sets), flags.color);
  if (recording.position.isOver) return showFinished(io, game, screen());
  const fileFor = (file: string | undefined) => file ?? flags.save ?? usualFile(io);
  const session = new Session({
    io,
    face: BANG_FACE,
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
    return reportCrash(io, recording.record, error.message, screen());
  }
}

function wantedIn({ bot }: Flags, language: Language | undefined) {
  return { ...(bot !== undefined && { bot }), ...(language !== undefined && { language }) };
}

function wishesOf(flags: Flags, language: Language): Wishes {
  const { players, bot = USUAL_BOT, seat, seed, name, watch, sets, beginners, twoCharacters } = flags;
  const flagged = [...(beginners ? ['beginners'] : []), ...(twoCharacters ? ['twoCharacters'] : [])];
  return {
    players,
    bot,
    seat,
    seed,
    name: name ?? vocabularyFor(language, []).text('terminal.you'),
    sets,
    options: [...new Set([...flagged, ...flags.options])],
    isWatched: watch === true,
    language,
  };
}

/** Narrower than this and the table falls apart; wider and the eye gets lost. */
const NARROWEST = 60;
const WIDEST = 110;

function screenFor(io: Io, company: Company, vocabulary: Vocabulary, isColourWanted: boolean): () => Screen {
  const paint = paintWith(isColourWanted && io.isOutputTty && !io.env['NO_COLOR']);
  return () => ({ company, vocabulary, paint, columns: Math.max(NARROWEST, Math.min(io.columns, WIDEST)) });
}
