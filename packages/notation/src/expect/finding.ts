/** What was expected and what was found instead; undefined when all is well. */
export type Finding = { readonly expected: string; readonly found: string } | undefined;

export function unless(isSo: boolean, expected: string, found: () => string): Finding {
  return isSo ? undefined : { expected, found: found() };
}
