import { setFlagsFromString } from 'node:v8';

/** How much the heap may grow, in percent of what is in use, before the next look for garbage. */
const GROWS_BY = 12;

/**
 * Keeps the process as small as what is in it. Left to itself V8 lets a heap of long-lived tables grow to several times that: a step
 * replaces part of a table a second after the last one, old enough to have moved to where garbage is looked for last. Looking more
 * often costs a few percent of a core under full load. To be called once, when everything is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWS_BY}`);
  setFlagsFromString('--semi-space-growth-factor=1');
}
