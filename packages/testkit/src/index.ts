import './matchers.ts';

export { table } from './table.ts';
export { randomGames } from './random-games.ts';
