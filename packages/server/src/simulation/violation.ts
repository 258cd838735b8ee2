export const INVARIANTS = [
  'lost',
  'countedTwice',
  'seenBeforeSaved',
  'refusedButDone',
  'stuck',
  'twoHands',
  'twoOwners',
  'ownerless',
  'lockedOut',
  'wrongFrame',
  'clockNotRefunded',
  'notHandedBack',
  'leak',
  'broke',
] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** Something that must never be, and is. */
export class Violation extends Error {
  readonly invariant: Invariant;

  constructor(invariant: Invariant, message: string) {
    super(`${invariant}: ${message}`);
    this.name = 'Violation';
    this.invariant = invariant;
  }
}
