import type { Refusal } from '@dustup/kernel';
import { type Company, isOnly } from './company.ts';
import { fieldText } from './field.ts';
import type { Argument, Messages } from './messages.ts';
import { type Pieces, plainText, textPiece } from './pieces.ts';
import { tellEvent } from './tell-event.ts';
import { type QuestionAsked, tellQuestion } from './tell-question.ts';
import { type Things, thingsIn } from './things.ts';
import type { Told } from './told.ts';

/** Turns what happens at a table, and what is printed there, into words of one language. */
export type Storyteller = Messages &
  Things & {
    readonly event: (event: Told, company: Company) => Pieces;
    /** The same, and after a new event card what it does. */
    readonly news: (event: Told, company: Company) => Pieces;
    readonly question: (question: QuestionAsked, company: Company) => Pieces;
    /** Why not, with its numbers: «distance 3, your gun reaches 1». */
    readonly refusal: (refusal: Refusal) => Pieces;
    /** The same where the distance is to be seen anyway, and room is scarce. */
    readonly shortRefusal: (refusal: Refusal) => Pieces;
    /** What a value of a slot reads like: a deed, a word, a name. */
    readonly value: (slot: string, value: string) => string;
    /** What the next slot asks for. */
    readonly slot: (slot: string) => string;
    /** «the Sheriff», «an Outlaw». */
    readonly role: (role: string, company: Company) => Pieces;
    /** What a role is after in a game for so many. */
    readonly goal: (role: string, players: number) => string;
    /** «eight of diamonds». */
    readonly sign: (sign: string) => string;
    /** A sentence for ears: signs in words. */
    readonly aloud: (pieces: Pieces) => string;
  };

export function storytellerOf(messages: Messages): Storyteller {
  const things = thingsIn(messages);
  const refusal = (why: Refusal, name = `refusals.${why.refused}`) =>
    messages.pieces(name, (argument) => factIn(why, argument, messages, things));
  const sign = (text: string) =>
    messages.text('sign', {
      rank: messages.text(`ranks.${text.slice(0, -1)}`),
      suit: messages.text(`suits.${SUIT_NAMES[text.slice(-1)] ?? text.slice(-1)}`),
    });
  const aloud = (pieces: Pieces): string =>
    pieces
      .map((piece) => {
        if (piece.kind === 'strong') return aloud(piece.pieces);
        if (piece.kind !== 'card' || piece.sign === '') return plainText([piece]);
        return messages.text('cardAloud', { card: piece.name, sign: sign(piece.sign) });
      })
      .join('');
  return {
    ...messages,
    ...things,
    event: (event, company) => tellEvent(event, company, messages, things),
    news: (event, company) => {
      const told = tellEvent(event, company, messages, things);
      const line =
        event.type === 'eventTurned' ? things.lineOf(fieldText(event.detail ?? null, 'event'), 'events') : '';
      return line === '' ? told : [...told, textPiece(` ${line}`)];
    },
    question: (question, company) => tellQuestion(question, company, messages, things),
    refusal: (why) => refusal(why),
    shortRefusal: (why) => {
      const short = `refusals.${why.refused}.short`;
      return refusal(why, messages.has(short) ? short : undefined);
    },
    value: (slot, value) => {
      const name = slot === 'do' ? `deeds.${value}` : `values.${value}`;
      return messages.has(name) ? messages.text(name) : things.nameOf(value);
    },
    slot: (slot) => messages.text(`slots.${slot}`),
    role: (role, company) => messages.pieces(`roles.${role}.${isOnly(role, company) ? 'the' : 'a'}`),
    goal: (role, players) => {
      const special = `roles.${role}-of-${players}.goal`;
      return messages.text(messages.has(special) ? special : `roles.${role}.goal`);
    },
    sign,
    aloud,
  };
}

const SUIT_NAMES: { readonly [suit: string]: string } = { '♥': 'hearts', '♦': 'diamonds', '♠': 'spades', '♣': 'clubs' };

/** The rules may call a card by its printed name: `General Store` is `general-store`. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A fact of a refusal: a number, the name of something, names, or a word that the message chooses by. */
function factIn(why: Refusal, argument: string, messages: Messages, things: Things): Argument | undefined {
  const value = why[argument];
  const named = (one: unknown) => {
    const slug =
      typeof one === 'string' ? [one, slugOf(one)].find((name) => things.placeOf(name) !== undefined) : undefined;
    return slug === undefined ? [] : [things.piece(slug)];
  };
  if (Array.isArray(value)) return messages.list(value.map(named));
  if (typeof value === 'string') return named(value)[0] ?? value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
