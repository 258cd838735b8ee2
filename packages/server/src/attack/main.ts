// `npm run attack -- [name …] [--seconds n]`: attacks on a real server in a process of its own, on this machine only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startRealServer } from '../testing/real-server.ts';
import type { Attack } from './attack.ts';
import { pingFlood } from './ping-flood.ts';
import { silentFlood } from './silent-flood.ts';

const ATTACKS: readonly Attack[] = [pingFlood, silentFlood];

const HELP = `npm run attack -- [name …] [--seconds n]

Attacks a server that it starts itself, on this machine, and says whether it holds. Ends with 1 when it does not.

${ATTACKS.map(({ name, says }) => `  ${name.padEnd(14)} ${says}`).join('\n')}

  --seconds n    how long each goes on (default: 60)
`;

async function attack(one: Attack, seconds: number): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), 'dustup-attack-'));
  const server = await startRealServer({ data, flags: one.flags });
  try {
    const { holds, figures } = await one.run({ port: server.port, pid: server.pid, seconds });
    process.stdout.write(`${holds ? 'holds' : 'FALLS'} ${one.name}: ${figures}\n`);
    return holds;
  } finally {
    await server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  process.stdout.write(HELP);
} else {
  const wanted = ATTACKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  for (const one of wanted) if (!(await attack(one, Number(values.seconds)))) process.exitCode = 1;
}
