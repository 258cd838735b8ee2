import type { Json } from '@dustup/kernel';
import { type Company, seatPiece, standingOf } from './company.ts';
import { fieldOf, fieldText } from './field.ts';
import type { Argument, Messages } from './messages.ts';
import type { Pieces } from './pieces.ts';
import { splitForm, type Things } from './things.ts';

/** A question as it comes over the wire: what it is called and what it is about. */
export type QuestionAsked = { readonly kind: string; readonly about: Json };

/** What in a question is the number of a seat. */
const SEATS: ReadonlySet<string> = new Set(['by', 'from', 'seat']);

/** What the reader is asked, in a line. */
export function tellQuestion(
  { kind, about }: QuestionAsked,
  company: Company,
  messages: Messages,
  things: Things,
): Pieces {
  const name = nameFor(kind, about, messages);
  if (name === undefined) return messages.pieces('questions.any', { name: things.piece(kind) });
  return messages.pieces(name, (argument) => argumentOf(argument, about, company, messages, things));
}

/** A card at stake, or several life points, may have words of their own. */
function nameFor(kind: string, about: Json, messages: Messages): string | undefined {
  const damage = fieldOf(about, 'damage');
  const special = fieldText(about, 'stake') !== '' ? 'stake' : Number(damage ?? 1) > 1 ? 'damage' : undefined;
  return [...(special === undefined ? [] : [`questions.${kind}.${special}`]), `questions.${kind}`].find(messages.has);
}

function argumentOf(
  name: string,
  about: Json,
  company: Company,
  messages: Messages,
  things: Things,
): Argument | undefined {
  if (SEATS.has(name)) return seatPiece(messages, company, fieldOf(about, name));
  const asksOf = name.slice(0, -'Is'.length);
  if (name.endsWith('Is') && SEATS.has(asksOf)) return standingOf(company, fieldOf(about, asksOf));
  if (name.endsWith('Is')) return fieldText(about, asksOf) === '' ? 'none' : 'other';
  if (name === 'lacking') return 1 - Number(fieldOf(about, 'life') ?? 0);
  const { base, form } = splitForm(name);
  const value = fieldOf(about, base);
  if (base === 'card' && typeof value === 'string') {
    const sign = fieldOf(about, 'sign');
    return things.card(value, typeof sign === 'string' ? sign : '', form);
  }
  if (base === 'symbol') return messages.pieces(`symbols.${fieldText(about, base)}`);
  if (typeof value === 'string')
    return things.piece(value, form, base === 'fighter' || base === 'foe' ? 'characters' : undefined);
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
