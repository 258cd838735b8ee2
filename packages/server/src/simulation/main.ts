// `npm run simulate:server`: the server (or several), its clients, their network and its disk (or database) in one thread, seed by seed.
import { parseArgs } from 'node:util';
import { PLANTED_CLUB_BUGS } from './club/planted-bugs.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';
import { playSeeds, type Seeds } from './play-seeds.ts';
import type { Simulated } from './simulate.ts';

const MOST_NODES = 4;
const HELP = `npm run simulate:server -- [--seeds N] [--from N] [--seed N] [--nodes N] [--bug NAME]

  --seeds N    play so many seeds (1000)
  --from N     begin with this one (1)
  --seed N     play this one only, and say how it went
  --nodes N    so many servers (2 to ${MOST_NODES}) share a database, instead of one with its own disk
  --bug NAME   plant a bug and stop at the first seed that finds it:
               ${Object.keys(PLANTED_BUGS).join(', ')};
               with --nodes: ${Object.keys(PLANTED_CLUB_BUGS).join(', ')}

Prints every seed in which something went wrong that never may, and how to play it again. Same seed, same game, byte for byte.`;

const COUNT = { type: 'string' } as const;

type Arguments = { readonly [name in 'seeds' | 'from' | 'seed' | 'nodes' | 'bug' | 'wrong']?: string } & {
  readonly help?: boolean;
};

function readArguments(): Arguments {
  const options = {
    seeds: COUNT,
    from: COUNT,
    seed: COUNT,
    nodes: COUNT,
    bug: COUNT,
    help: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return { help: true, wrong: error instanceof Error ? error.message : '' };
  }
}

function whole(text: string | undefined, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function tell({ seed, broken, digest, lasted, games }: Simulated, how: string): void {
  if (broken === undefined) {
    console.log(`seed ${seed}: all is well, ${games} games, ${Math.round(lasted / 1000)} s, digest ${digest}`);
    return;
  }
  console.log(
    `seed ${seed}: ${broken.problem.slice(0, 600)} (after ${Math.round(broken.at / 1000)} s, digest ${digest})`,
  );
  console.log(`  again: npm run simulate:server -- --seed ${seed}${how}`);
}

async function run({ first, last, nodes, bug }: Seeds): Promise<number> {
  const begin = performance.now();
  const total = last - first + 1;
  let played = 0;
  let failed = 0;
  const how = `${nodes === undefined ? '' : ` --nodes ${nodes}`}${bug === undefined ? '' : ` --bug ${bug}`}`;
  await playSeeds({ first, last, nodes, bug }, (end) => {
    played += 1;
    if (end.broken !== undefined) failed += 1;
    if (end.broken !== undefined || total === 1) tell(end, how);
    const rate = played / ((performance.now() - begin) / 1000);
    if (process.stderr.isTTY) process.stderr.write(`\r${played}/${total} seeds, ${rate.toFixed(1)} a second \x1b[K`);
    else if (played % 1000 === 0) console.log(`${played}/${total} seeds, ${rate.toFixed(1)} a second`);
    return bug === undefined || failed === 0;
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const seconds = (performance.now() - begin) / 1000;
  console.log(`${played} seeds in ${seconds.toFixed(1)} s, ${failed} failed`);
  return failed;
}

const { seeds, from, seed, nodes: several, bug, help, wrong } = readArguments();
const first = whole(seed ?? from, 1);
const count = seed === undefined ? whole(seeds, 1000) : 1;
const nodes = several === undefined ? undefined : whole(several, 0);
const isWrong = several !== undefined && (nodes === undefined || nodes < 2 || nodes > MOST_NODES);
const isKnown = bug === undefined || bug in (several === undefined ? PLANTED_BUGS : PLANTED_CLUB_BUGS);
if (help === true || first === undefined || count === undefined || isWrong || !isKnown) {
  console.log(wrong === undefined ? HELP : `${wrong}\n\n${HELP}`);
  process.exitCode = wrong === undefined && help === true ? 0 : 2;
} else {
  process.exitCode = (await run({ first, last: first + count - 1, nodes, bug })) === 0 ? 0 : 1;
}
