import type { Json } from '@dustup/kernel';
import type { LoggedEvent } from '../app/wire.ts';
import { fieldOf } from './telling.ts';

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

function isVerdict({ type, detail }: LoggedEvent['event'], reason: string): boolean {
  return type === 'checked' && fieldOf(detail, 'reason') === reason;
}

function saysIf(detail: Json | undefined, field: string): boolean | undefined {
  const says = typeof detail === 'object' && detail !== null ? Object.entries(detail) : [];
  const value = says.find(([name]) => name === field)?.[1];
  return typeof value === 'boolean' ? value : undefined;
}
