import {
  cardsAt,
  distance,
  type Game,
  indexOf,
  judge,
  openGame,
  placeAll,
  reach,
  type State,
  zoneNumbers,
} from '@dustup/bang';
import { InvariantBroken } from './watched.ts';

/** I3: every card is in exactly one zone, every face exists once, tokens and life points are possible numbers. */
export function checkConserved(game: Game): void {
  const { state } = game;
  checkZones(game);
  checkFaces(state, game.book.faces.length);
  checkNumbers(state);
  checkTokens(game);
  const places = placeAll(state);
  for (let card = 0; card < places.length; card++) {
    if (game.places[card] !== places[card])
      throw new InvariantBroken('I3', `card ${card} is not where the game looks for it`);
  }
}

/** What is kept beside the state must be what the state says: the index of sources, made anew, is the same, and so are distances and the verdict. */
export function checkIndex(game: Game): void {
  const fresh = openGame(game.state, undefined);
  const kept = listing(game);
  const anew = listing(fresh);
  if (kept !== anew) throw new InvariantBroken('I3', `the index of sources is ${kept}, but should be ${anew}`);
  for (const from of game.seats) {
    for (const to of game.seats) if (distance(game, from, to) !== distance(fresh, from, to)) throw staleReach(from, to);
    if (reach(game, from) !== reach(fresh, from)) throw staleReach(from, from);
  }
  if (indexOf(game).isUndecided && judge(fresh) !== null)
    throw new InvariantBroken('I3', 'somebody has won, and it is remembered that nobody has');
}

function staleReach(from: number, to: number): InvariantBroken {
  return new InvariantBroken('I3', `how far seat ${from} sees ${to}, or its gun reaches, is remembered from before`);
}

function listing(game: Game): string {
  const { counting, queries, moments, actions, anytime, responders, drawers, listeners } = indexOf(game);
  const { isStartQuiet, isDrawQuiet } = indexOf(game);
  const hooked = [...Object.values(queries), ...Object.values(moments)].map((list) => list.map(({ source }) => source));
  const lists = [...counting, ...hooked, actions, anytime, ...Object.values(responders), drawers, listeners];
  const named = lists.map((list) => list.map(({ owner, slug, card }) => [owner, slug, card]));
  return JSON.stringify({ named, isStartQuiet, isDrawQuiet });
}

function checkZones({ state, book }: Game): void {
  const { faces } = state;
  const count = new Uint8Array(faces.length);
  let cards = 0;
  for (const number of zoneNumbers(book, state)) cards += countInto(count, cardsAt(state, number));
  const wrong = count.findIndex((times) => times !== 1);
  if (wrong >= 0 || cards !== faces.length)
    throw new InvariantBroken('I3', `card ${wrong} is in ${count[wrong]} zones; ${cards} cards of ${faces.length}`);
}

function countInto(count: Uint8Array, zone: readonly number[]): number {
  for (const card of zone) count[card] = (count[card] ?? 0) + 1;
  return zone.length;
}

function checkFaces({ faces }: State, printed: number): void {
  const count = new Uint8Array(printed);
  countInto(count, faces);
  const wrong = count.findIndex((times) => times !== 1);
  if (wrong >= 0 || faces.length !== printed)
    throw new InvariantBroken('I3', `face ${wrong} is on ${count[wrong]} cards; ${faces.length} cards of ${printed}`);
}

/** No more tokens of a kind lie about than there are, and nowhere more than may. */
function checkTokens({ state: { seats, cardTokens }, book }: Game): void {
  for (const { kind, supply: printed, isEndless, most } of book.tokens.values()) {
    const supply = isEndless === true ? Number.POSITIVE_INFINITY : printed;
    const heaps = [...seats.map(({ tokens }) => tokens), ...Object.values(cardTokens)].map((heap) => heap[kind] ?? 0);
    const lying = heaps.reduce((sum, heap) => sum + heap, 0);
    if (lying > supply || heaps.some((heap) => heap > (most ?? supply)))
      throw new InvariantBroken('I3', `${lying} of ${supply} '${kind}' lie about: ${heaps.join(', ')}`);
  }
}

function checkNumbers({ seats }: State): void {
  for (const [at, { life, maxLife, tokens }] of seats.entries()) {
    if (!Number.isInteger(life) || life > maxLife) throw new InvariantBroken('I3', `seat ${at} has ${life}/${maxLife}`);
    for (const [kind, number] of Object.entries(tokens)) {
      if (!Number.isInteger(number) || number < 0)
        throw new InvariantBroken('I3', `seat ${at} has ${number} of '${kind}'`);
    }
  }
}
