// A process of its own: the server as people run it, but with chance from a seed that the tests name.
import { GAMES } from '@dustup/bots';
import { parseSettings, runServer } from '@dustup/server';
import { parseOrders } from './parse-orders.ts';
import { gameOfTheDoc } from './parse-game.ts';
import { chanceOf } from './chance.ts';

const { seed, flags, hostsToy } = parseOrders(process.argv);
let entropy = chanceOf(seed);

process.on('message', (next) => {
  entropy = chanceOf(String(next));
  process.send?.('seeded');
});
// Whoever started it has gone.
process.on('disconnect', () => process.exit(1));

process.exitCode = await runServer({
  games: hostsToy ? [...GAMES, await gameOfTheDoc()] : GAMES,
  settings: parseSettings(flags, {}),
  write: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  isTerminal: false,
  entropy: (bytes) => entropy(bytes),
});
