import { type Game, RANKS, SUITS } from '@dustup/bang/engine';
import type { Answer } from '@dustup/kernel';
import type { Lexicon } from './lexicon.ts';
import { questionWords } from './question-words.ts';
import { nameOfSlug, slotWords, valueTexts } from './slot-words.ts';

const SIGNS = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

/** What the first game calls its things. */
export function lexiconFor(game: Game, names: readonly string[]): Lexicon {
  return {
    slotWords,
    valueTexts: (slot, value) => valueTexts(game, names, slot, value),
    nameOfSlug: (slug) => nameOfSlug(game, slug),
    questionWords,
    before: (slot, answer) => before(game, slot, answer),
    things: () => [...namesOf(game), ...SIGNS],
  };
}

function namesOf({ book }: Game): string[] {
  return [book.cards, book.characters, book.events].flatMap((named) => [...named.values()].map(({ name }) => name));
}

/** What is taken of somebody is taken, discarded or picked, as the card's traits say; an ability is used with a card. */
function before(game: Game, slot: string, answer: Answer): string {
  if (slot === 'card' && answer['use'] !== undefined) return 'with';
  if (slot !== 'what') return slotWords(slot).before[0] ?? '';
  const slug = answer['as'] ?? slugOfCard(game, answer['card']);
  const traits = game.book.cards.get(String(slug))?.traits;
  if (traits?.discards === true) return ', discards';
  return traits?.takes === true || answer['card'] === undefined ? ', takes' : ', picks';
}

function slugOfCard({ state, book }: Game, card: Answer[string] | undefined): string | undefined {
  return typeof card === 'number' ? book.faces[state.faces[card] ?? -1]?.card.slug : undefined;
}
