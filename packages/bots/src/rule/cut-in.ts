import { type CardId, cardId } from '@dustup/bang';
import { type Answer, type Choice, isSelection, type Json, type Question } from '@dustup/kernel';
import { isOneOfOurs } from './harm.ts';
import type { Reading } from './reading.ts';
import { lossOf } from './spoils.ts';
import { walk } from './walk.ts';
import { leastWorth } from './worth.ts';

const PASS: Answer = { do: 'pass' };

/** A card that is coming: what spares one of it is kept for what hurts. */
export function evade(reading: Reading, { options, about }: Question): Answer {
  if (isSelection(options) || !isHurtBy(reading, fieldOf(about, 'card'))) return PASS;
  const cards = options.why?.('play') === undefined ? legalCards(options) : [];
  const [cheapest] = leastWorth(reading, cards, 1);
  if (cheapest !== undefined) return { do: 'play', card: cheapest };
  return options.candidates.includes('use') && options.why?.('use') === undefined
    ? walk(reading, options.next?.('use'), { do: 'use' })
    : PASS;
}

/** A wound, or the loss of something dear that lies in front of it; a card of the hand is worth no more than the answer. */
function isHurtBy(reading: Reading, card: unknown): boolean {
  const profile = reading.profileNamed(String(card));
  if (profile === undefined) return false;
  if (profile.wounds !== 0 || profile.shoots !== 0) return true;
  if (!profile.takes && !profile.strips) return false;
  const play = reading.view.resolving.findLast((frame) => frame.kind === 'play');
  const what = play?.kind === 'play' ? play.chosen['what'] : undefined;
  return typeof what === 'number' && lossOf(reading.profile(cardId(what))) >= DEAR;
}

const DEAR = 5;

/** A wound of somebody else: only of a friend. */
export function saveAnother(reading: Reading, { options, about }: Question): Answer {
  const seat = Number(fieldOf(about, 'seat'));
  reading.readOthers();
  const isFriend = isOneOfOurs(reading, seat) || (reading.enmity[seat] ?? 0) <= FRIENDLY;
  if (isSelection(options) || !isFriend || options.why?.('play') !== undefined) return PASS;
  const [card] = legalCards(options);
  return card === undefined ? PASS : { do: 'play', card };
}

const FRIENDLY = -0.3;

function legalCards(options: Choice): CardId[] {
  const cards = options.next?.('play');
  if (cards === undefined || isSelection(cards)) return [];
  return cards.candidates.filter((value) => cards.why?.(value) === undefined).map((value) => cardId(Number(value)));
}

function fieldOf(about: Json, field: string): unknown {
  return typeof about === 'object' && about !== null ? Reflect.get(about, field) : undefined;
}
