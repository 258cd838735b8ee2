export { ALL_SETS } from './sets/index.ts';
export * from './engine.ts';
export { bangTableGame } from './table-game.ts';
