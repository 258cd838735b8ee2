import { type Company, isOnly, seatPiece, standingOf } from './company.ts';
import { fieldOf, fieldText } from './field.ts';
import type { Argument, Messages } from './messages.ts';
import { type Pieces, textPiece } from './pieces.ts';
import { listOf, splitForm, type Things } from './things.ts';
import type { Told } from './told.ts';

/** An event, as the reader may see it, as a sentence. */
export function tellEvent(event: Told, company: Company, messages: Messages, things: Things): Pieces {
  return messages.pieces(nameFor(event, messages), (name) => argumentOf(name, event, company, messages, things));
}

/** Tokens that are counted have a message of their own, and so may what is used; of the others there is one. */
function nameFor({ type, detail = null }: Told, messages: Messages): string {
  if (type === 'used') {
    const own = `tells.used.${fieldText(detail, 'as') || fieldText(detail, 'source')}`;
    return messages.has(own) ? own : 'tells.used';
  }
  const isCounted =
    typeof fieldOf(detail, 'count') === 'number' && messages.has(`tokens.${fieldText(detail, 'token')}`);
  return type === 'tokenMoved' && isCounted ? 'tells.tokensMoved' : `tells.${type}`;
}

/** What a sentence may ask for: the notes in the English catalogue say the same to translators. */
function argumentOf(
  name: string,
  event: Told,
  company: Company,
  messages: Messages,
  things: Things,
): Argument | undefined {
  const { seat, target, cards, detail = null } = event;
  const field = (key: string) => fieldOf(detail, key);
  switch (name) {
    case 'who':
      return seatPiece(messages, company, seat);
    case 'whoIs':
      return standingOf(company, seat);
    case 'whom':
      return seatPiece(messages, company, target);
    case 'whomIs':
      return standingOf(company, target, seat);
    case 'by':
      return seatPiece(messages, company, field('by'));
    case 'byIs':
      return standingOf(company, field('by'), seat);
    case 'count':
      return countOf(event);
    case 'life':
      return Math.max(0, numberIn(field('life')) ?? 0);
    case 'winners':
    case 'seats':
      return listOf(
        messages,
        listIn(field(name)).map((one) => seatPiece(messages, company, one)),
      );
    case 'tokens':
      return messages.pieces(`tokens.${fieldText(detail, 'token')}`, {
        count: Math.abs(numberIn(field('count')) ?? 0),
      });
    case 'isGain':
      return (numberIn(field('count')) ?? 0) > 0;
    case 'role':
      return roleNamed(fieldText(detail, 'role'), company, messages);
    case 'symbols':
      return listOf(
        messages,
        (cards ?? []).map(({ symbol }) => textPiece(messages.text(`symbols.${symbol ?? ''}`))),
      );
    case 'side':
      return messages.pieces(`sides.${fieldText(detail, 'side')}`);
    default:
      return thingIn(name, event, messages, things);
  }
}

/** Names of cards, characters and the like, in the form the sentence wants; and what it chooses by. */
function thingIn(name: string, event: Told, messages: Messages, things: Things): Argument | undefined {
  const { cards, detail = null } = event;
  const { base, form } = splitForm(name);
  if (base === 'cards') {
    if (cards === undefined || cards.length === 0) return messages.pieces('someCards', { count: countOf(event) });
    return listOf(
      messages,
      cards.map(({ card, sign = '' }) => things.card(card, sign, form)),
    );
  }
  if (base === 'fighter') return things.piece(event.character ?? '', form, 'characters');
  if (base === 'cardsAre') return cards === undefined || cards.length === 0 ? 'hidden' : 'seen';
  if (base.endsWith('Gender')) return genderOf(base.slice(0, -'Gender'.length), event, things);
  if (base.endsWith('Is')) return hasThing(base.slice(0, -'Is'.length), event) ? 'other' : 'none';
  const slugs = listIn(fieldOf(detail, base));
  if (slugs.every((one) => typeof one === 'string'))
    return listOf(
      messages,
      slugs.map((one) => things.piece(one, form, base === 'event' ? 'events' : undefined)),
    );
  const [first] = slugs;
  return typeof first === 'boolean' || typeof first === 'number' ? first : undefined;
}

function genderOf(base: string, { cards, detail = null }: Told, things: Things): string {
  if (base === 'cards') return things.gender(cards?.length === 1 ? (cards[0]?.card ?? '') : '');
  return things.gender(fieldText(detail, base));
}

/** A card that is played as what it is anyway is not «played as». */
function hasThing(base: string, { cards, character, detail = null }: Told): boolean {
  if (base === 'fighter') return character !== undefined;
  const slugs = listIn(fieldOf(detail, base));
  return slugs.length > 0 && !(base === 'as' && slugs[0] === cards?.[0]?.card);
}

function roleNamed(role: string, company: Company, messages: Messages): Pieces {
  return messages.pieces(`roles.${role}.${isOnly(role, company) ? 'the' : 'a'}`);
}

function countOf({ count, cards, backs, detail = null }: Told): number {
  const hidden = backs === undefined ? undefined : Object.values(backs).reduce((sum, some) => sum + some, 0);
  return count ?? cards?.length ?? hidden ?? numberIn(fieldOf(detail, 'count')) ?? 0;
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function listIn(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
