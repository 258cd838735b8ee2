import type { GameEvent } from '@dustup/bang';
import { cardIcon, eventIcon, sourceIcon } from './cards/book.ts';
import type { Vocabulary } from '../../text/vocabulary-of.ts';
import type { IconName } from '../../ui/icon-names.ts';
import type { Company } from '../../frame/company.ts';
import { fieldOf } from '../../frame/field.ts';
import type { Line } from '../../frame/line.ts';
import { readersOf } from './company.ts';

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

/** What the table and the headings show anyway. */
const NOT_TOLD: readonly string[] = ['turnEnded', 'characterChosen', 'checked', 'gameWon'];

/** An event as a line, or undefined when there is nothing to tell. */
export function tell(key: number, event: GameEvent, company: Company, { teller }: Vocabulary): Line | undefined {
  if (NOT_TOLD.includes(event.type)) return undefined;
  const text = teller.news(event, readersOf(company));
  const isTurn = event.type === 'turnBegan';
  const isHit = event.type === 'lifeLost' || event.type === 'eliminated';
  return { key, text, icon: isTurn ? 'pocket-watch' : iconOf(event), isTurn, isHit };
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
