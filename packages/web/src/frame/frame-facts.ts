import type { PublicFrame } from '../app/wire.ts';

// What the page understands of any game's frame, where the frame has it (docs/a-new-game.md). A game may have none of it.

/** This seat is out of the game. */
export function isOut({ seats }: PublicFrame, seat: number): boolean {
  return memberOf(Array.isArray(seats) ? seats[seat] : undefined, 'presence') === 'out';
}

/** A line to the table costs this seat something just now. */
export function doesSpeechCost({ speechCosts }: PublicFrame, seat: number): boolean {
  return Array.isArray(speechCosts) && speechCosts[seat] === true;
}

export type Turn = { readonly number: number; readonly seat: number };

/** Which turn it is, and whose; number 0 before the first, and in games that do not count them. */
export function turnOf({ turn }: PublicFrame): Turn {
  const [number, seat] = [memberOf(turn, 'number'), memberOf(turn, 'seat')];
  return { number: typeof number === 'number' ? number : 0, seat: typeof seat === 'number' ? seat : 0 };
}

/** What some JSON has by this name. */
export function memberOf(json: unknown, name: string): unknown {
  if (typeof json !== 'object' || json === null || !(name in json)) return undefined;
  return Object.entries(json).find(([key]) => key === name)?.[1];
}
