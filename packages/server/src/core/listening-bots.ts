import { handOut, type Playable, type WireEvent } from '@dustup/kernel';
import type { TableEntry } from './entries.ts';
import { agentOf, type GameHost } from './game-host.ts';
import { note, type Room, type World } from './world.ts';

/** Tells the bots that listen what has happened, each as its seat sees it. Those that may stand in for somebody later hear it too. */
export function tellBots(world: World, { state }: Room, host: GameHost, events: readonly WireEvent[]): void {
  if (events.length === 0 || !hasListeners(host.game)) return;
  for (const seat of state.seats.keys()) {
    try {
      const agent = agentOf(host, state, seat);
      for (const event of events) agent.hears?.(handOut(host.game.rules.redact(event, seat)));
    } catch {
      note(world, 'error', 'a bot broke', { table: state.id, question: 'none: it listened' });
    }
  }
}

/** What was told in a game so far. */
export function eventsOf(entries: readonly TableEntry[]): WireEvent[] {
  return entries.flatMap((entry) => {
    if (entry.k === 'dealt') return entry.events;
    return entry.k === 'answered' ? (entry.step?.events ?? []) : [];
  });
}

const listening = new WeakMap<Playable, boolean>();

/** Whether any bot of this game listens. The others cost nothing. */
function hasListeners(game: Playable): boolean {
  const found = listening.get(game) ?? [...game.bots.values()].some((make) => make('').hears !== undefined);
  listening.set(game, found);
  return found;
}
