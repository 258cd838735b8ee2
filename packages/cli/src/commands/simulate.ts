import { bangRules, checkSetup, PRESETS } from '@dustup/bang';
import { duelRules } from '@dustup/duel';
import { duelFiguresText, playDuels } from '../games/duel-figures.ts';
import { figuresOf, figuresText } from '../games/figures.ts';
import type { Plan } from '../games/plan.ts';
import { playPlan } from '../games/pool.ts';
import { reportFailures } from '../games/report-failures.ts';
import { type ExitCode, OK, PROBLEM } from '../io.ts';
import { refuseInDuel } from '../not-in-a-duel.ts';
import {
  gameOf,
  KNOWN_OPTIONS,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  PLAYABLE_SETS,
  parseAnyBot,
  parseBot,
  parseGame,
  parseOptions,
  parseSets,
  wholeNumber,
} from '../parse-arguments.ts';
import type { Shell } from '../program.ts';
import { progressBar } from '../progress.ts';
import { orWhatHelps, setsAsked } from '../sets-asked.ts';
import { gameVocabularyFor, vocabularyFor } from '../terminal/words.ts';
import type { SpokenCommand } from '../spoken-command.ts';

type Flags = {
  readonly game: string;
  readonly against?: string;
  readonly players: number;
  readonly sets: readonly string[];
  readonly preview?: true;
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly options: readonly string[];
  readonly characters?: true;
  readonly workers?: number;
  readonly json?: true;
};

export function addSimulate(command: SpokenCommand, shell: Shell): void {
  const { say, result } = shell;
  const sets = say('usage.sets', { known: PLAYABLE_SETS.join(', '), presets: PRESETS.join(', ') });
  const options = say('usage.gameOptions', { known: KNOWN_OPTIONS.join(', ') });
  command
    .option('--game <name>', say('usage.game'), parseGame, gameOf(bangRules))
    .option('-p, --players <n>', say('usage.players'), wholeNumber(LEAST_PLAYERS, MOST_PLAYERS), 5)
    .option('--sets <names>', sets, parseSets, ['base'])
    .option('--preview', say('usage.preview'))
    .option('-g, --games <n>', say('usage.games'), wholeNumber(1), 1000)
    .option('-s, --seed <text>', say('usage.sameGames'), '1')
    .option('-b, --bot <name>', say('usage.whoSimulates'), parseAnyBot, 'random')
    .option('-a, --against <name>', say('usage.against'), parseBot)
    .option('-o, --options <names>', options, parseOptions, [])
    .option('-c, --characters', say('usage.simulate.characters'))
    .option('-w, --workers <n>', say('usage.workers'), wholeNumber(1, 256))
    .option('--json', say('usage.json'))
    .action(async (flags: Flags) => {
      const isDuel = flags.game === gameOf(duelRules);
      if (isDuel) {
        refuseInDuel(command, NOT_IN_A_DUEL);
        parseBot(flags.bot); // only those of ours play it
      }
      result.code = isDuel ? simulateDuels(shell, flags) : await simulate(shell, command, flags);
    });
}

/** What a Duel has none of. */
const NOT_IN_A_DUEL = ['players', 'sets', 'preview', 'options'];

/** The Duel is short: one core will do. */
function simulateDuels(shell: Shell, { games, seed, bot, against = bot, json, characters }: Flags): ExitCode {
  const bar = progressBar(shell, games, 'games');
  const figures = playDuels({ games, seed, bot, against, withCharacters: characters === true }, bar.update);
  bar.end();
  const text = () => {
    const { nameOf } = gameVocabularyFor(shell.language, figures.game);
    return duelFiguresText(figures, vocabularyFor(shell.language, []), nameOf);
  };
  shell.io.write(json === true ? `${JSON.stringify(figures, null, 2)}\n` : text());
  return figures.failed === 0 ? OK : PROBLEM;
}

async function simulate(shell: Shell, command: SpokenCommand, flags: Flags) {
  const { players, games, seed, bot, options } = flags;
  const sets = setsAsked(flags, seed, command.flagsOf('sets'));
  const plan: Plan = { seed, games, bot, players: [players, players], tables: [{ sets, options }], isChecked: false };
  const setup = { players, sets, options };
  orWhatHelps(setup, shell.language, () => checkSetup(setup));
  const bar = progressBar(shell, games, 'games');
  const played = await playPlan(plan, flags.workers, bar.update);
  bar.end();
  const figures = figuresOf(plan, played, flags.characters === true);
  const text = () => figuresText(figures, vocabularyFor(shell.language, sets));
  shell.io.write(flags.json === true ? `${JSON.stringify(figures, null, 2)}\n` : text());
  return reportFailures(shell, plan, played.tally);
}
