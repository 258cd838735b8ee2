import {
  bangLimitOf,
  besideIn,
  definitionSeen,
  distanceBetween,
  reachOf,
  seatId,
  type SeatView,
  type SeenCard,
  type View,
} from '@dustup/bang';
import { cutName, isolated, seatPiece, standingOf } from '@dustup/words';
import { drawn, lifeHearts, padded, widthOf, wrapped } from './paint.ts';
import type { Screen } from './screen.ts';
import { type Company, nameAt, ringFrom } from './seats.ts';
import type { Vocabulary } from './words.ts';

const GAP = '  ';
const NARROWEST = 20;
const LONGEST_NAME = 20;

/** The whole table as its viewer sees it: one line per seat, clockwise, starting with their own. */
export function tableText(view: View, screen: Screen): string {
  const rows = [headerOf(screen), ...ringFrom(view).map((seat) => rowOf(view, seat, screen))];
  const widths = (rows[0] ?? []).slice(0, -1).map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))));
  const seats = rows.flatMap((row) => linesOf(row, widths, screen.columns));
  return [titleOf(view, screen), ...eventLines(view, screen), ...zoneLines(view, screen), ...seats].join('\n');
}

/** What is in force, such as an event, and the next one, with what each does; and in front of whom a stack lies. */
function eventLines({ inForce, stacks }: View, screen: Screen): string[] {
  const { vocabulary, paint, columns, company } = screen;
  const said = (name: string, slug: string, left: number) => {
    const about = { event: vocabulary.nameOf(slug, 'events'), line: vocabulary.lineOf(slug, 'events'), left };
    return wrapped(vocabulary.text(`terminal.${name}`, about), columns, '  ');
  };
  const now = Object.values(inForce).flatMap((slug) => said('event', slug, 0).map(paint.yellow));
  const next = Object.values(stacks).flatMap(({ next: slug, left }) =>
    slug === null ? [] : said('nextEvent', slug, left).map(paint.dim),
  );
  const held = Object.entries(stacks).flatMap(([stack, { holder = null, left }]) => {
    if (holder === null || inForce[stack] === undefined) return [];
    const about = { who: seatPiece(vocabulary, company, holder), whoIs: standingOf(company, holder), left };
    return wrapped(vocabulary.text('terminal.stackHeld', about), columns, '  ').map(paint.dim);
  });
  return [...now, ...held, ...next];
}

/** What lies open in the middle in places that sets bring, where these have a name: the shop, with its prices. */
function zoneLines(view: View, screen: Screen): string[] {
  const { vocabulary, columns } = screen;
  return Object.entries(view.zones).flatMap(([zone, { cards }]) => {
    if (cards === null || cards.length === 0 || !vocabulary.has(`keywords.${zone}.name`)) return [];
    const shown = cards
      .map((card) => cardForSale(view, card, screen) + besideText(view, zone, card, screen))
      .join(' · ');
    return wrapped(`${vocabulary.nameOf(zone)}: ${shown}`, columns, '  ');
  });
}

/** What a card of the row lies beside, and what that asks for: a railcar and its station. */
function besideText(view: View, zone: string, card: SeenCard, { vocabulary }: Screen): string {
  const beside = besideIn(view, zone, card.id);
  const slug = beside === undefined ? undefined : definitionSeen(view, beside)?.slug;
  return slug === undefined ? '' : ` (${vocabulary.nameOf(slug, 'events')}. ${vocabulary.lineOf(slug, 'events')})`;
}

function cardForSale(view: View, card: SeenCard, { vocabulary, paint }: Screen): string {
  const price = definitionSeen(view, card.id)?.price ?? null;
  const text = drawn([vocabulary.card(card.card, card.sign)], paint).replaceAll(' ', '\u00a0');
  return price === null ? text : `${text}\u00a0(${price})`;
}

function titleOf({ turn, drawPileCount, discardPile }: View, { paint, vocabulary, company, columns }: Screen): string {
  const top = discardPile.at(-1);
  const discards =
    top === undefined
      ? vocabulary.pieces('terminal.nothing')
      : vocabulary.pieces('terminal.topDiscard', {
          card: vocabulary.card(top.card, top.sign),
          count: discardPile.length,
        });
  const left = `── ${paint.bold(turnText(turn.number, turn.seat, company, vocabulary))} `;
  const piles = vocabulary.pieces('terminal.piles', { pile: drawPileCount, discards });
  const right = ` ${drawn(piles, paint)} ──`;
  return left + '─'.repeat(Math.max(2, columns - widthOf(left) - widthOf(right))) + right;
}

const COLUMNS = ['role', 'character', 'life', 'hand', 'far', 'inPlay'];

function headerOf({ vocabulary, paint }: Screen): string[] {
  return ['  ', ...COLUMNS.map((column) => vocabulary.text(`terminal.header.${column}`))].map(paint.dim);
}

/** Whose turn it is, as a heading. */
export function turnText(number: number, seat: number, company: Company, vocabulary: Vocabulary): string {
  const who = seatPiece(vocabulary, company, seat);
  return vocabulary.text('terminal.turn', { number, who, whoIs: standingOf(company, seat) });
}

