import type { MomentName, Moments, Queries, QueryName } from './moments.ts';

/** What a definition answers and hears, a bit for each name: to see at a glance whether anything that counts does. */
export type Hooks = { readonly queries: number; readonly moments: number };

export const NO_HOOKS: Hooks = { queries: 0, moments: 0 };

export const QUERY_HOOKS: { readonly [Q in QueryName]: number } = {
  cardsDrawn: 1 << 0,
  bangLimit: 1 << 1,
  isBangFree: 1 << 2,
  mayTarget: 1 << 3,
  playsAs: 1 << 4,
  servesAsHit: 1 << 5,
  servesAsAvoid: 1 << 6,
  extraToAvoid: 1 << 7,
  revealChooser: 1 << 8,
};

export const MOMENT_HOOKS: { readonly [M in MomentName]: number } = {
  fuseBurns: 1 << 0,
  snakeBites: 1 << 1,
  herdRuns: 1 << 2,
  phaseDrawn: 1 << 3,
  lifeAtStake: 1 << 4,
  lifeLost: 1 << 5,
  hitAvoided: 1 << 6,
  cardTaken: 1 << 7,
  tokenMoved: 1 << 8,
  falls: 1 << 9,
  eliminated: 1 << 10,
};

/** The hooks of a definition, from the names of its queries and triggers. */
export function hooksOf(
  queries: { readonly [Q in keyof Queries]?: unknown },
  triggers: { readonly [M in keyof Moments]?: unknown },
): Hooks {
  return { queries: bitsOf(queries, QUERY_HOOKS), moments: bitsOf(triggers, MOMENT_HOOKS) };
}

function bitsOf<Name extends string>(
  named: { readonly [N in Name]?: unknown },
  bits: { readonly [N in Name]: number },
): number {
  let all = 0;
  for (const name in bits) if (named[name] !== undefined) all |= bits[name];
  return all;
}
