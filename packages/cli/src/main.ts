import { processIo } from './process-io.ts';
import { runProgram } from './program.ts';

const io = processIo();
process.exitCode = await runProgram(process.argv.slice(2), io);
io.close();
