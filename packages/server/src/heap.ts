import { setFlagsFromString } from 'node:v8';

/** How much the heap may grow, in percent of what is in use, before the next look for garbage. */
const GROWS_BY = 20;

/**
 * Keeps the process as small as what is in it. Left to itself V8 lets a heap of long-lived tables grow to several times that: a step
 * replaces part of a table a second after the last one, old enough to have moved to where garbage is looked for last. Looking more
 * often costs a few percent of a core under full load. And while it looks, what is new is still looked through on its own: else all that
 * is made in that time, many megabytes a second, stays until it is done. To be called once, when everything is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWS_BY}`);
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--no-separate-gc-phases');
}
