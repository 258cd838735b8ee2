/** The address in the line with which the server says that it listens. */
export function parseListening(line: string): string | undefined {
  const said = JSON.parse(line) as { readonly msg?: string; readonly local?: string };
  return said.msg === 'Listening' ? said.local?.replace(/\/$/, '') : undefined;
}
