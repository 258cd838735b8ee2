/** What a shuffle follows from: the server's secret, and what the players have added to it. */
export type FairSeed = {
  /** The server's secret; the game's own key, if no player has pledged a part. */
  readonly key: string;
  readonly salt: string;
  /** By seat: SHA-256 of the part that its player would add, from before the game. Absent: nobody pledged any. */
  readonly pledges?: readonly (string | null)[];
  /** By seat: the parts that came in time. Null: none was pledged, or it was withheld. */
  readonly parts?: readonly (string | null)[];
};

/** SHA-256, in hexadecimal digits. */
type Hash = (text: string) => string;

/** What is published before a part is shown and a card is dealt. It fixes the server's secret and everybody's pledge. */
export function promiseOf(seed: FairSeed, hash: Hash): string {
  return hash(promisedText(seed));
}

/** The text whose hash is the promise. */
export function promisedText({ key, salt, pledges }: FairSeed): string {
  return pledges === undefined ? `${salt}:${key}` : `${salt}:${key}:${listed(pledges)}`;
}

/** What cards are shuffled with. */
export function gameKeyOf({ key, pledges, parts = [] }: FairSeed, hash: Hash): string {
  return pledges === undefined ? key : hash(`${key}:${listed(pledges.map((_, seat) => parts[seat] ?? null))}`);
}

/** Whether every part is the one that was pledged. */
export function arePartsPledged({ pledges = [], parts = [] }: FairSeed, hash: Hash): boolean {
  return parts.every((part, seat) => part === null || hash(part) === pledges[seat]);
}

/** Whether it can be read in one way only: with commas or colons inside, one promise could be opened to several deals. */
export function isPlainSeed({ key, salt, pledges, parts }: FairSeed, seats: number): boolean {
  if (!/^[\da-f]+$/.test(`${key}${salt}`)) return false;
  if (pledges === undefined || parts === undefined) return pledges === parts;
  return [pledges, parts].every(
    (bySeat) => bySeat.length === seats && bySeat.every((one) => one === null || /^[\da-f]{64}$/.test(one)),
  );
}

function listed(bySeat: readonly (string | null)[]): string {
  return bySeat.map((one) => one ?? '-').join(',');
}
