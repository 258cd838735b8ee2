import type { HouseRules } from '@dustup/protocol/client';
import { OFFERED, playersWith, refusing } from './offered.ts';

/** What would make it possible. */
type Remedy =
  | { readonly does: 'addSet' | 'dropSet'; readonly set: string; readonly house: Partial<HouseRules> }
  | { readonly does: 'dropOption'; readonly option: string; readonly house: Partial<HouseRules> }
  | { readonly does: 'playWith'; readonly players: number; readonly house: Partial<HouseRules> };

/** Why a mix cannot be played, and what would make it possible. */
export type MixProblem = { readonly remedies: readonly Remedy[] } & (
  | { readonly why: 'players'; readonly players: number; readonly needs: string | null; readonly span: Span }
  | { readonly why: 'option'; readonly option: string; readonly set: string; readonly lacks: string | null }
);

type Span = { readonly least: number; readonly most: number };

/** What speaks against a change of the house; undefined when nothing does. */
export function mixProblem(before: HouseRules, change: Partial<HouseRules>): MixProblem | undefined {
  const wished = { ...before, ...change };
  return playersProblem(before, wished) ?? optionProblem(before, wished);
}

function playersProblem(before: HouseRules, wished: HouseRules): MixProblem | undefined {
  const { sets, players } = wished;
  const span = playersWith(sets);
  if (players >= span.least && players <= span.most) return undefined;
  const needed = OFFERED.find(
    (set) => set.players !== null && isWithin(players, set.players) && !sets.includes(set.slug),
  );
  const nearest = Math.min(span.most, Math.max(span.least, players));
  const add: Remedy[] =
    needed === undefined || before.sets.includes(needed.slug)
      ? []
      : [{ does: 'addSet', set: needed.slug, house: { ...changeOf(before, wished), sets: [...sets, needed.slug] } }];
  const fewer: Remedy = {
    does: 'playWith',
    players: nearest,
    house: { ...changeOf(before, wished), players: nearest },
  };
  const remedies = before.players === nearest ? add : [...add, fewer];
  return { why: 'players', players, needs: needed?.slug ?? null, span, remedies };
}

function optionProblem(before: HouseRules, wished: HouseRules): MixProblem | undefined {
  const { sets, options } = wished;
  for (const option of options) {
    const against = refusing(option, sets);
    if (against === undefined) continue;
    const { set, lacks } = against;
    const rest = changeOf(before, wished);
    const without: Remedy = {
      does: 'dropOption',
      option,
      house: { ...rest, options: options.filter((one) => one !== option) },
    };
    const other: Remedy =
      lacks === null
        ? { does: 'dropSet', set, house: { ...rest, sets: sets.filter((one) => one !== set) } }
        : { does: 'addSet', set: lacks, house: { ...rest, sets: [...sets, lacks] } };
    const isNew = !before.options.includes(option);
    return { why: 'option', option, set, lacks, remedies: isNew ? [other] : [without] };
  }
  return undefined;
}

function changeOf(before: HouseRules, { players, sets, options, deadSeeAll }: HouseRules): Partial<HouseRules> {
  return { players, sets, options, ...(deadSeeAll === before.deadSeeAll ? {} : { deadSeeAll }) };
}

function isWithin(players: number, { least, most }: Span): boolean {
  return players >= least && players <= most;
}

/** Twice the base game: of such a deck a game sees half or less. */
const LARGE_DECK = 160;
const FEW_PLAYERS = 4;

/** What a table may want to hear of its mix, and how many cards the deck has. */
export function mixHint({ sets, players }: Pick<HouseRules, 'sets' | 'players'>): {
  readonly hint: 'rareCards' | 'rareEvents' | null;
  readonly cards: number;
} {
  const chosen = OFFERED.filter(({ slug }) => sets.includes(slug));
  const cards = chosen.reduce((sum, { counts }) => sum + counts.cards, 0);
  const hasEvents = chosen.some(({ counts }) => counts.events > 0);
  return { hint: cards > LARGE_DECK ? 'rareCards' : hasEvents && players < FEW_PLAYERS ? 'rareEvents' : null, cards };
}
