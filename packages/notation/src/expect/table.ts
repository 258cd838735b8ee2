import { cardsAt, faceOf, zoneNumberOf } from '@dustup/bang/engine';
import { faceText, isNamed, readCardName, readEvent } from '../card-names.ts';
import { nameOfSeat } from '../named-position.ts';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import { itemsOf } from '../parse/lines.ts';
import { readCounts, readSeat } from '../parse/seat-words.ts';
import { readTurn } from '../parse/turn-words.ts';
import { SIDES } from '../side-words.ts';
import { checkTokens } from '../token-names.ts';
import { turnLine } from '../write-position.ts';
import { type Finding, unless } from './finding.ts';
import type { Scene } from './scene.ts';

/** `turn: Ben, draw`: only what is said is looked at. */
export function turnFinding({ game, names }: Scene, text: string): Finding {
  const { seat, ...said } = readTurn(text.slice('turn:'.length));
  const { turn } = game.state;
  const actual: { readonly [fact: string]: unknown } = turn;
  const isSo =
    readSeat(names, seat) === turn.seat && Object.entries(said).every(([fact, value]) => actual[fact] === value);
  return unless(isSo, text, () => `turn: ${turnLine(game.state, names)}`);
}

/** `event: Hangover`, `events to come: Daltons, High Noon` (the next ones). */
export function eventFinding({ game }: Scene, text: string): Finding {
  const { book, state } = game;
  const isComing = text.startsWith('events to come');
  const said = itemsOf(text.slice(text.indexOf(':') + 1)).map((name) => readEvent(book, name));
  const actual = isComing ? (state.stacks['events'] ?? []) : Object.values(state.inForce);
  const isSo = said.every((slug, at) => actual[at] === slug) && (said.length > 0 || actual.length === 0);
  const names = actual.map((slug) => book.events.get(slug)?.name ?? slug);
  return unless(isSo, text, () => `${isComing ? 'events to come' : 'event'}: ${names.join(', ') || 'none'}`);
}

export const TOKENS_ON = 'tokens on ';

/** `tokens on Crate 3♥: load 2`: exactly these. The card is in play. */
export function tokensFinding({ game }: Scene, text: string): Finding {
  const [name = '', said = ''] = text.slice(TOKENS_ON.length).split(':');
  const { book, state } = game;
  const tokens = readCounts(itemsOf(said));
  checkTokens(book.sets, tokens);
  const wanted = readCardName(book, name);
  const card = state.seats.flatMap(({ inPlay }) => inPlay).find((one) => isNamed(faceOf(game, one), wanted));
  if (card === undefined) return { expected: text, found: `no '${name}' is in play` };
  const actual = state.cardTokens[card] ?? {};
  const isSo = JSON.stringify(actual) === JSON.stringify(tokens);
  return unless(isSo, text, () => `${TOKENS_ON}${name}: ${countsText(actual)}`);
}

function countsText(tokens: { readonly [kind: string]: number }): string {
  const counts = Object.entries(tokens).map(([kind, count]) => `${kind} ${count}`);
  return counts.join(', ') || 'none';
}

const ZONE = /^zone (?<zone>\S+?)(?: of (?<name>[^:]+))?: *(?<cards>.*)$/u;

export function isAboutZone(text: string): boolean {
  return ZONE.test(text);
}

/** `zone shop: Boots, Rhum`, `zone equipment of Ann: none`: exactly these, in any order. */
export function zoneFinding({ game, names }: Scene, text: string): Finding {
  const { zone = '', name, cards = '' } = ZONE.exec(text)?.groups ?? {};
  const { book, state } = game;
  const seat = name === undefined ? undefined : readSeat(names, name);
  const declared = (seat === undefined ? book.tableZones : book.seatZones).map(({ slug }) => slug);
  if (!declared.includes(zone)) throw new NotationError(unknownName('zone', zone, declared));
  const left = cardsAt(state, zoneNumberOf(book, zone, seat)).map((card) => faceOf(game, card));
  const found = left.map(faceText).join(', ') || 'none';
  const said = itemsOf(cards).map((card) => readCardName(book, card));
  const hasAll = said.every((card) => {
    const at = left.findIndex((face) => isNamed(face, card));
    return at >= 0 && left.splice(at, 1).length === 1;
  });
  return unless(hasAll && left.length === 0, text, () => `${text.slice(0, text.indexOf(':'))}: ${found}`);
}

const WINS = new RegExp(
  `^(?:the )?(?<side>${SIDES.join('|')})(?: (?<who>.+?))?(?:,? wins?)(?::\\s*(?<list>.*))?$`,
  'iu',
);

/** `law wins`, `renegade Ann wins`, `outlaws win: Ben, Cid`, `nobody has won`. */
export function outcomeFinding({ game, names }: Scene, text: string): Finding {
  const { outcome } = game.state;
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
