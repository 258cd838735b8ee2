// `npm run check` runs them all, `npm run check -- types lint` only those.
import { CHECK_NAMES, runChecks } from './checks.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !CHECK_NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check called ${unknown.join(', ')}. There are: ${CHECK_NAMES.join(', ')}.`);
  process.exit(1);
}

const { passed, failed } = await runChecks(wanted.length > 0 ? wanted : CHECK_NAMES);
console.log(`\n${passed} of ${passed + failed} checks passed.`);
process.exitCode = failed === 0 ? 0 : 1;
