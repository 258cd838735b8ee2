import { handOut } from '@dustup/kernel';
import { type Book, characterIn } from './book.ts';
import { handedList } from './copy-state.ts';
import type { CardDefinition, CharacterDefinition, EventDefinition, Source } from './definitions.ts';
import type { Traits } from './traits.ts';
import { distance, distanceFor, reach, stepsBetween } from './distance.ts';
import { signOf, signOfFace } from './draw-check.ts';
import { faceOf, type Game, seatOf } from './game.ts';
import { type CardId, type FaceId, NOBODY, type SeatId } from './ids.ts';
import { isInPlay, quarryOf } from './seats.ts';
import { type Sign, type Suit, SUITS } from './signs.ts';
import { indexOf } from './source-index.ts';
import { answering, nameOf, queryOf, selfOf } from './sources.ts';
import type { Memory } from './memory.ts';
import { zoneDefinition } from './places.ts';
import type { Frame, Role, State, Tokens } from './state.ts';
import { isEachForThemselves } from './victory.ts';
import type { View } from './plain-view.ts';
import { gameBehind, isRoleSeen } from './view.ts';
import { seesZone } from './who-sees.ts';

// What any player can work out from what they see. Nothing here looks at a hidden card.

/** The printed cards and characters of this game. */
export function bookBehind(view: View): Book {
  return gameBehind(view).book;
}

/** The viewer's own cards; none for somebody who only watches. */
export function ownHand(view: View): readonly CardId[] {
  const { viewer } = view;
  return viewer === null ? NO_CARDS : handedList(gameBehind(view).state.seats[viewer]?.hand ?? NO_CARDS);
}

const NO_CARDS: readonly CardId[] = [];

/** What the viewer's own cards are, in their order. */
export function ownFaces(view: View): readonly FaceId[] {
  const { seats, faces } = gameBehind(view).state;
  const hand = view.viewer === null ? NO_CARDS : (seats[view.viewer]?.hand ?? NO_CARDS);
  const own: FaceId[] = [];
  for (const card of hand) {
    const face = faces[card];
    if (face !== undefined) own.push(face);
  }
  return own;
}

/** Whose roles the viewer knows: a bit for each seat. */
export function rolesSeen(view: View): number {
  const game = gameBehind(view);
  let seen = 0;
  for (const seat of game.seats) if (isRoleSeen(game, seat, view.viewer)) seen |= 1 << seat;
  return seen;
}

/** Who is not out: a bit for each seat. */
export function seatsLeft(view: View): number {
  const { seats } = gameBehind(view).state;
  let left = 0;
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat]?.presence !== 'out') left |= 1 << seat;
  return left;
}

/** The cards in front of a seat. */
export function cardsInFrontOf(view: View, seat: SeatId): readonly CardId[] {
  return handedList(seatOf(gameBehind(view), seat).inPlay);
}

/** What lies on a card in play. */
export function tokensOnCard(view: View, card: CardId): Tokens {
  return { ...gameBehind(view).state.cardTokens[card] };
}

/** How many tokens a seat has that things are bought with: any number of them may lie in one place, unlike load. */
export function coinsOf(view: View, seat: SeatId): number {
  const game = gameBehind(view);
  const { tokens } = seatOf(game, seat);
  let coins = 0;
  for (const kind in tokens) if (game.book.tokens.get(kind)?.most === undefined) coins += tokens[kind] ?? 0;
  return coins;
}

/** Somebody need not pay for everything. */
export function isAnythingFree(view: View): boolean {
  return answering(gameBehind(view)).isFree.length > 0;
}

/** The cards on the discard pile, bottom first. */
export function discardsSeen(view: View): readonly CardId[] {
  return handedList(gameBehind(view).state.discardPile);
}

/** What a card is that the viewer sees: in their hand, in play, on the discard pile, in the middle; undefined otherwise. */
export function faceSeen(view: View, card: CardId): FaceId | undefined {
  const game = gameBehind(view);
  return isSeen(game, view, card) ? game.state.faces[card] : undefined;
}

export function definitionSeen(view: View, card: CardId): CardDefinition | undefined {
  const game = gameBehind(view);
  return isSeen(game, view, card) ? faceOf(game, card).card : undefined;
}

/** The sign of such a card as it counts just now, which need not be the printed one. */
export function signNow(view: View, card: CardId): Sign | undefined {
  const game = gameBehind(view);
  return isSeen(game, view, card) ? (signOf(game, card) ?? undefined) : undefined;
}

