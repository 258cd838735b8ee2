import type { CardId, Game } from '@dustup/bang/engine';
import { eat } from '../parse/eat.ts';
import { itemsOf } from '../parse/lines.ts';
import { atLeastOne } from '../parse/seat-words.ts';
import { areCards, cardsText, haveCards, startWith } from './cards.ts';
import { type Finding, unless } from './finding.ts';
import type { Scene } from './scene.ts';

/** Top first; what lies in the middle has no order. */
const PILES: ReadonlyMap<string, (game: Game) => readonly CardId[]> = new Map([
  ['deck', ({ state }: Game) => state.drawPile.toReversed()],
  ['discard', ({ state }: Game) => state.discardPile.toReversed()],
  ['shelf', ({ state }: Game) => state.shelf],
  ['looked at', ({ state }: Game) => state.lookedAt],
]);

export const PILE_NAMES: readonly string[] = [...PILES.keys()];

/** Always all of it is meant, in any order. */
const UNORDERED: readonly string[] = ['shelf', 'looked at'];

/** What follows the name of a pile. */
export const PILE_WORDS = ['bottom', 'exactly', 'in any order', 'holds', 'lacks'] as const;

/**
 * `deck: A, B` is the top, `deck bottom: A, B` the bottom card first, `discard exactly: A` the whole; each of them also `in any order`.
 * `discard holds A` is at least these, `discard lacks A` none of these, `deck 30` how many.
 */
export function pileFinding({ game }: Scene, text: string): Finding {
  const said = readPile(text);
  if (said === undefined) return undefined;
  const { pile, rest } = said;
  const cards = PILES.get(pile)?.(game) ?? [];
  const count = /^\d+$/u.exec(rest)?.[0];
  if (count !== undefined) return unless(cards.length === Number(count), text, () => `${pile} ${cards.length}`);
  const { verb, some = '' } = SOME.exec(rest)?.groups ?? {};
  if (verb !== undefined) {
    const isSo = areAmong(game, cards, atLeastOne(verb, itemsOf(some)), verb === 'holds');
    return unless(isSo, text, () => `${pile}: ${cardsText(game, cards)}`);
  }
  return listFinding(game, text, pile, cards, LIST.exec(rest)?.groups ?? {});
}

export function isAboutPile(text: string): boolean {
  return readPile(text) !== undefined;
}

const SOME = /^(?<verb>holds|lacks)(?: (?<some>.*))?$/u;
const LIST = /^(?<bottom>bottom)? ?(?<exactly>exactly)? ?(?<anyhow>in any order)?:\s*(?<cards>.*)$/u;

function readPile(text: string): { readonly pile: string; readonly rest: string } | undefined {
  for (const pile of PILE_NAMES) {
    const rest = eat(text, pile) ?? '';
    if (/^\d+$/u.test(rest) || SOME.test(rest) || LIST.test(rest)) return { pile, rest };
  }
  return undefined;
}

function areAmong(game: Game, cards: readonly CardId[], names: readonly string[], isThere: boolean): boolean {
  return isThere ? haveCards(game, cards, names) : names.every((name) => !haveCards(game, cards, [name]));
}

type ListWords = { readonly [word: string]: string | undefined };

function listFinding(game: Game, text: string, pile: string, cards: readonly CardId[], words: ListWords): Finding {
  const names = itemsOf(words['cards'] ?? '');
  const isUnordered = UNORDERED.includes(pile);
  const isAll = isUnordered || words['exactly'] !== undefined || names.length === 0;
  const lying = words['bottom'] === undefined ? cards : cards.toReversed();
  const shown = isAll ? lying : lying.slice(0, names.length);
  const areThere =
    isUnordered || words['anyhow'] !== undefined
      ? areCards(game, shown, { cards: names })
      : startWith(game, shown, names) && shown.length === names.length;
  const where = words['bottom'] === undefined ? pile : `${pile} bottom`;
  return unless(areThere, text, () => `${where}: ${cardsText(game, shown)}`);
}
