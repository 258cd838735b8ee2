/**
 * What `npm run test:quick` leaves out: tests that play whole random games, start servers or other processes, or search. A new
 * test of that kind goes into one of these folders, or has a line of its own here. `npm test` runs them all.
 */
export const SLOW_TESTS: readonly string[] = [
  // Whole games by bots, under all invariants.
  '**/games/games.test.ts',
  '**/games/random.test.ts',
  '**/mixed-sets/games.test.ts',
  '**/mixed-sets/character-pairs.test.ts',
  '**/bots/src/rule/rule-games.test.ts',
  '**/notation/src/heard-sentences.test.ts',
  '**/bang/src/sets/hardest-cards.test.ts',
  // Servers that are killed, simulated, besieged and measured; the log on a real disk, or in PostgreSQL.
  '**/server/src/{bench,campaign,club,copy,fuzz,log,power,simulation}/**',
  '**/server/src/testing/postgres.test.ts',
  '**/server/src/server.test.ts',
  '**/server/src/python-bot.test.ts',
  '**/cli/src/commands/serve.test.ts',
  // The whole project, installed elsewhere.
  '**/tools/fresh-clone.test.ts',
  '**/tools/packages.test.ts',
];
