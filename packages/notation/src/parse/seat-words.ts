import { PRESENCES, type Presence, ROLES, type Role } from '@dustup/bang/engine';
import { NotationError } from '../notation-error.ts';
import { PRESENCE_WORDS } from '../seat-facts.ts';
import { eatOneOf } from './eat.ts';
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

/** Facts that are one item by themselves, as they are written. */
export const SEAT_FACTS: ReadonlyMap<string, SeatWords> = new Map<string, SeatWords>([
  ...PRESENCES.map((presence): [string, SeatWords] => [PRESENCE_WORDS[presence], { presence }]),
  ['role shown', { isRoleShown: true }],
  ['role hidden', { isRoleShown: false }],
]);

/** Facts that are lists, by the words they begin with. */
export const SEAT_LISTS: readonly string[] = LISTS;

/** `Sheriff, Slab the Killer, 5/5, hand BANG! 2♦, BANG! 3♦, in play Barrel Q♠` */
export function readSeatWords(text: string): SeatWords {
  let words: SeatWords = {};
  const lists = new Map<ListName, string[]>();
  let open: string[] | undefined;
  for (const item of itemsOf(text)) {
    const list = listIn(item);
    const fact = list === undefined ? factIn(item) : undefined;
    if (list !== undefined) {
      if (lists.has(list.name)) throw twice(list.name);
      open = list.rest === '' ? [] : [list.rest];
      lists.set(list.name, open);
    } else if (fact !== undefined) {
      words = withFact(words, fact, item);
      open = undefined;
    } else if (open !== undefined) open.push(item);
    else if (words.character === undefined) words.character = item;
    else throw new NotationError({ says: 'noFact', text: item });
  }
  for (const [name, items] of lists) setList(words, name, items);
  return words;
}

function twice(what: string): NotationError {
  return new NotationError({ says: 'twiceOfSeat', text: what });
}

function listIn(item: string): { name: ListName; rest: string } | undefined {
  const found = eatOneOf(item, LISTS);
  const name = LISTS.find((one) => one === found?.phrase);
  return found && name && { name, rest: found.rest };
}

/** What an item says that is a fact by itself. */
function factIn(item: string): SeatWords | undefined {
  const life = /^(-?\d+)\/(\d+)$/.exec(item);
  if (life !== null) return { life: Number(life[1]), maxLife: Number(life[2]) };
  const role = ROLES.find((one) => one === item.toLowerCase());
  return role === undefined ? SEAT_FACTS.get(item) : { role };
}

/** A fact of each kind once: the last of two would win without a word. */
function withFact(words: SeatWords, fact: SeatWords, item: string): SeatWords {
  if (Object.keys(fact).some((kind) => kind in words)) throw twice(item);
  return { ...words, ...fact };
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
      words.holds = atLeastOne(name, list);
      break;
    case 'lacks':
      words.lacks = atLeastOne(name, list);
      break;
    case 'tokens':
      words.tokens = readCounts(list);
      break;
    case 'borrows':
      words.borrowed = list;
      break;
    case 'chooses from':
      words.choosesFrom = list;
      break;
  }
}

/** To hold no card at all would be true of anybody. */
export function atLeastOne(words: string, cards: readonly string[]): readonly string[] {
  if (cards.length === 0) throw new NotationError({ says: 'cardsMissing', words });
  return cards;
}

function cardsSaid(list: readonly string[]): CardsSaid {
  const count = /^(\d+)( cards?)?$/.exec(list.join(', '))?.[1];
  return count === undefined ? { cards: list } : { count: Number(count) };
}

/** `gold 3` */
export function readCount(item: string): [string, number] {
  const found = /^(.*\S)\s+(\d+)$/u.exec(item);
  if (found === null) throw new NotationError({ says: 'noCount', text: item });
  return [found[1] ?? '', Number(found[2])];
}

/** `gold 3`, `bullets 2`: each name once. */
export function readCounts(items: readonly string[]): { [name: string]: number } {
  const counts: { [name: string]: number } = {};
  for (const [name, count] of items.map(readCount)) {
    if (name in counts) throw new NotationError({ says: 'countedTwice', name });
    counts[name] = count;
  }
  return counts;
}
