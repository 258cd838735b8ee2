type Given = { readonly file: string; readonly line: number; readonly reason: string };

/** `refuse('reason'` and `refused: 'reason'`: wherever a refusal is made. */
export function findReasons(file: string, text: string): Given[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(/refuse(?:d: |\()(['"`])(.+?)\1/g)].flatMap(([, , reason]) =>
        reason === undefined ? [] : [{ file, line: at + 1, reason }],
      ),
    );
}
