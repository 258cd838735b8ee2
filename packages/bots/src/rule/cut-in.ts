import { type CardId, cardId, framesOf } from '@dustup/bang';
import {
  type Answer,
  type Choice,
  isSelection,
  type Json,
  legalValues,
  type Question,
  type Slot,
} from '@dustup/kernel';
import { answerWith } from './filling.ts';
import { isOneOfOurs } from './harm.ts';
import type { Reading } from './reading.ts';
import { lossOf } from './spoils.ts';
import { walk } from './walk.ts';
import { leastWorth } from './worth.ts';

const PASS: Answer = { do: 'pass' };

/** A card that is coming: what spares one of it is kept for what hurts. */
export function evade(reading: Reading, { options, about }: Question): Answer {
  if (isSelection(options) || !isHurtBy(reading, fieldOf(about, 'card'))) return PASS;
  const cards = options.why?.('play') === undefined ? cardsIn(options) : undefined;
  const [cheapest] = leastWorth(reading, legalCards(cards), 1);
  if (cheapest !== undefined) return answerWith(reading, cards, cheapest);
  return options.candidates.includes('use') && options.why?.('use') === undefined
    ? walk(reading, options.next?.('use'), { do: 'use' })
    : PASS;
}

/** A wound, or the loss of something dear that lies in front of it; a card of the hand is worth no more than the answer. */
function isHurtBy(reading: Reading, card: unknown): boolean {
  const profile = reading.profileOf(String(card));
  if (profile === undefined) return false;
  if (profile.wounds !== 0 || profile.shoots !== 0) return true;
  if (!profile.takes && !profile.strips) return false;
  const what = framesOf(reading.view, 'play').at(-1)?.chosen['what'];
  return typeof what === 'number' && lossOf(reading.profile(cardId(what))) >= DEAR;
}

const DEAR = 5;

/** A wound of somebody else: only of a friend. */
export function saveAnother(reading: Reading, options: Slot, about: Json): Answer {
  if (isSelection(options) || options.why?.('play') !== undefined) return PASS;
  const seat = Number(fieldOf(about, 'seat'));
  reading.readOthers();
  if (!isOneOfOurs(reading, seat) && (reading.enmity[seat] ?? 0) > FRIENDLY) return PASS;
  const cards = cardsIn(options);
  const [card] = legalCards(cards);
  return card === undefined ? PASS : answerWith(reading, cards, card);
}

const FRIENDLY = -0.3;

function cardsIn(options: Choice): Choice | undefined {
  const cards = options.next?.('play');
  return cards === undefined || isSelection(cards) ? undefined : cards;
}

function legalCards(cards: Choice | undefined): CardId[] {
  return cards === undefined ? [] : legalValues(cards).map((value) => cardId(Number(value)));
}

function fieldOf(about: Json, field: string): unknown {
  return typeof about === 'object' && about !== null ? Reflect.get(about, field) : undefined;
}
