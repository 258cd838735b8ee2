/** What somebody may open first, or next from the first page. (What the first page and the table need, `firstLook` asks for sooner still.) */
const DOORS = /\/(?:table-page|lobby|replay-page|bang-replay)-/;

/**
 * What is fetched together with a part of the page, besides its styles. All others find what they import already there, so no list of
 * it is sent with the first script.
 */
export function preloadsOf(file: string, imported: readonly string[]): string[] {
  return DOORS.test(file) ? [...imported] : [];
}
