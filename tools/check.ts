import { runChecks } from './checks.ts';

const { passed, failed } = await runChecks();
console.log(`\n${passed} of ${passed + failed} checks passed.`);
process.exitCode = failed === 0 ? 0 : 1;
