import type { Json } from '@dustup/kernel';
import type { LoggedEvent } from './wire.ts';
import { fieldOf } from '../../frame/field.ts';

/** A draw!: what it is for, and whether it went well; undefined while the player has yet to choose which card counts. */
export type DrawCheck = { readonly reason: string; readonly wentWell: boolean | undefined };

/** What a card was turned for. The rules tell; undefined for a card that was turned for something else. */
export function drawCheckAt(events: readonly LoggedEvent[], at: number): DrawCheck | undefined {
  const turned = events[at];
  const { detail } = turned?.event ?? {};
  if (turned === undefined || saysIf(detail, 'isGood') === undefined) return undefined;
  const reason = fieldOf(detail, 'reason');
  const verdict = events
    .slice(at + 1)
    .find(({ step, event }) => step === turned.step && isVerdict(event, reason))?.event;
  const wentWell = verdict && saysIf(verdict.detail, 'isHit') === saysIf(verdict.detail, 'isGood');
  return { reason, wentWell };
}

/** Low to high, the ace last. */
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Whether a card with this sign does good, by what a draw! tells of itself. */
export function isGoodSign(told: Json | undefined, sign: string): boolean {
  const hits = partOf(told, 'hits');
  const suits = partOf(hits, 'suits');
  const rank = RANKS.indexOf(sign.slice(0, -1));
  const [from, to] = [fieldOf(hits, 'from') || '2', fieldOf(hits, 'to') || 'A'];
  const isOfSuit = Array.isArray(suits) && suits.includes(sign.slice(-1));
  const isHit = isOfSuit && rank >= RANKS.indexOf(from) && rank <= RANKS.indexOf(to);
  return isHit === (saysIf(told, 'isGood') ?? true);
}

function isVerdict({ type, detail }: LoggedEvent['event'], reason: string): boolean {
  return type === 'checked' && fieldOf(detail, 'reason') === reason;
}

function saysIf(detail: Json | undefined, field: string): boolean | undefined {
  const value = partOf(detail, field);
  return typeof value === 'boolean' ? value : undefined;
}

function partOf(json: Json | undefined, name: string): Json | undefined {
  const parts = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return parts.find(([one]) => one === name)?.[1];
}
