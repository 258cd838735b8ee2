import type { CardId, Game } from '@dustup/bang';
import { readEvent } from '../card-names.ts';
import { type NamedPosition, nameOfSeat } from '../named-position.ts';
import { NotationError } from '../notation-error.ts';
import { itemsOf } from '../parse/lines.ts';
import { readSeat } from '../parse/seat-words.ts';
import { readTurn } from '../parse/turn-words.ts';
import { areCards, cardsText, startWith } from './cards.ts';
import { type Finding, unless } from './finding.ts';

const PILES = /^(?<pile>deck|discard|shelf|looked at)(?<exactly> exactly)?(?::\s*(?<cards>.*)| (?<count>\d+))$/u;

/** `deck: Beer 10♥` the top, `discard exactly: none` the whole, `deck 30` the number; the shelf in any order. */
export function pileFinding({ position: { game } }: NamedPosition, text: string): Finding {
  const found = PILES.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { pile = '', exactly, cards = '', count } = found;
  const actual = pileOf(game, pile);
  if (count !== undefined) return unless(actual.length === Number(count), text, () => `${pile} ${actual.length}`);
  const said = itemsOf(cards);
  const isAll = exactly !== undefined || said.length === 0;
  const isSo =
    pile === 'shelf' || pile === 'looked at'
      ? areCards(game, actual, { cards: said })
      : startWith(game, actual, said) && (!isAll || actual.length === said.length);
  return unless(isSo, text, () => `${pile}: ${cardsText(game, isAll ? actual : actual.slice(0, said.length))}`);
}

export function isAboutPile(text: string): boolean {
  return PILES.test(text);
}

/** Top first. */
function pileOf({ state }: Game, pile: string): readonly CardId[] {
  if (pile === 'deck') return state.drawPile.toReversed();
  if (pile === 'discard') return state.discardPile.toReversed();
  return pile === 'shelf' ? state.shelf : state.lookedAt;
}

/** `turn: Ben, draw` */
export function turnFinding({ position, names }: NamedPosition, text: string): Finding {
  const value = text.slice('turn:'.length);
  const said = readTurn(value);
  const { turn } = position.state;
  const isSo =
    readSeat(names, said.seat) === turn.seat &&
    (itemsOf(value).length < 2 || said.phase === turn.phase) &&
    (said.number ?? turn.number) === turn.number &&
    (said.bangsPlayed ?? turn.bangsPlayed) === turn.bangsPlayed;
  return unless(
    isSo,
    text,
    () => `turn: ${nameOfSeat(names, turn.seat)}, ${turn.phase}, turn ${turn.number}, bangs ${turn.bangsPlayed}`,
  );
}

/** `event: Hangover`, `events to come: Daltons, High Noon` (the next ones). */
export function eventFinding({ position: { game } }: NamedPosition, text: string): Finding {
  const { book, state } = game;
  const isComing = text.startsWith('events to come');
  const said = itemsOf(text.slice(text.indexOf(':') + 1)).map((name) => readEvent(book, name));
  const actual = isComing ? (state.stacks['events'] ?? []) : Object.values(state.inForce);
  const isSo = said.every((slug, at) => actual[at] === slug) && (said.length > 0 || actual.length === 0);
  const names = actual.map((slug) => book.events.get(slug)?.name ?? slug);
  return unless(isSo, text, () => `${isComing ? 'events to come' : 'event'}: ${names.join(', ') || 'none'}`);
}

const WINS = new RegExp(
  `^(?:the )?(?<side>law|outlaws|renegade|deputy|outlaw)(?: (?<who>.+?))?(?:,? wins?)(?::\\s*(?<list>.*))?$`,
  'iu',
);

/** `law wins`, `renegade Ann wins`, `outlaws win: Ben, Cid`, `nobody has won`. */
export function outcomeFinding({ position, names }: NamedPosition, text: string): Finding {
  const { outcome } = position.state;
  const found = () =>
    outcome === null
      ? 'nobody has won'
      : `${outcome.side} won: ${outcome.winners.map((seat) => nameOfSeat(names, seat)).join(', ')}`;
  if (/^nobody has won$/iu.test(text)) return unless(outcome === null, text, found);
  const said = WINS.exec(text)?.groups;
  if (said === undefined) throw new NotationError(`'${text}': 'outlaws win' or 'nobody has won' would be right`);
  const winners = itemsOf(said['list'] ?? said['who'] ?? '').map((name) => readSeat(names, name));
  const isSide = outcome !== null && outcome.side === said['side']?.toLowerCase();
  const areWinners =
    winners.length === 0 ||
    (outcome?.winners.length === winners.length &&
      winners.every((seat) => outcome.winners.some((one) => one === seat)));
  return unless(isSide && areWinners, text, found);
}

export function isAboutOutcome(text: string): boolean {
  return WINS.test(text) || /^nobody has won$/iu.test(text);
}