/** The large card that is turned up when a card is played, as far as all know which it is. */
export function turnedUpBy(view: View, card: string): EventDefinition | undefined {
  const { book, state } = gameBehind(view);
  for (const [stack, { turnedBy, last, isNextSeen }] of book.stacks) {
    if (turnedBy?.includes(card) !== true) continue;
    const [next = '', ...others] = state.stacks[stack] ?? [];
    if (isNextSeen || (others.length === 0 && next === last)) return book.events.get(next);
  }
  return undefined;
}

/** Whether a word at the table costs this seat something just now. */
export function doesSpeechCost(view: View, seat: SeatId): boolean {
  const game = gameBehind(view);
  return indexOf(game).listeners.length > 0 && isInPlay(game, seat);
}

/** The suit that all cards count as just now; null when each has its own. */
export function suitOfAll(view: View): Suit | null {
  const game = gameBehind(view);
  if (answering(game).suit.length === 0) return null;
  const samples = SUITS.flatMap((suit) => game.book.faces.find(({ sign }) => sign?.suit === suit) ?? []);
  const [first, ...others] = samples.map(({ id }) => signOfFace(game, id)?.suit);
  return others.every((suit) => suit === first) ? (first ?? null) : null;
}

/** What it does that a seat may use besides playing cards, by the name that its question gives it. */
export function traitsOfAction(view: View, seat: SeatId, name: number | string): Traits | undefined {
  return sourceOfAction(gameBehind(view), seat, name)?.ability.action?.traits;
}

/** Something speaks against it whatever the viewer would choose for it: then nobody need look at what there is to choose. */
export function isActionBarred(view: View, name: number | string): boolean {
  const game = gameBehind(view);
  const seat = seatAt(view);
  const source = seat === undefined ? undefined : sourceOfAction(game, seat, name);
  if (seat === undefined || source === undefined) return true;
  return source.ability.action?.why?.(game, seat, source) !== undefined;
}

function sourceOfAction(game: Game, seat: SeatId, name: number | string): Source | undefined {
  for (const source of indexOf(game).actions) {
    if ((source.owner === seat || source.owner === NOBODY) && nameOf(source) === name) return source;
  }
  return undefined;
}

function isSeen(game: Game, { viewer }: View, card: CardId): boolean {
  const place = game.places[card];
  return place !== undefined && seesZone(game, place, viewer);
}

/** The faces of all cards that lie open: on the discard pile, and in front of everybody. */
export function facesOpen(view: View): readonly FaceId[] {
  const { faces, discardPile, seats } = gameBehind(view).state;
  const open: FaceId[] = [];
  const see = (cards: readonly CardId[]) => {
    for (const card of cards) {
      const face = faces[card];
      if (face !== undefined) open.push(face);
    }
  };
  see(discardPile);
  for (const { inPlay } of seats) see(inPlay);
  return open;
}

export function topDiscard(view: View): CardId | undefined {
  return gameBehind(view).state.discardPile.at(-1);
}

/** Undefined before characters are chosen. */
export function characterOfSeat(view: View, seat: SeatId): CharacterDefinition | undefined {
  const { book, state } = gameBehind(view);
  const slug = state.seats[seat]?.character ?? '';
  return slug === '' ? undefined : characterIn(book, slug);
}

export function distanceBetween(view: View, from: SeatId, to: SeatId): number {
  return distance(gameBehind(view), from, to);
}

/** The same for a card that the viewer sees, which may go farther than its player. */
export function distanceWith(view: View, card: CardId, to: SeatId): number {
  const game = gameBehind(view);
  const from = seatAt(view);
  const isPlain = answering(game).distanceFor.length === 0 || !isSeen(game, view, card);
  if (from === undefined || isPlain) return distance(game, from ?? to, to);
  const face = faceOf(game, card);
  return distanceFor(game, { by: from, card, face: face.id, as: face.card.slug, chosen: {} }, to);
}

function seatAt(view: View): SeatId | undefined {
  return gameBehind(view).seats.find((seat) => seat === view.viewer);
}

/** The card that whose turn it is has played last, as what it was played; null when it was something else. */
export function lastPlayed(view: View): string | null {
  return gameBehind(view).state.turn.justPlayed?.as ?? null;
}

/** How many more cards whose turn it is has to play, or it costs them a life point. */
export function cardsOwed(view: View): number {
  const { book, state } = gameBehind(view);
  let wanted = 0;
  for (const stack in state.inForce) {
    const traits = book.events.get(state.inForce[stack] ?? '')?.traits;
    wanted = Math.max(wanted, traits?.wantsCards ?? 0);
  }
  const counter = wanted === 0 ? undefined : book.memories.find(({ counts }) => counts === 'cardsPlayed');
  return counter === undefined ? 0 : wanted - Number(state.turn.memory[counter.slug] ?? counter.initial);
}

