import type { WireEvent } from '@dustup/kernel';

/** An event that was kept as text by this very process, or checked when its entry was read. */
export function readEvent(text: string): WireEvent {
  return JSON.parse(text) as WireEvent;
}
