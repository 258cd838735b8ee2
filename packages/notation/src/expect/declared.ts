import { cardsAt, faceOf, seatId, zoneNumberOf } from '@dustup/bang/engine';
import { faceText, isNamed, readCardName } from '../card-names.ts';
import { nameOfSeat } from '../lexicon.ts';
import { unknownName } from '../nearest.ts';
import { NotationError } from '../notation-error.ts';
import { itemsOf } from '../parse/lines.ts';
import { readSeat } from '../parse/seat-names.ts';
import { readCounts } from '../parse/seat-words.ts';
import { readCardOf } from '../stack-cards.ts';
import { checkTokens } from '../token-names.ts';
import { NONE } from '../write-declared.ts';
import { type Finding, unless } from './finding.ts';
import type { Scene } from './scene.ts';

// Expectations about what sets declare, and about who sits where: in the words of the lines of a position.

/** What stands before the colon, and behind it. */
function partsOf(text: string): { readonly key: string; readonly value: string } {
  const at = text.indexOf(':');
  return { key: text.slice(0, at), value: text.slice(at + 1).trim() };
}

/** What follows words at the beginning of a line, up to its colon: `Crate 3♥` in `tokens on Crate 3♥: load 2`. */
function behind(words: string, text: string): string {
  return partsOf(text).key.slice(words.length).trim();
}

/** `in force show: Gag`, `to come locomotive: Leland` (the next ones), `none`. */
export function declaredStackFinding(scene: Scene, text: string): Finding {
  const isComing = text.startsWith('to come ');
  return stackFinding(scene, text, behind(isComing ? 'to come' : 'in force', text), isComing);
}

export function stackFinding({ game }: Scene, text: string, stack: string, isComing: boolean): Finding {
  const { book, state } = game;
  const { key, value } = partsOf(text);
  const said = itemsOf(value).map((name) => readCardOf(book, stack, name));
  if (!isComing && said.length > 1) throw new NotationError({ says: 'oneInForce', text });
  const actual = isComing ? (state.stacks[stack] ?? []) : [state.inForce[stack] ?? []].flat();
  const isSo = said.every((slug, at) => actual[at] === slug) && (said.length > 0 || actual.length === 0);
  const names = actual.map((slug) => book.events.get(slug)?.name ?? slug);
  return unless(isSo, text, () => `${key}: ${names.join(', ') || NONE}`);
}

/** `tokens on Crate 3♥: load 2`: exactly these. The card lies in front of somebody. */
export function tokensFinding({ game }: Scene, text: string): Finding {
  const { book, state } = game;
  const name = behind('tokens on', text);
  const tokens = readCounts(itemsOf(partsOf(text).value));
  checkTokens(book.sets, tokens);
  const wanted = readCardName(book, name);
  const lying = state.seats.flatMap(({ inPlay, zones }) => [...inPlay, ...Object.values(zones).flat()]);
  const card = lying.find((one) => isNamed(faceOf(game, one), wanted));
  if (card === undefined) return { expected: text, found: `no '${name}' is in play` };
  const actual = state.cardTokens[card] ?? {};
  const kinds = Object.keys({ ...actual, ...tokens });
  const isSo = kinds.every((kind) => (actual[kind] ?? 0) === (tokens[kind] ?? 0));
  return unless(isSo, text, () => `tokens on ${name}: ${countsText(actual)}`);
}

function countsText(counts: { readonly [name: string]: number }): string {
  return (
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ') || NONE
  );
}

const ZONE = /^zone (?<zone>\S+?)(?: of (?<name>[^:]+))?: *(?<cards>.*)$/u;

/** `zone shop: Boots, Rhum`, `zone equipment of Ann: none`: exactly these, in any order. */
export function zoneFinding({ game, names }: Scene, text: string): Finding {
  const { zone = '', name, cards = '' } = ZONE.exec(text)?.groups ?? {};
  const { book, state } = game;
  const seat = name === undefined ? undefined : readSeat(names, name);
  const declared = (seat === undefined ? book.tableZones : book.seatZones).map(({ slug }) => slug);
  if (!declared.includes(zone)) throw new NotationError(unknownName('zone', zone, declared));
  const left = cardsAt(state, zoneNumberOf(book, zone, seat)).map((card) => faceOf(game, card));
  const found = left.map(faceText).join(', ') || NONE;
  const said = itemsOf(cards).map((card) => readCardName(book, card));
  const hasAll = said.every((card) => {
    const at = left.findIndex((face) => isNamed(face, card));
    return at >= 0 && left.splice(at, 1).length === 1;
  });
  return unless(hasAll && left.length === 0, text, () => `${partsOf(text).key}: ${found}`);
}

/** `order: Ann, Cid, Ben`: clockwise, whoever is named first. */
export function orderFinding({ game, names }: Scene, text: string): Finding {
  const said = itemsOf(partsOf(text).value).map((name) => seatId(readSeat(names, name)));
  if (said.length !== names.length || new Set(said).size !== names.length)
    throw new NotationError({ says: 'orderOnce', text });
  const { order } = game.state;
  const [first] = said;
  const start = first === undefined ? 0 : order.indexOf(first);
  const turned = [...order.slice(start), ...order.slice(0, start)];
  const isSo = said.every((seat, place) => turned[place] === seat);
  return unless(isSo, text, () => `order: ${turned.map((seat) => nameOfSeat(names, seat)).join(', ')}`);
}

/** `turns to skip: Ben 1`: these seats and no others. */
export function skipFinding({ game, names }: Scene, text: string): Finding {
  const said = Object.entries(readCounts(itemsOf(partsOf(text).value)));
  const wanted = new Map(said.map(([name, count]) => [readSeat(names, name), count]));
  const { seats } = game.state;
  const isSo = seats.every(({ turnsToSkip }, seat) => turnsToSkip === (wanted.get(seat) ?? 0));
  const found = () =>
    Object.fromEntries(
      seats.flatMap(({ turnsToSkip }, seat) => (turnsToSkip > 0 ? [[nameOfSeat(names, seat), turnsToSkip]] : [])),
    );
  return unless(isSo, text, () => `turns to skip: ${countsText(found())}`);
}

/** `brought back by ghost-town: Ben`: these seats and no others; by `nobody`: ghosts who were never out. */
export function broughtBackFinding({ game, names }: Scene, text: string): Finding {
  const rule = behind('brought back by', text);
  const wanted = itemsOf(partsOf(text).value).map((name) => readSeat(names, name));
  const actual = game.state.seats.flatMap(({ presence, broughtBackBy }, seat) =>
    presence !== 'in' && presence !== 'out' && (broughtBackBy ?? 'nobody') === rule ? [seat] : [],
  );
  const isSo = actual.length === wanted.length && actual.every((seat) => wanted.includes(seat));
  return unless(isSo, text, () => {
    const back = actual.map((seat) => nameOfSeat(names, seat));
    return `brought back by ${rule}: ${back.join(', ') || NONE}`;
  });
}
