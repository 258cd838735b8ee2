import { type Presence, ROLES, type Role } from '@dustup/bang';
import { NotationError } from '../notation-error.ts';
import { eat, eatOneOf } from './eat.ts';
import { itemsOf } from './lines.ts';

/** Cards by name, or only how many. */
export type CardsSaid = { readonly cards: readonly string[] } | { readonly count: number };

/** What a line says of a seat, in a position or in an expectation. */
export type SeatWords = {
  role?: Role;
  character?: string;
  life?: number;
  maxLife?: number;
  hand?: CardsSaid;
  inPlay?: CardsSaid;
  /** At least these are in the hand, or none of these. */
  holds?: readonly string[];
  lacks?: readonly string[];
  tokens?: { readonly [kind: string]: number };
  presence?: Presence;
  borrowed?: readonly string[];
  isRoleShown?: boolean;
  /** The characters that are still to be chosen from. */
  choosesFrom?: readonly string[];
};

const LISTS = ['hand', 'in play', 'holds', 'lacks', 'tokens', 'borrows', 'chooses from'] as const;
type ListName = (typeof LISTS)[number];

/** `Sheriff, Slab the Killer, 5/5, hand BANG! 2♦, BANG! 3♦, in play Barrel Q♠` */
export function readSeatWords(text: string): SeatWords {
  const words: SeatWords = {};
  const lists = new Map<ListName, string[]>();
  let open: string[] | undefined;
  for (const item of itemsOf(text)) {
    const list = eatOneOf(item, LISTS);
    if (list !== undefined) {
      open = list.rest === '' ? [] : [list.rest];
      lists.set(listNamed(list.phrase), open);
    } else if (readFact(words, item)) open = undefined;
    else if (open !== undefined) open.push(item);
    else if (words.character === undefined) words.character = item;
    else throw new NotationError(`'${item}': a role, a character, life as 3/4, hand …, in play … would be right`);
  }
  for (const [name, items] of lists) setList(words, name, items);
  return words;
}

function listNamed(phrase: string): ListName {
  return LISTS.find((one) => one === phrase) ?? 'hand';
}

/** True when the item is one fact by itself. */
function readFact(words: SeatWords, item: string): boolean {
  const life = /^(-?\d+)\/(\d+)$/.exec(item);
  if (life !== null) {
    words.life = Number(life[1]);
    words.maxLife = Number(life[2]);
    return true;
  }
  const role = ROLES.find((one) => one === item.toLowerCase());
  if (role !== undefined) words.role = role;
  else if (item === 'is out') words.presence = 'out';
  else if (item === 'is a ghost') words.presence = 'ghost';
  else if (item === 'is in') words.presence = 'in';
  else if (item === 'role shown') words.isRoleShown = true;
  else if (item === 'role hidden') words.isRoleShown = false;
  else return false;
  return true;
}

function setList(words: SeatWords, name: ListName, items: readonly string[]): void {
  const list = itemsOf(items.join(', '));
  switch (name) {
    case 'hand':
      words.hand = cardsSaid(list);
      break;
    case 'in play':
      words.inPlay = cardsSaid(list);
      break;
    case 'holds':
      words.holds = list;
      break;
    case 'lacks':
      words.lacks = list;
      break;
    case 'tokens':
      words.tokens = Object.fromEntries(list.map(readCount));
      break;
    case 'borrows':
      words.borrowed = list;
      break;
    case 'chooses from':
      words.choosesFrom = list;
      break;
  }
}

function cardsSaid(list: readonly string[]): CardsSaid {
  const count = /^(\d+)( cards?)?$/.exec(list.join(', '))?.[1];
  return count === undefined ? { cards: list } : { count: Number(count) };
}

/** `gold 3` */
export function readCount(item: string): [string, number] {
  const found = /^(.*\S)\s+(\d+)$/u.exec(item);
  if (found === null) throw new NotationError(`'${item}': a name and a number, such as 'gold 3', would be right`);
  return [found[1] ?? '', Number(found[2])];
}

/** The seat whose name begins a text, and what is left. */
export function eatSeat(names: readonly string[], text: string): { seat: number; rest: string } | undefined {
  const found = eatOneOf(text, names);
  return (
    found && { seat: names.findIndex((name) => name.toLowerCase() === found.phrase.toLowerCase()), rest: found.rest }
  );
}

/** As `eatSeat`, for text that must begin so. */
export function mustEatSeat(names: readonly string[], text: string): { seat: number; rest: string } {
  const found = eatSeat(names, text);
  if (found !== undefined) return found;
  throw new NotationError(`'${text}': the name of a seat would be right: ${names.join(', ')}`);
}

/** A text that is a seat's name and nothing else. */
export function readSeat(names: readonly string[], text: string): number {
  const { seat, rest } = mustEatSeat(names, text);
  if (eat(rest, '') !== '') throw new NotationError(`no seat '${text}'; there are: ${names.join(', ')}`);
  return seat;
}
