import { PRESENCE_WORDS } from '../seat-facts.ts';
import { type Game, type Seat, seatId, seatOf } from '@dustup/bang/engine';
import { readCharacter } from '../card-names.ts';
import { nameOfSeat } from '../lexicon.ts';
import { readSeatWords, type SeatWords } from '../parse/seat-words.ts';
import { nameOfSlug } from '../slot-words.ts';
import { checkTokens } from '../token-names.ts';
import { areCards, cardsText, haveCards } from './cards.ts';
import { type Finding, unless } from './finding.ts';
import type { Scene } from './scene.ts';

/** One fact that words state of a seat: whether it holds, and how it really is. */
type Fact = { readonly isSo: boolean; readonly really: string };

/** `Ben 2/4, hand none, in play Barrel Q♠`: only what is said is looked at. */
export function seatFinding({ game, names }: Scene, seat: number, text: string): Finding {
  const actual = seatOf(game, seatId(seat));
  const words = readSeatWords(text);
  checkTokens(game.book.sets, words.tokens);
  const facts = [...standingFacts(game, actual, words), ...cardFacts(game, actual, words)];
  const name = nameOfSeat(names, seat);
  const wrong = facts.filter(({ isSo }) => !isSo);
  return unless(wrong.length === 0, `${name} ${text}`, () => `${name} ${wrong.map(({ really }) => really).join(', ')}`);
}

function* standingFacts(game: Game, seat: Seat, words: SeatWords): Generator<Fact> {
  const { role, character, life, maxLife, presence, isRoleShown, borrowed, choosesFrom, tokens } = words;
  if (role !== undefined) yield { isSo: seat.role === role, really: seat.role };
  if (character !== undefined)
    yield { isSo: seat.character === readCharacter(game.book, character), really: nameOfSlug(game, seat.character) };
  if (life !== undefined)
    yield { isSo: seat.life === life && seat.maxLife === maxLife, really: `${seat.life}/${seat.maxLife}` };
  if (presence !== undefined) yield { isSo: seat.presence === presence, really: PRESENCE_WORDS[seat.presence] };
  if (isRoleShown !== undefined)
    yield { isSo: seat.isRoleShown === isRoleShown, really: seat.isRoleShown ? 'role shown' : 'role hidden' };
  if (borrowed !== undefined) yield charactersFact(game, 'borrows', borrowed, seat.borrowed);
  if (choosesFrom !== undefined) yield charactersFact(game, 'chooses from', choosesFrom, seat.characterChoice);
  if (tokens !== undefined) yield tokenFact(seat, tokens);
}

/** These characters and no others, in any order. */
function charactersFact(game: Game, words: string, said: readonly string[], actual: readonly string[]): Fact {
  const slugs = said.map((name) => readCharacter(game.book, name));
  const isSo = slugs.length === actual.length && slugs.every((slug) => actual.includes(slug));
  return { isSo, really: `${words} ${actual.map((slug) => nameOfSlug(game, slug)).join(', ') || 'none'}` };
}

/** `tokens none` is about all kinds, `tokens gold 2` only about gold. */
function tokenFact(seat: Seat, said: { readonly [kind: string]: number }): Fact {
  const isNone = Object.keys(said).length === 0;
  const has = Object.entries(seat.tokens).filter(([, count]) => count > 0);
  const isSo = isNone ? has.length === 0 : Object.entries(said).every(([kind, n]) => (seat.tokens[kind] ?? 0) === n);
  return { isSo, really: `tokens ${has.map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'}` };
}

function* cardFacts(game: Game, { hand, inPlay }: Seat, words: SeatWords): Generator<Fact> {
  const isCount = words.hand !== undefined && 'count' in words.hand;
  const held = `hand ${isCount ? `${hand.length}: ` : ''}${cardsText(game, hand)}`;
  if (words.hand !== undefined) yield { isSo: areCards(game, hand, words.hand), really: held };
  if (words.holds !== undefined) yield { isSo: haveCards(game, hand, words.holds), really: held };
  if (words.lacks !== undefined)
    yield { isSo: words.lacks.every((name) => !haveCards(game, hand, [name])), really: held };
  if (words.inPlay !== undefined)
    yield { isSo: areCards(game, inPlay, words.inPlay), really: `in play ${cardsText(game, inPlay)}` };
}
