import type { ChatLine, Muted } from '@dustup/protocol/client';

/** The last line seen, to the table and among the dead: they are counted apart. */
export type Seen = { readonly [to in ChatLine['to']]: number };

export function seenUpTo(lines: readonly ChatLine[]): Seen {
  const last = (channel: ChatLine['to']) => Math.max(0, ...lines.filter(({ to }) => to === channel).map(({ n }) => n));
  return { table: last('table'), dead: last('dead'), watchers: last('watchers') };
}

/** Reactions are not counted: they are told where they belong. */
export function unreadIn(lines: readonly ChatLine[], seen: Seen): number {
  return lines.filter(({ to, n, on }) => on === undefined && n > seen[to]).length;
}

/** What others have said since. */
export function newIn(lines: readonly ChatLine[], seen: Seen, me: string): readonly ChatLine[] {
  return lines.filter(({ to, n, guest }) => n > seen[to] && guest !== me);
}

/** The lines but for those of whom one has muted; only one's own (`alone`), where one has muted all. */
export function heard(
  lines: readonly ChatLine[],
  mutes: readonly Muted[] = [],
  alone: string | undefined = undefined,
): readonly ChatLine[] {
  if (alone !== undefined) return lines.filter(({ guest }) => guest === alone);
  if (mutes.length === 0) return lines;
  const muted = new Set(mutes.map(({ guest }) => guest));
  return lines.filter(({ guest }) => !muted.has(guest));
}

/** A name that no other line has. */
export function lineKey({ to, n }: ChatLine): string {
  return `${to} ${n}`;
}

type Speaker = {
  /** Sits here and is out of the game. */
  readonly isDead: boolean;
  readonly deadSeeAll: boolean;
  readonly isPlaying: boolean;
  /** Has no seat here. */
  readonly isWatching: boolean;
};

/** The table; the dead; either; or, for those who watch, the table or each other. */
export type Audience = 'table' | 'either' | 'dead' | 'watching';

/** Whom one may speak to: the dead have a place of their own, and no other where they see all hands. */
export function audienceOf({ isDead, deadSeeAll, isPlaying, isWatching }: Speaker): Audience {
  if (isWatching) return 'watching';
  if (!isDead) return 'table';
  return deadSeeAll && isPlaying ? 'dead' : 'either';
}

/** What is left to be said of a draft once this was said. */
export function leftOf(draft: string, said: string): string {
  return draft.startsWith(said) ? draft.slice(said.length).trimStart() : draft;
}
