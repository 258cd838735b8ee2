import './matchers.ts';

export { decides, inWords } from './decides.ts';
export type { Speaker } from './speaker.ts';
export { table } from './table.ts';
export { sliceOf } from './long-run.ts';
export { manyGames } from './many-games.ts';
export { type Kept, redeal } from './invariants/redeal.ts';
export { lookAlike } from './invariants/non-interference.ts';
export { Watching } from './invariants/watch.ts';
export { BrokenGame, randomGames } from './random-games.ts';
export { bothAct, pairsThatMeet } from './character-pairs.ts';
export { duelTable } from './duel/table.ts';
export { redealDuel } from './duel/redeal.ts';
export { lookAlikeDuel } from './duel/non-interference.ts';
export { WatchedDuel } from './duel/watching.ts';
export { randomDuels } from './duel/random-duels.ts';
