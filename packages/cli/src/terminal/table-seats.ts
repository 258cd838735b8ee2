import {
  definitionSeen,
  distanceBetween,
  reachOf,
  seatId,
  type SeatView,
  type SeenCard,
  type View,
} from '@dustup/bang';
import { cutName, isolated } from '@dustup/words';
import { drawn, fitted, lifeHearts, padded, widthOf, wrapped } from './paint.ts';
import type { Screen } from './screen.ts';
import { nameAt, ringFrom } from './seats.ts';
import type { Vocabulary } from './words.ts';

type Column = 'role' | 'character' | 'life' | 'hand' | 'far';

/** How the seats are drawn on a screen of some width. */
type Shape = {
  readonly columns: readonly Column[];
  readonly gap: string;
  readonly longestName: number;
  readonly hasHearts: boolean;
  readonly hasHead: boolean;
  /** What is kept free for cards in play beside the rest, if there is so much. */
  readonly roomForCards: number;
};

/** Without a column for roles the Sheriff has a star, and other known roles stand among the cards. */
const SLIM = ['character', 'life', 'hand', 'far'] as const;

const SHAPES: readonly (Shape & { readonly from: number })[] = [
  {
    from: 72,
    columns: ['role', ...SLIM],
    gap: '  ',
    longestName: 20,
    hasHearts: true,
    hasHead: true,
    roomForCards: 20,
  },
  { from: 50, columns: SLIM, gap: '  ', longestName: 10, hasHearts: false, hasHead: true, roomForCards: 14 },
  { from: 0, columns: SLIM, gap: ' ', longestName: 8, hasHearts: false, hasHead: false, roomForCards: 4 },
];

/** A character's name is not cut below this. */
const SHORTEST_CHARACTER = 12;
/** Before cards that have no room beside their owner. */
const BELOW = '      ';

/** What stands in the columns of a seat, what lies in front of it, and its tokens, which give way first. */
type Row = { readonly cells: readonly string[]; readonly cards: readonly string[]; readonly tokens: readonly string[] };

/** One line per seat, clockwise, starting with the viewer's own; cards in play that have no room beside it follow below, or are only counted. */
export function seatLines(view: View, screen: Screen, isFolded: boolean): string[] {
  const shape = SHAPES.find(({ from }) => screen.columns >= from) ?? SHAPES[0];
  if (shape === undefined) return [];
  const most = mostOfCharacter(view, shape, screen);
  const rows = ringFrom(view).flatMap((at) => rowOf(view, at, shape, most, screen) ?? []);
  const all = shape.hasHead ? [headOf(shape, screen), ...rows] : rows;
  const widths = widthsOf(all);
  return all.flatMap((row) => linesOf(row, widths, shape, screen.columns, isFolded));
}

function widthsOf(rows: readonly Row[]): number[] {
  return (rows[0]?.cells ?? []).map((_, at) => Math.max(...rows.map(({ cells }) => widthOf(cells[at] ?? ''))));
}

function headOf({ columns }: Shape, { vocabulary, paint }: Screen): Row {
  const head = (column: string) => paint.dim(vocabulary.text(`terminal.header.${column}`));
  return { cells: ['  ', ...columns.map(head)], cards: [head('inPlay')], tokens: [] };
}

/** How long a character's name may be, so that cards have some room beside it. */
function mostOfCharacter(view: View, shape: Shape, screen: Screen): number {
  const rows = ringFrom(view).flatMap((at) => rowOf(view, at, shape, 0, screen) ?? []);
  const head = shape.hasHead ? [headOf(shape, screen)] : [];
  const at = shape.columns.indexOf('character') + 1;
  const others = widthsOf([...head, ...rows]).reduce((sum, width, column) => sum + (column === at ? 0 : width), 0);
  const gaps = shape.gap.length * (shape.columns.length + 1);
  const longest = Math.max(0, ...rows.flatMap(({ cards, tokens }) => [...cards, ...tokens].map(widthOf)));
  const roomForCards = Math.min(shape.roomForCards, longest);
  return Math.max(SHORTEST_CHARACTER, screen.columns - others - gaps - roomForCards);
}

