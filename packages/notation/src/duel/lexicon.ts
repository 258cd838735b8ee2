import { BOX, faceOf, fighterId, fighterIn, type Game } from '@dustup/duel';
import type { Value } from '@dustup/kernel';
import { cardId } from '@dustup/tabletop';
import { spelledOut } from '../english.ts';
import {
  type Lexicon,
  nameOfSeat,
  type QuestionWords,
  type SlotWords,
  spelledQuestion,
  spelledSlot,
} from '../lexicon.ts';

/** The slots of The Duel. Cards are aimed at fighters, who are called by their characters. */
const SLOT_WORDS: { readonly [slot: string]: SlotWords } = {
  as: { meaning: 'card', before: ['as'] },
  at: { meaning: 'fighter', before: ['on', 'at', 'with'] },
  card: { meaning: 'card', before: ['', 'with'] },
  cards: { meaning: 'card', before: ['with', ''] },
  character: { meaning: 'number', before: [''] },
  cost: { meaning: 'card', before: ['with', 'discarding'] },
  lives: { meaning: 'number', before: [''] },
  seat: { meaning: 'seat', before: ['of'] },
  use: { meaning: 'card', before: [''] },
  what: { meaning: 'card', before: [', takes', 'for', ''] },
};

const QUESTION_WORDS: { readonly [kind: string]: QuestionWords } = {
  break: { asked: 'to break a card', verb: 'break' },
  extra: { asked: 'to discard another card', verb: 'discard' },
  front: { asked: 'who starts in front', verb: 'send' },
  loot: { asked: 'to take a card', verb: 'take' },
  pickCard: { asked: 'to take a card', verb: 'take' },
  reveal: { asked: 'to pick a turned card', verb: 'pick' },
  rob: { asked: 'to take a card', verb: 'take' },
  swapSide: { asked: 'whose fighters swap places', verb: 'swap' },
  takeOver: { asked: 'how many lives to take over', verb: 'take over' },
};

/** What The Duel calls its things. */
export function duelLexicon(game: Game, names: readonly string[]): Lexicon {
  return {
    slotWords,
    valueTexts: (slot, value) => valueTexts(game, names, slot, value),
    nameOfSlug,
    questionWords: (kind) => QUESTION_WORDS[kind] ?? spelledQuestion(kind),
    before: (slot, answer) =>
      slot === 'card' && answer['use'] !== undefined ? 'with' : (slotWords(slot).before[0] ?? ''),
    things: () => [BOX.cards, BOX.characters].flatMap((named) => [...named.values()].map(({ name }) => name)),
  };
}

function slotWords(slot: string): SlotWords {
  return SLOT_WORDS[slot] ?? spelledSlot(slot);
}

function nameOfSlug(slug: string): string {
  return BOX.cards.get(slug)?.name ?? BOX.characters.get(slug)?.name ?? spelledOut(slug);
}

function valueTexts(game: Game, names: readonly string[], slot: string, value: Value): readonly string[] {
  if (typeof value === 'string') return [nameOfSlug(value), value];
  switch (slotWords(slot).meaning) {
    case 'card': {
      const { card, symbol } = faceOf(game, cardId(value));
      return [card.name, `${card.name} (${symbol})`];
    }
    case 'fighter':
      return [nameOfSlug(fighterIn(game, fighterId(value))?.character ?? String(value))];
    case 'seat':
      return [nameOfSeat(names, value)];
    default:
      return [String(value)];
  }
}
