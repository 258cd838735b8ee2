import { type Book, bookOf, type EventType, type GameEvent, redactEvent, type SeenCard } from '@dustup/bang';
import type { Json, Viewer } from '@dustup/kernel';
import { counted, listed, spelledOut } from './english.ts';
import { nameOfSeat } from './named-position.ts';
import type { BangRecord } from './write-record.ts';

/** An event as a sentence, as far as it says what happened: cards that were not seen are only counted. */
export function tellEvent(event: GameEvent, names: readonly string[], book: Book): string {
  return SENTENCES[event.type](new Telling(event, names, book)).replace(/^a /u, 'A ');
}

/** A whole game as sentences: as one seat or a spectator saw it, or all of it. */
export function tellStory(record: BangRecord, names: readonly string[], viewer: Viewer | 'everything'): string[] {
  const book = bookOf(record.setup.sets);
  const seen = viewer === 'everything' ? record.events : record.events.map((event) => redactEvent(event, viewer));
  return seen.map((event) => tellEvent(event, names, book));
}

/** The parts of an event in words. */
class Telling {
  readonly event: GameEvent;
  readonly #names: readonly string[];
  readonly #book: Book;

  constructor(event: GameEvent, names: readonly string[], book: Book) {
    this.event = event;
    this.#names = names;
    this.#book = book;
  }

  get who(): string {
    return this.seatNamed(this.event.seat);
  }

  get whom(): string {
    return this.seatNamed(this.event.target);
  }

