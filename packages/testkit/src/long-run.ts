/**
 * How much of a long proof a test plays: all of it in `npm run test:long`, a slice otherwise. The nightly run sets the
 * variable; there is none in a browser.
 */
export function sliceOf(all: number, slice: number): number {
  return isLongRun() ? all : Math.min(all, Math.ceil(slice));
}

function isLongRun(): boolean {
  return typeof process === 'object' && process.env['DUSTUP_LONG'] === '1';
}
