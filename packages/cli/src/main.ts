import { Command } from 'commander';

const program = new Command('dustup').description('The card game BANG! in the terminal').version('0.1.0');

program.parse();
if (program.args.length === 0) {
  program.outputHelp();
}
