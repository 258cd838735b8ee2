/** `10♥` → `10` and `♥`. */
export function splitSign(sign: string): { readonly rank: string; readonly suit: string } {
  return { rank: sign.slice(0, -1), suit: sign.slice(-1) };
}
