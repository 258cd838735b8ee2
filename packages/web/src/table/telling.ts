import type { GameEvent } from '@dustup/bang';
import { cardIcon, eventIcon, sourceIcon } from '../cards/book.ts';
import { markCard } from '../text/rich.ts';
import type { Vocabulary } from '../text/vocabulary-of.ts';
import type { Told } from '../text/words.ts';
import type { IconName } from '../ui/icon-names.ts';
import { type Company, personAt } from './company.ts';

/** A line of the log; marked as in `rich.ts`. */
export type Line = {
  readonly key: number;
  readonly text: string;
  readonly icon: IconName;
  /** A turn begins: a heading. */
  readonly isTurn: boolean;
  readonly isHit: boolean;
};

const ICONS: { readonly [type: string]: IconName } = {
  drew: 'card-draw',
  discarded: 'card-discard',
  took: 'snatch',
  turned: 'rolling-dices',
  offered: 'shop',
  picked: 'card-pickup',
  shown: 'eyeball',
  putBack: 'return-arrow',
  passedOn: 'return-arrow',
  dodged: 'western-hat',
  lifeLost: 'bullet-impacts',
  lifeGained: 'hearts',
  eliminated: 'tombstone',
  turnSkipped: 'prisoner',
  reshuffled: 'card-random',
  gameWon: 'trophy',
};

/** An event as a line, or undefined when there is nothing to tell. */
export function tell(key: number, event: GameEvent, company: Company, vocabulary: Vocabulary): Line | undefined {
  const { words } = vocabulary;
  if (event.type === 'turnBegan' && event.seat !== undefined) {
    const text = words.turnOf(event.count ?? 0, personAt(company, event.seat));
    return { key, text, icon: 'pocket-watch', isTurn: true, isHit: false };
  }
  const text = words.events[event.type]?.(toldOf(event, company, vocabulary)) ?? '';
  if (text === '') return undefined;
  const isHit = event.type === 'lifeLost' || event.type === 'eliminated';
  return { key, text, icon: iconOf(event), isTurn: false, isHit };
}

function iconOf(event: GameEvent): IconName {
  const [card] = event.cards ?? [];
  const source = fieldOf(event.detail, 'source');
  if (source !== '') return sourceIcon(source);
  if (event.type === 'eventTurned') return eventIcon(fieldOf(event.detail, 'event'));
  const isCards = event.type === 'played' || event.type === 'laid' || event.type === 'answered';
  if (card !== undefined && (isCards || event.type === 'passedOn')) return cardIcon(card.card);
  return ICONS[event.type] ?? 'info';
}

function toldOf(event: GameEvent, company: Company, { nameOf, eventEntry }: Vocabulary): Told {
  const { seat, target, cards = [], count = cards.length, detail } = event;
  const field = (name: string) => fieldOf(detail, name);
  return {
    who: personAt(company, seat ?? -1),
    whom: personAt(company, target ?? -1),
    hasSeat: seat !== undefined,
    hasTarget: target !== undefined,
    cards: cards.map(markCard).join(', '),
    count,
    detail: (name) => {
      if (name !== 'asIfNamed') return field(name);
      const as = field('as');
      return as === (cards[0]?.card ?? as) ? '' : as;
    },
    nameOf,
    lineOf: (event) => eventEntry(event).line,
    person: (name) => {
      const found = field(name);
      return found === '' ? undefined : personAt(company, Number(found));
    },
  };
}

/** A field of some JSON as text; lists by their first. */
export function fieldOf(json: unknown, name: string): string {
  if (typeof json !== 'object' || json === null || !(name in json)) return '';
  const value: unknown = Object.entries(json).find(([key]) => key === name)?.[1];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
}