  /** The cards by name, or how many. */
  get cards(): string {
    const { cards, count = 0 } = this.event;
    return cards === undefined ? counted(count, 'card') : listed(cards.map((card) => this.#card(card)));
  }

  get count(): number {
    return this.event.count ?? 0;
  }

  /** « on Ben», or nothing. */
  on(preposition: string): string {
    return this.event.target === undefined ? '' : ` ${preposition} ${this.whom}`;
  }

  /** « as BANG!» when a card was played as another. */
  get asOther(): string {
    const as = this.detail('as');
    const [card] = this.event.cards ?? [];
    return typeof as !== 'string' || as === card?.card ? '' : ` as ${this.named(as)}`;
  }

  detail(name: string): Json | undefined {
    const { detail } = this.event;
    return isObject(detail) ? detail[name] : undefined;
  }

  get life(): string {
    const life = this.detail('life');
    return typeof life === 'number' ? String(life) : '?';
  }

  named(slug: Json | undefined): string {
    if (typeof slug !== 'string') return 'something';
    const { cards, characters, events } = this.#book;
    return (cards.get(slug) ?? characters.get(slug) ?? events.get(slug))?.name ?? spelledOut(slug);
  }

  /** There is one such token and no other. */
  isSingle(token: Json | undefined): boolean {
    return typeof token === 'string' && this.#book.tokens.get(token)?.supply === 1;
  }

  namedAll(slugs: Json | undefined): string {
    const names = Array.isArray(slugs) ? slugs.map((slug: Json) => this.named(slug)) : [];
    return names.length === 0 ? 'nobody' : listed(names);
  }

  seatNamed(seat: Json | undefined): string {
    return typeof seat === 'number' ? nameOfSeat(this.#names, seat) : 'nobody';
  }

  #card({ card, sign }: SeenCard): string {
    return `${this.#book.cards.get(card)?.name ?? card} ${sign}`.trimEnd();
  }
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const lives = (count: number) => (count === 1 ? 'a life point' : `${count} life points`);

const SENTENCES: { readonly [T in EventType]: (told: Telling) => string } = {
  turnBegan: (told) => `Turn ${told.count}: ${told.who}${told.detail('isExtra') === true ? ', once more' : ''}.`,
  turnSkipped: ({ who }) => `${who} loses the turn.`,
  turnEnded: ({ who }) => `${who} ends the turn.`,
  drew: ({ who, cards }) => `${who} draws ${cards}.`,
  played: (told) => `${told.who} plays ${told.cards}${told.asOther}${told.on('on')}.`,
  repeated: (told) => `${told.who} has ${told.named(told.detail('as'))} carried out once more${told.on('on')}.`,
  laid: (told) => `${told.who} lays ${told.cards}${told.on('in front of')}.`,
  answered: ({ who, cards }) => `${who} answers with ${cards}.`,
  used: (told) => `${told.who} uses ${told.named(told.detail('source'))}${told.on('on')}.`,
  discarded: ({ who, cards }) => `${who} discards ${cards}.`,
  took: ({ who, whom, cards }) => `${who} takes ${cards} of ${whom}.`,
  checked: (told) =>
    `${told.who}'s draw! for ${told.named(told.detail('reason'))}: ${told.detail('isHit') === true ? 'yes' : 'no'}.`,
  turned: ({ who, cards }) => `${who} turns ${cards}.`,
  offered: ({ cards }) => `On offer: ${cards}.`,
  picked: ({ who, cards }) => `${who} picks ${cards}.`,
  shown: ({ who, cards }) => `${who} shows ${cards}.`,
  putBack: ({ who, cards }) => `${who} puts back ${cards}.`,
  passedOn: ({ who, whom, cards }) => `${who} passes ${cards} on to ${whom}.`,
  landed: ({ event, who, cards }) =>
    event.seat === undefined ? `${cards} is set aside.` : `${cards} lands in front of ${who}.`,
  dodged: ({ who }) => `${who} dodges.`,
  unaffected: ({ who }) => `${who} is not affected.`,
  lifeLost: (told) => `${told.who} loses ${lives(told.count)}, ${told.life} left.`,
  lifeGained: (told) => `${told.who} regains ${lives(told.count)}, ${told.life} now.`,
  prevented: (told) => `${told.who} prevents it${told.on('for')}.`,
  eliminated: (told) => `${told.who} is out: ${told.named(told.detail('role'))}${killer(told)}.`,
  left: ({ who }) => `${who} leaves the game again.`,
  returned: ({ who }) => `${who} is back.`,
  borrowed: (told) => `${told.who} takes after ${told.namedAll(told.detail('characters'))}.`,
  characterChosen: (told) => `${told.who} is ${told.named(told.detail('character'))}.`,
  tokenMoved,
  eventTurned: (told) => `The new event is ${told.named(told.detail('event'))}.`,
  reshuffled: (told) => `${shuffled(told)}: ${counted(told.count, 'card')}.`,
  gameWon: (told) => `${wonBy(told)}.`,
};

/** The one token of its kind has another holder, or some tokens come from the supply or go back there. */
function tokenMoved(told: Telling): string {
  const token = told.named(told.detail('token'));
  const count = told.detail('count');
  if (typeof count !== 'number' || told.isSingle(told.detail('token')))
    return `${told.who} gets the ${token}${told.on('from')}.`;
  const tokens = `${Math.abs(count)} ${token} ${Math.abs(count) === 1 ? 'token' : 'tokens'}`;
  const where = told.event.cards === undefined ? told.who : told.cards;
  return count > 0 ? `${tokens} onto ${where}.` : `${tokens} off ${where}.`;
}

/** The discards when the pile ran out, or a card that is shuffled into it. */
function shuffled(told: Telling): string {
  const card = told.detail('card');
  return card === undefined ? 'The discards are shuffled' : `${told.named(card)} is shuffled into the pile`;
}

function killer(told: Telling): string {
  const by = told.detail('by');
  return typeof by === 'number' ? `, by ${told.seatNamed(by)}` : '';
}

function wonBy(told: Telling): string {
  const side = told.named(told.detail('side'));
  const winners = told.detail('winners');
  const names = Array.isArray(winners) ? listed(winners.map((seat) => told.seatNamed(seat))) : '';
  return `${side.charAt(0).toUpperCase()}${side.slice(1)} ${side === 'outlaws' ? 'win' : 'wins'}${names === '' ? '' : `: ${names}`}`;
}
