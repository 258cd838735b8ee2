/** Which bot takes a seat unless somebody chooses: the best there is. */
export function usualBot(bots: readonly string[]): string {
  return bots.at(-1) ?? '';
}
