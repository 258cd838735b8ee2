// `npm run bench:web`: how quick the table is at seven seats with a slow processor. Fails above its limits.
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { computingTime, type Figures, playCard } from './play-card.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const ROUNDS = 5;
const THROTTLE = 4;
const LIMITS = { feedback: 100, longest: 50 };

const browser = await playwright.launch({
  executablePath: process.env['DUSTUP_CHROMIUM'] ?? (await chromium.executablePath()),
  args: chromium.args.filter((flag) => flag !== '--single-process'),
});
let isOver = false;
for (const card of ['gatling', 'general-store']) {
  const rounds: Figures[] = [];
  const computed: Figures[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await playCard(browser, DIST, card, THROTTLE));
    computed.push(await computingTime(browser, DIST, card));
  }
  const feedback = median(rounds.map((one) => one.feedback));
  const longest = median(rounds.map((one) => one.longest));
  const own = {
    feedback: median(computed.map((one) => one.feedback)) * THROTTLE,
    longest: median(computed.map((one) => one.longest)) * THROTTLE,
  };
  console.log(
    `${card.padEnd(14)} tap to feedback ${said(feedback)} (at most ${LIMITS.feedback}), longest task ${said(longest)} (at most ${LIMITS.longest}); computed by the page itself × ${THROTTLE}: ${said(own.feedback)}, ${said(own.longest)}`,
  );
  // On a busy machine the clock tells of the others: then what the page itself computed is held against the limits.
  const judged = isBusy() ? own : { feedback, longest };
  isOver ||= judged.feedback > LIMITS.feedback || judged.longest > LIMITS.longest;
}
await browser.close();
console.log(
  `Medians of ${ROUNDS} by the clock, the processor ${THROTTLE} times slower. Load ${load().toFixed(1)} on ${availableParallelism()} processors${isBusy() ? ': others kept this one waiting, so what the page itself computed counts' : ''}.`,
);
process.exitCode = isOver ? 1 : 0;

function load(): number {
  return loadavg()[0] ?? 0;
}

function isBusy(): boolean {
  return load() > availableParallelism();
}

function said(milliseconds: number): string {
  // A task is long from 50 ms on: the browser tells of no other.
  return milliseconds === 0 ? 'below 50 ms' : `${milliseconds.toFixed(0)} ms`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