/** Something that makes a distance longer or shorter: the slug of the card, character or event, and by how much. */
export type DistanceChange = { readonly slug: string; readonly by: number };

/** How a distance comes about: the seats the shorter way round, and what changes that just now. */
export type DistanceSum = { readonly steps: number; readonly changes: readonly DistanceChange[] };

export function distanceSum(view: View, from: SeatId, to: SeatId): DistanceSum {
  const game = gameBehind(view);
  const steps = stepsBetween(game, from, to);
  const changes: DistanceChange[] = [];
  let far = steps;
  for (const { source, run } of answering(game).distance) {
    const before = far;
    far = run(before, { game, self: selfOf(game, source), source, from, to });
    if (far !== before) changes.push({ slug: source.slug, by: far - before });
  }
  return { steps, changes };
}

/** The card beside which another lies, where its zone lies along a row, so many steps on; undefined if there is none. */
export function cardBeside(view: View, card: CardId, steps = 0): CardId | undefined {
  const { book, state, places } = gameBehind(view);
  const place = places[card];
  const zone = place === undefined ? undefined : zoneDefinition(book, place);
  if (zone?.along === undefined) return undefined;
  const at = state.zones[zone.slug]?.indexOf(card) ?? -1;
  return at < 0 ? undefined : state.zones[zone.along.zone]?.[stepsAlong(state, zone.along.at) + steps - 2 - at];
}

/** How many steps on the end of the row is that a zone lies along; undefined if it lies along none. */
export function stepsToEnd(view: View, zone: string): number | undefined {
  const along = alongOf(view, zone);
  return along && (gameBehind(view).state.zones[along.zone]?.length ?? 0) + 1 - along.at;
}

/** The zones that lie along another. */
export function zonesAlong(view: View): readonly string[] {
  return gameBehind(view).book.zonesAlong;
}

/** Rows that all see: the cards are no secret, and neither is how far along they lie. */
function alongOf(view: View, zone: string): { readonly zone: string; readonly at: number } | undefined {
  const { book, state } = gameBehind(view);
  const along = book.zonesAlong.includes(zone) ? book.tableZones.find(({ slug }) => slug === zone)?.along : undefined;
  return along && { zone: along.zone, at: stepsAlong(state, along.at) };
}

function stepsAlong({ memory }: State, { slug, initial }: Memory<number>): number {
  return Number(memory[slug] ?? initial);
}

/** Whom alone a seat is after, where the rules say so. */
export function quarryOfSeat(view: View, seat: SeatId): SeatId | null {
  return quarryOf(gameBehind(view), seat);
}

/** Sides no longer count: everybody is everybody's foe. */
export function areSidesOff(view: View): boolean {
  return isEachForThemselves(gameBehind(view));
}

export function reachOf(view: View, seat: SeatId): number {
  return reach(gameBehind(view), seat);
}

/** The role that the viewer plays for, which need not be the one they were dealt; null for somebody who only watches. */
export function ownSide(view: View): Role | null {
  const game = gameBehind(view);
  const seat = game.seats.find((one) => one === view.viewer);
  return seat === undefined ? null : queryOf(game, answering(game).playsFor, seatOf(game, seat).role, { seat });
}

/** How many BANG! cards a seat may play in its turn. */
export function bangLimitOf(view: View, seat: SeatId): number {
  const game = gameBehind(view);
  return queryOf(game, answering(game).bangLimit, 1, { seat });
}

/** What is under way of one kind, the outermost first: as `resolving`, without a copy of all the rest. */
export function framesOf<K extends Frame['kind']>(view: View, kind: K): readonly FrameOf<K>[] {
  const isOne = (frame: Frame): frame is FrameOf<K> => frame.kind === kind;
  return gameBehind(view).state.resolving.filter(isOne).map(handOut);
}

type FrameOf<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;

/** How many deeds everybody has seen, done by one seat or by all. */
export function deedsSeen(view: View, by?: SeatId): number {
  const { ledger, seats } = gameBehind(view).state;
  if (by === undefined) return ledger.deeds;
  let sum = 0;
  for (let place = by * seats.length; place < (by + 1) * seats.length; place++)
    sum += (ledger.harmed[place] ?? 0) + (ledger.helped[place] ?? 0);
  return sum;
}

/** How many cards a seat may keep at the end of its turn. */
export function handLimitOf(view: View, seat: SeatId): number {
  const game = gameBehind(view);
  return queryOf(game, answering(game).handLimit, Math.max(0, seatOf(game, seat).life), { seat });
}
