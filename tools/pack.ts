// `npm run pack` builds the packages to JavaScript and makes their tarballs in .cache/packages; `-- --out folder` elsewhere.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assemble } from './pack/assemble.ts';
import { ROOT } from './run.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = resolve(values.out ?? join(ROOT, '.cache', 'packages'));
if (values.out === undefined) rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
for (const folder of await assemble({ page: true })) {
  const name = execFileSync(npm, ['pack', '--silent', '--pack-destination', out], { cwd: folder, encoding: 'utf8' });
  console.log(join(out, name.trim()));
}
