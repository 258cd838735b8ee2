import {
  type Book,
  cardId,
  EVENT_TYPES,
  type EventType,
  type GameEvent,
  ROLES,
  rolesFor,
  type SeenCard,
  seatId,
} from '@dustup/bang/engine';
import { faceText } from './card-names.ts';
import { SIDES } from './side-words.ts';
import { nameInStory, tellEvent } from './story.ts';
import { tokensOf } from './token-names.ts';

// The forms of all sentences that a seat can hear. They are made by telling sample events, so the words stay in one place.

type Sample = Omit<GameEvent, 'type'>;

const [WHO, WHOM, PLAYERS] = [seatId(0), seatId(1), seatId(2)];
const NAMES = ['⟨who⟩', '⟨whom⟩', '⟨players⟩'];
/** Among three there is one of each role, among eight there are several. */
const TABLES = [NAMES, [...NAMES, '4', '5', '6', '7', '8']];
const CARD: SeenCard = { id: cardId(0), card: '⟨card⟩', sign: '⟨sign⟩' };
/** A number that no sentence has by itself. */
const MANY = 471;

const who: Sample = { seat: WHO };
const both: Sample = { seat: WHO, target: WHOM };
const cards: Sample = { cards: [CARD] };

/** What an eliminated player may be back as. */
const SHADOWS = ['shadow', 'shadow-deputy', 'shadow-outlaw'];

/** Each event in all the shapes that read differently. Cards that were not seen are only counted: `⟨cards⟩` stands for both. */
const SAMPLES: { readonly [T in EventType]: readonly Sample[] } = {
  turnBegan: [
    { ...who, count: MANY },
    { ...who, count: MANY, detail: { isExtra: true } },
  ],
  turnSkipped: [who],
  turnEnded: [who],
  drew: [{ ...who, ...cards }],
  played: [who, both].flatMap((seats) => [
    { ...seats, ...cards },
    { ...seats, ...cards, detail: { as: '⟨name⟩' } },
  ]),
  repeated: [who, both].map((seats) => ({ ...seats, detail: { as: '⟨name⟩' } })),
  laid: [who, both].map((seats) => ({ ...seats, ...cards })),
  answered: [{ ...who, ...cards }],
  used: [who, both].map((seats) => ({ ...seats, detail: { source: '⟨name⟩' } })),
  discarded: [{ ...who, ...cards }],
  took: [{ ...both, ...cards }],
  turned: [
    { ...who, ...cards },
    ...[true, false].map((isRed) => ({ ...who, ...cards, detail: { call: isRed ? 'red' : 'black', isRed } })),
  ],
  checked: [true, false].map((isHit) => ({ ...who, detail: { reason: '⟨name⟩', isHit } })),
  offered: [cards],
  advanced: [{ detail: { source: '⟨name⟩', to: '⟨name⟩' } }],
  picked: [{ ...who, ...cards }],
  shown: [{ ...who, ...cards }],
  putBack: [{ ...who, ...cards }],
  passedOn: [{ ...both, ...cards }],
  landed: [cards, { count: 1 }].flatMap((some) => [some, { ...who, ...some }]),
  dodged: [who],
  unaffected: [who],
  lifeLost: [1, MANY].flatMap((count) =>
    [0, MANY].flatMap((life) => [
      { ...who, count, detail: { life } },
      { ...who, count, detail: { life, by: WHOM } },
    ]),
  ),
  lifeGained: [1, MANY].map((count) => ({ ...who, count, detail: { life: MANY } })),
  prevented: [who, both],
  eliminated: ROLES.flatMap((role) => [
    { ...who, detail: { role } },
    { ...who, detail: { role, by: WHOM } },
  ]),
  left: [who],
  returned: [who, ...SHADOWS.map((as) => ({ ...who, detail: { as } }))],
  borrowed: [
    { ...who, detail: { characters: ['⟨characters⟩'] } },
    { ...who, detail: { characters: [] } },
  ],
  characterChosen: [{ ...who, detail: { character: '⟨character⟩' } }],
  tokenMoved: [who, both].map((seats) => ({ ...seats, detail: { token: '⟨token⟩' } })),
  rolesDealt: [{ detail: { seats: [PLAYERS] } }],
  ordered: [{ ...both, detail: { card: '⟨name⟩' } }],
  eventTurned: [{ detail: { event: '⟨event⟩' } }],
  reshuffled: [1, MANY].flatMap((count) => [{ count }, { count, detail: { card: '⟨name⟩' } }]),
  gameWon: SIDES.map((side) => ({ detail: { side, winners: [PLAYERS] } })),
};

