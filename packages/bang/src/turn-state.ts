import type { SeatId } from './ids.ts';
import type { Turn } from './state.ts';

export function newTurn(number: number, seat: SeatId): Turn {
  return {
    number,
    seat,
    phase: 'start',
    isOver: false,
    isSkipped: false,
    isExtra: false,
    extraTurns: 0,
    bangsPlayed: 0,
    used: {},
    laid: [],
    justPlayed: null,
    memory: {},
  };
}
