import type { ClockInfo } from '@dustup/protocol';
import type { GameHost } from './game-host.ts';
import type { PerSeat } from './per-seat.ts';
import { isPlayedByOwner } from './room.ts';
import type { Room } from './world.ts';

const WARNING = 10_000;

/** Seats that have still to answer, are played by their owner, and have not answered ahead of the hold. */
export function seatsOnTheClock(room: Room, { position, stop }: GameHost): number[] {
  return position.open.flatMap(({ seat }) =>
    isPlayedByOwner(room.state.seats[seat]) && !stop.waiting.has(seat) ? [seat] : [],
  );
}

/** When a seat is out of time. */
export function deadlineOf({ state }: Room, { stop }: GameHost, seat: number): number {
  const { clock } = state.house;
  if (stop.window !== null) return stop.openedAt + stop.window;
  if (clock === null) return Number.POSITIVE_INFINITY;
  return stop.openedAt + clock.decision * 1000 + (state.game?.banks[seat] ?? 0);
}

/** When a seat is warned: ten seconds before, or when two thirds of its time are gone; of what is only offered, never. */
export function warningOf(room: Room, host: GameHost, seat: number): number {
  if (host.stop.window !== null) return Number.POSITIVE_INFINITY;
  const deadline = deadlineOf(room, host, seat);
  return deadline - Math.min(WARNING, Math.ceil((deadline - host.stop.openedAt) / 3));
}

/** What is left in the banks when these seats took so long. */
export function chargedBanks({ state }: Room, took: PerSeat<number>): readonly number[] {
  const banks = state.game?.banks ?? [];
  const { clock } = state.house;
  if (clock === null) return banks;
  return banks.map((bank, seat) => bank - Math.min(bank, Math.max(0, (took.get(seat) ?? 0) - clock.decision * 1000)));
}

/** The clock as everybody sees it: for every seat that is asked, whether or not it has answered. */
export function clockInfo(room: Room, host: GameHost, now: number): ClockInfo {
  const { state } = room;
  const { clock } = state.house;
  const banks = state.game?.banks ?? [];
  const { window, openedAt, asked } = host.stop;
  const of = window ?? (clock?.decision ?? 0) * 1000;
  const isRunning =
    of > 0 && !state.isPaused && state.phase === 'playing' && asked.some((seat) => isPlayedByOwner(state.seats[seat]));
  return { left: isRunning ? of - (now - openedAt) : null, of, banks };
}
