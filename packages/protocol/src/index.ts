export type * from './game.ts';
export * from './messages.ts';
export * from './parse-request.ts';
