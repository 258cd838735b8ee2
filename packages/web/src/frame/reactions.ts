import type { ChatLine } from '@dustup/protocol/client';
import type { IconName } from '../ui/icon-names.ts';
import type { Line } from './line.ts';

/** By their names, with what they look like and what they are for a client that draws none. */
export const REACTIONS = {
  clap: { icon: 'thumb-up', text: '👍' },
  laugh: { icon: 'imp-laugh', text: '😂' },
  gasp: { icon: 'surprised', text: '😮' },
  heart: { icon: 'hearts', text: '❤️' },
  doom: { icon: 'death-skull', text: '💀' },
} as const satisfies { readonly [name: string]: { readonly icon: IconName; readonly text: string } };
export type ReactionName = keyof typeof REACTIONS;
export type ReactionWords = { readonly [name in ReactionName | 'title']: string };

export function isReaction(name: string | undefined): name is ReactionName {
  return name !== undefined && Object.hasOwn(REACTIONS, name);
}

/** One sign and everybody who has given it. */
export type Reaction = { readonly name: ReactionName; readonly by: readonly string[] };

/** The reactions to the moves of a game. */
export function reactionsIn(lines: readonly ChatLine[], game: string): ReadonlyMap<number, readonly Reaction[]> {
  const found = new Map<number, readonly Reaction[]>();
  for (const { on, phrase, name } of lines) {
    if (on?.game !== game || !isReaction(phrase)) continue;
    const before = found.get(on.step) ?? [];
    const same = before.find((one) => one.name === phrase);
    const by = [...new Set([...(same?.by ?? []), name])];
    found.set(on.step, [...before.filter((one) => one !== same), { name: phrase, by }]);
  }
  return found;
}

export type Logged = { readonly key: number; readonly step: number | null };

/**
 * The lines of the log with what they were met with: each move at the last line that had been told by then. Lines from before we came
 * have no number: the last of them stands for the move at which we came, which is the one before the first that has one, or else `now`.
 */
export function withReactions(
  lines: readonly Line[],
  log: readonly Logged[],
  said: ReadonlyMap<number, readonly Reaction[]>,
  now: number,
): readonly Line[] {
  if (said.size === 0) return lines;
  const steps = new Map(log.map(({ key, step }) => [key, step]));
  const firstSeen = log.find(({ step }) => step !== null)?.step ?? now + 1;
  const stepOf = ({ key }: Line) => steps.get(key) ?? firstSeen - 1;
  const met = new Map<number, readonly Reaction[]>();
  for (const [step, reactions] of said) {
    const at = step < firstSeen - 1 ? undefined : lines.findLast((line) => stepOf(line) <= step)?.key;
    if (at !== undefined) met.set(at, [...(met.get(at) ?? []), ...reactions]);
  }
  return lines.map((line) => {
    const reactions = met.get(line.key);
    return reactions === undefined ? line : { ...line, reactions };
  });
}
