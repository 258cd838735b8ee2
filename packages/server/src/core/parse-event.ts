import type { GameEvent } from '@dustup/bang';

/** An event that was kept as text by this very process, or checked when its entry was read. */
export function readEvent(text: string): GameEvent {
  return JSON.parse(text) as GameEvent;
}
