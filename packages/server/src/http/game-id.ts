/** Looks like the id of a game. Whatever else stands in an address is not worth a look at the disk. */
export function isGameId(text: string): boolean {
  return /^[\da-f]{20}$/.test(text);
}
