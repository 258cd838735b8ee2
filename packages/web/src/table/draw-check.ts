import type { GameEvent } from '@dustup/bang';
import { splitSign } from '../cards/split-sign.ts';
import type { LoggedEvent } from '../app/wire.ts';
import { fieldOf } from './telling.ts';

/** What a card was turned for, as far as the events around it in the same step tell. */
export function turnedFor(events: readonly LoggedEvent[], at: number, eventInForce: string | null): string | undefined {
  const step = events[at]?.step;
  const before = events.slice(0, at).findLast((one) => one.step === step)?.event;
  const source = before?.type === 'used' ? fieldOf(before.detail, 'source') : '';
  if (BARRELS.includes(source)) return 'barrel';
  const after = events.slice(at + 1).find((one) => one.step === step && isAboutIt(one.event))?.event;
  const card = after?.cards?.[0]?.card ?? '';
  if (CHECKED.includes(card)) return card;
  return eventInForce === 'vendetta' && after === undefined ? 'vendetta' : undefined;
}

const BARRELS: readonly string[] = ['barrel', 'jourdonnais'];
const CHECKED: readonly string[] = ['jail', 'dynamite'];

function isAboutIt({ type }: GameEvent): boolean {
  return type === 'discarded' || type === 'passedOn' || type === 'dodged';
}

/** Whether it is a sign to hope for: a heart, or for Dynamite anything but 2 to 9 of spades (BASE-DYN-01). */
export function isGoodFor(source: string, sign: string): boolean {
  const { rank, suit } = splitSign(sign);
  if (source !== 'dynamite') return suit === '♥';
  return suit !== '♠' || !(Number(rank) >= 2 && Number(rank) <= 9);
}