function rowOf(view: View, at: number, shape: Shape, mostOfCharacter: number, screen: Screen): Row | undefined {
  const { company, paint, vocabulary } = screen;
  const seat = view.seats[at];
  if (seat === undefined) return undefined;
  const hasRoles = shape.columns.includes('role');
  const isStarred = seat.role === 'sheriff' && !hasRoles;
  const name = isolated(cutName(nameAt(company, at), shape.longestName));
  const mark = view.turn.seat === at && view.outcome === null ? paint.yellow('▶') : ' ';
  const isOut = seat.presence === 'out';
  const cellOf = (column: Column) => {
    if (column === 'role') return roleText(seat, screen);
    if (column === 'character') return characterText(seat, mostOfCharacter, vocabulary);
    if (isOut) return '';
    if (column === 'life') return stateText(seat, shape, screen);
    return column === 'hand' ? String(seat.handCount) : farText(view, at);
  };
  const cells = [
    `${mark} ${isStarred ? paint.yellow('★') : ''}${at === company.you ? paint.cyan(paint.bold(name)) : name}`,
    ...shape.columns.map(cellOf),
  ];
  const known = hasRoles || isStarred || seat.role === null ? [] : [vocabulary.nameOf(seat.role)];
  const cards = [...(isOut ? [vocabulary.text('terminal.out')] : []), ...known, ...cardsBefore(view, seat, screen)];
  const tokens = tokensText(seat.tokens, vocabulary);
  return isOut
    ? { cells: cells.map(paint.dim), cards: cards.map(paint.dim), tokens: tokens.map(paint.dim) }
    : { cells, cards, tokens };
}

/** Everything that lies in front of a seat: tokens, then cards. */
export function inFrontOf(view: View, seat: SeatView, screen: Screen): string[] {
  return [...tokensText(seat.tokens, screen.vocabulary), ...cardsBefore(view, seat, screen)];
}

/** Cards in play, then what sets have other places for. */
function cardsBefore(view: View, { inPlay, zones }: SeatView, screen: Screen): string[] {
  const cards = [...inPlay, ...Object.values(zones).flatMap((zone) => zone.cards ?? [])];
  return cards.map((card) => cardInPlay(view, card, screen));
}

/** Life points; a shadow has none and is called so. */
function stateText(seat: SeatView, { hasHearts }: Shape, { paint, vocabulary }: Screen): string {
  if (seat.presence === 'shadow') return paint.dim(vocabulary.nameOf(seat.presence));
  return hasHearts ? lifeHearts(seat, paint) : `${seat.life}/${seat.maxLife}`;
}

/** With the borrowed abilities, which everybody sees; or how many there are, where their names have no room. */
function characterText({ character, borrowed }: SeatView, most: number, { nameOf }: Vocabulary): string {
  const whole = [nameOf(character), ...borrowed.map((slug) => `(${nameOf(slug)})`)].join(' ');
  if (whole.length <= most) return whole;
  const more = borrowed.length === 0 ? '' : ` +${borrowed.length}`;
  return `${cutName(nameOf(character), Math.max(1, most - more.length))}${more}`;
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
    return vocabulary.text('terminal.tokens', { count, name: vocabulary.nameOf(kind) });
  });
}

/** One seat's line; its cards in play continue below when there is no more room, all of them when one is too long. */
function linesOf(
  { cells, cards: before, tokens }: Row,
  widths: readonly number[],
  { gap }: Shape,
  columns: number,
  isFolded: boolean,
): string[] {
  const left = widths.map((width, at) => padded(cells[at] ?? '', width)).join(gap);
  const room = columns - widthOf(left) - gap.length;
  if (isFolded) return [`${left}${gap}${fitted([...before, ...tokens], ', ', room)}`.trimEnd()];
  const cards = [...tokens, ...before];
  const [first = '', ...rest] = cardLines(cards, Math.max(1, room));
  if ([first, ...rest].some((line) => widthOf(line) > room))
    return [left.trimEnd(), ...cardLines(cards, columns - BELOW.length).map((line) => BELOW + line)];
  return [`${left}${gap}${first}`.trimEnd(), ...rest.map((line) => ' '.repeat(widthOf(left) + gap.length) + line)];
}

/** A card's name and sign stay together where a line has room for them. */
function cardLines(cards: readonly string[], room: number): string[] {
  const glued = cards.map((card) => (widthOf(card) < room ? card.replaceAll(' ', '\u00a0') : card));
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