function rowOf(view: View, at: number, screen: Screen): string[] {
  const { company, paint, vocabulary } = screen;
  const seat = view.seats[at];
  if (seat === undefined) return [];
  const name = isolated(cutName(nameAt(company, at), LONGEST_NAME));
  const mark = view.turn.seat === at && view.outcome === null ? paint.yellow('▶') : ' ';
  const isOut = seat.presence === 'out';
  const cells = [
    `${mark} ${at === company.you ? paint.cyan(paint.bold(name)) : name}`,
    roleText(seat, screen),
    characterText(seat, vocabulary),
    isOut ? vocabulary.text('terminal.out') : stateText(seat, screen),
    isOut ? '' : String(seat.handCount),
    isOut ? '' : farText(view, at),
    [...tokensText(seat.tokens, vocabulary), ...cardsBefore(seat).map((card) => cardInPlay(view, card, screen))].join(
      ', ',
    ),
  ];
  return isOut ? cells.map(paint.dim) : cells;
}

/** Everything that lies in front of a seat: cards in play, then what sets have other places for. */
function cardsBefore({ inPlay, zones }: SeatView): readonly SeenCard[] {
  return [...inPlay, ...Object.values(zones).flatMap(({ cards }) => cards ?? [])];
}

/** Life points; a shadow has none and is called so. */
function stateText(seat: SeatView, { paint, vocabulary }: Screen): string {
  return seat.presence === 'shadow' ? paint.dim(vocabulary.nameOf(seat.presence)) : lifeHearts(seat, paint);
}

/** With the borrowed ability, which everybody sees. */
function characterText({ character, borrowed }: SeatView, { nameOf }: Vocabulary): string {
  return [nameOf(character), ...borrowed.map((slug) => `(${nameOf(slug)})`)].join(' ');
}

/** A green card that was put down this turn says so: it is of no use before a later one. */
function cardInPlay(view: View, card: SeenCard, { vocabulary, paint }: Screen): string {
  const text = drawn([vocabulary.card(card.card, card.sign)], paint);
  const isWaiting = view.turn.laid.includes(card.id) && definitionSeen(view, card.id)?.colour === 'green';
  const load = tokensText(view.cardTokens[card.id] ?? {}, vocabulary);
  if (load.length > 0) return `${text} (${load.join(', ')})`;
  return isWaiting ? `${text} ${paint.dim(`(${vocabulary.text('terminal.notYet')})`)}` : text;
}

function tokensText(tokens: SeatView['tokens'], vocabulary: Vocabulary): string[] {
  const lying = Object.entries(tokens).filter(([, count]) => count > 0);
  return lying.map(([kind, count]) => {
    if (vocabulary.has(`tokens.${kind}`)) return vocabulary.text(`tokens.${kind}`, { count });
    return count === 1 ? vocabulary.nameOf(kind) : `${count} × ${vocabulary.nameOf(kind)}`;
  });
}

/** One seat's line; its cards in play continue below when there is no more room. */
function linesOf(row: readonly string[], widths: readonly number[], columns: number): string[] {
  const left = widths.map((width, at) => padded(row[at] ?? '', width)).join(GAP);
  const room = Math.max(NARROWEST, columns - widthOf(left) - GAP.length);
  const [first = '', ...rest] = cardLines(row.at(-1) ?? '', room);
  return [`${left}${GAP}${first}`.trimEnd(), ...rest.map((line) => ' '.repeat(widthOf(left) + GAP.length) + line)];
}

/** A card's name and sign stay together. */
function cardLines(cards: string, room: number): string[] {
  const glued = cards.split(', ').map((card) => card.replaceAll(' ', '\u00a0'));
  return wrapped(glued.join(', '), room).map((line) => line.replaceAll('\u00a0', ' '));
}

function roleText({ role }: SeatView, { vocabulary, paint }: Screen): string {
  if (role === null) return paint.dim(vocabulary.text('terminal.hiddenRole'));
  return role === 'sheriff' ? paint.yellow(`★ ${vocabulary.nameOf(role)}`) : vocabulary.nameOf(role);
}

/** The distance, with a mark when the viewer's weapon reaches that far. */
function farText(view: View, at: number): string {
  const { viewer } = view;
  if (viewer === null || viewer === at || view.seats[viewer]?.presence === 'out') return '';
  const far = distanceBetween(view, seatId(viewer), seatId(at));
  return far <= reachOf(view, seatId(viewer)) ? `${far} *` : String(far);
}

/** The viewer's own cards. */
export function handText({ viewer, seats }: View, { vocabulary, paint, columns }: Screen): string {
  const hand = viewer === null ? [] : (seats[viewer]?.hand ?? []);
  if (hand.length === 0) return vocabulary.text('terminal.emptyHand');
  const cards = hand.map(({ card, sign }) => drawn([vocabulary.card(card, sign)], paint).replaceAll(' ', '\u00a0'));
  return wrapped(vocabulary.text('terminal.hand', { cards: cards.join(' · ') }), columns, '  ')
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

/** How far the weapon reaches and how often its owner may shoot. */
export function reachText(view: View, { vocabulary, paint }: Screen): string {
  const seat = seatId(view.viewer ?? 0);
  const [reach, limit] = [reachOf(view, seat), bangLimitOf(view, seat)];
  const name = Number.isFinite(limit) ? 'terminal.reach' : 'terminal.reachNoLimit';
  return paint.dim(vocabulary.text(name, { reach, limit, played: view.turn.bangsPlayed }));
}