/** `⟨who⟩ draws ⟨cards⟩.` and all the others, by the event they tell. */
export function heardForms(book: Book): ReadonlyMap<EventType, readonly string[]> {
  const forms = new Map<EventType, readonly string[]>();
  for (const type of EVENT_TYPES) {
    const samples = [...SAMPLES[type], ...samplesOf(type, book)];
    const told = samples.flatMap((sample) =>
      TABLES.flatMap((names) => (isPossible(sample, names) ? [formOf({ type, ...sample }, names, book)] : [])),
    );
    forms.set(type, [...new Set(told)]);
  }
  return forms;
}

/** Nobody falls who cannot sit there: among three there is no Sheriff. */
function isPossible({ detail }: Sample, names: readonly string[]): boolean {
  const missing = ROLES.filter((role) => !rolesFor(names.length).includes(role));
  const role = typeof detail === 'object' && detail !== null && 'role' in detail ? detail.role : undefined;
  return missing.every((one) => one !== role);
}

/** What the sets have words of their own for. */
function samplesOf(type: EventType, book: Book): Sample[] {
  if (type === 'tokenMoved') return countedTokens(book);
  return type === 'used' ? usesWithWords(book) : [];
}

/** What rules let players do, where it reads otherwise than the use of a card. */
function usesWithWords(book: Book): Sample[] {
  const said = (seats: Sample, detail: { readonly source: string; readonly as?: string }) =>
    tellEvent({ type: 'used', ...seats, detail }, NAMES, book);
  const rules = book.sets.flatMap((set) => set.rules.map(({ slug }) => slug));
  return rules.flatMap((source) =>
    [who, both].flatMap((seats) => {
      const usual = said(seats, { source: '⟨name⟩' });
      const named = said(seats, { source }) === usual.replace('⟨name⟩', nameInStory(source, book)) ? [] : [{ source }];
      const at = said(seats, { source: '⟨name⟩', as: source }) === usual ? [] : [{ source: '⟨name⟩', as: source }];
      return [...named, ...at].map((detail) => ({ ...seats, detail }));
    }),
  );
}

/** Tokens that come and go in numbers. */
function countedTokens({ sets }: Book): Sample[] {
  return tokensOf(sets).flatMap((token) =>
    [1, MANY, -1, -MANY].flatMap((count) => [who, cards].map((where) => ({ ...where, detail: { token, count } }))),
  );
}

function formOf(event: GameEvent, names: readonly string[], book: Book): string {
  return tellEvent(event, names, book).replaceAll('⟨card⟩ ⟨sign⟩', '⟨cards⟩').replaceAll(String(MANY), '⟨number⟩');
}

/** Whether such a sentence could ever be told at this table, to somebody. */
export function isTellable(sentence: string, names: readonly string[], book: Book): boolean {
  const said = withoutStop(sentence);
  const values = valuesFor(names, book);
  return [...heardForms(book).values()].flat().some((form) => patternOf(withoutStop(form), values).test(said));
}

/** The full stop may be left out. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/u, '');
}

/** What each placeholder stands for, as patterns. */
type Values = { readonly [placeholder: string]: string };

function valuesFor(names: readonly string[], book: Book): Values {
  const { cards: known, characters, events, faces, sets } = book;
  const namesIn = (found: ReadonlyMap<string, { readonly name: string }>) =>
    [...found.values()].map(({ name }) => name);
  const rules = sets.flatMap((set) => set.rules.map(({ slug }) => nameInStory(slug, book)));
  const ways = sets.flatMap(({ zones = [] }) =>
    zones.flatMap(({ slug, along }) => (along ? [slug, along.end ?? slug] : [])),
  );
  const players = oneOf(names);
  const character = oneOf(namesIn(characters));
  return {
    who: players,
    whom: players,
    players: listOf(players),
    cards: `(?:${listOf(oneOf(faces.map(faceText)))}|a card|\\d+ cards|nothing)`,
    name: oneOf([
      ...namesIn(known),
      ...namesIn(characters),
      ...namesIn(events),
      ...rules,
      ...ways.map((way) => nameInStory(way, book)),
    ]),
    number: '-?\\d+',
    character,
    characters: listOf(character),
    token: oneOf(tokensOf(sets).map((token) => nameInStory(token, book))),
    event: oneOf(namesIn(events)),
  };
}

function oneOf(texts: readonly string[]): string {
  return texts.length === 0
    ? '(?!)'
    : `(?:${texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|')})`;
}

/** `A`, `A and B`, `A, B and C`: as `listed` writes them. */
function listOf(item: string): string {
  return `${item}(?:(?:, ${item})* and ${item})?`;
}

function patternOf(form: string, values: Values): RegExp {
  const parts = form.split(/⟨(\w+)⟩/u).map((part, at) => (at % 2 === 0 ? oneOf([part]) : (values[part] ?? '(?!)')));
  return new RegExp(`^${parts.join('')}$`, 'u');
}
