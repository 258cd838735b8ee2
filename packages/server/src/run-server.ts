import type { Playable } from '@dustup/kernel';
import type { Addresses } from './addresses.ts';
import type { Powers } from './core/index.ts';
import type { LinkSays } from './http/web.ts';
import { keepHeapSmall } from './heap.ts';
import { readFailpoint } from './log/failpoint.ts';
import { LogProblem } from './log/problem.ts';
import { type StartFacts, StartProblem } from './start-problem.ts';
import type { Settings } from './settings/settings.ts';

export type RunOptions = {
  /** The games that are offered, the usual one first. */
  readonly games: readonly Playable[];
  readonly settings: Settings;
  /** What `/api/book` answers, as JSON, by the languages that somebody reads. */
  readonly book?: ((languages: readonly string[]) => string) | undefined;
  /** What a link shows where somebody posts it, by the languages that somebody reads; without it only names. */
  readonly linkSays?: LinkSays | undefined;
  readonly write: (text: string) => void;
  readonly error: (text: string) => void;
  readonly isTerminal: boolean;
  /** Says a message in the language of whoever started it; without it, the message's name and its facts are told. */
  readonly say?: (name: string, facts: StartFacts) => string;
  /** For tests: a place at which the process dies, see `failpoint.ts`. */
  readonly failpoint?: string | undefined;
  /** For tests: chance from elsewhere than the system. No setting leads here. */
  readonly entropy?: Powers['entropy'];
};

/** A stop that takes longer is ended by force. */
const PATIENCE = 8000;
/** A terminal's Ctrl+C may arrive twice; later than this, the second one means it. */
const SAME_SIGNAL = 1000;

/** Runs a server in this process until it is told to stop. Returns how the process should end. */
export async function runServer(options: RunOptions): Promise<0 | 1> {
  const { games, settings, book, linkSays, write, error, isTerminal, say = plainly, failpoint, entropy } = options;
  // only now: other commands need not wait for all that a server needs
  const { startServer } = await import('./server.ts');
  keepHeapSmall();
  // from the first moment: whoever is told to stop while it starts, or right after, stops as well as any other
  const toldToStop = untilToldToStop();
  try {
    const server = await startServer({
      games,
      book,
      linkSays,
      settings,
      target: { write, isTerminal },
      onFatal: (problem) => die(error, problem),
      failpoint: failpoint === undefined ? undefined : readFailpoint(failpoint),
      ...(entropy && { entropy }),
    });
    const onUncaught = (problem: unknown) => die(error, problem);
    process.on('uncaughtException', onUncaught);
    if (isTerminal) write(welcome(server.addresses, say));
    else server.logger.info({ ...server.addresses, pid: process.pid }, 'Listening');
    await toldToStop;
    const late = setTimeout(() => die(error, new Error('It took too long to stop.')), PATIENCE).unref();
    server.logger.info('Stopping: everybody is told, what is written is finished');
    await server.stop();
    clearTimeout(late);
    process.off('uncaughtException', onUncaught);
    server.logger.info('Stopped');
    return 0;
  } catch (problem) {
    if (problem instanceof StartProblem) error(`${say(problem.says, problem.facts)}\n`);
    else if (problem instanceof LogProblem) error(`${say('database', factsOf(problem))}\n`);
    else throw problem;
    return 1;
  }
}

/** Everything acknowledged is on disk: ending at once loses nothing, and going on might. */
function die(error: (text: string) => void, problem: unknown): never {
  const says =
    problem instanceof LogProblem ? problem.message : problem instanceof Error ? problem.stack : String(problem);
  error(`The server ends: ${says}\n`);
  process.exit(1);
}

function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let first = Number.POSITIVE_INFINITY;
    const stop = () => {
      if (performance.now() - first > SAME_SIGNAL) process.exit(130);
      first = Math.min(first, performance.now());
      resolve();
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
}

type Saying = NonNullable<RunOptions['say']>;

function plainly(name: string, facts: StartFacts): string {
  return `${name}: ${JSON.stringify(facts)}`;
}

/** What the log says is English, for whoever looks it up; of what kind it is can be said in any language. */
export function factsOf({ kind, message }: LogProblem): StartFacts {
  return { kind, problem: message };
}

function welcome({ local, network, public: forAll }: Addresses, say: Saying): string {
  const lines = [
    [say('onThisMachine', {}), local],
    ...network.map((address) => [say('inYourNetwork', {}), address]),
    ...(forAll === null ? [] : [[say('forEverybody', {}), forAll]]),
  ];
  const width = Math.max(...lines.map(([where = '']) => where.length));
  const rows = lines.map(([where = '', address]) => `  ${where.padEnd(width)}  ${address}\n`);
  return `\n${say('open', {})}\n${rows.join('')}  ${say('howToClose', {})}\n\n`;
}
