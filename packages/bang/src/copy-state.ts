import { copyLedger } from './ledger.ts';
import type { Frame, Seat, State, Turn } from './state.ts';

/** A deep copy, field by field: it is what a fork costs. Invariant I2 fails on a forgotten field. */
export function copyState(state: State): State {
  return {
    sets: state.sets,
    options: state.options,
    random: { key: state.random.key, used: state.random.used },
    faces: state.faces.slice(),
    seats: state.seats.map(copySeat),
    drawPile: state.drawPile.slice(),
    discardPile: state.discardPile.slice(),
    shelf: state.shelf.slice(),
    lookedAt: state.lookedAt.slice(),
    lookedAtBy: state.lookedAtBy,
    box: state.box.slice(),
    turn: copyTurn(state.turn),
    resolving: state.resolving.map(copyFrame),
    later: state.later.slice(),
    eventsToCome: state.eventsToCome.slice(),
    eventInForce: state.eventInForce,
    ledger: copyLedger(state.ledger),
    outcome: state.outcome,
  };
}

function copySeat(seat: Seat): Seat {
  return {
    role: seat.role,
    isRoleShown: seat.isRoleShown,
    characterChoice: seat.characterChoice.slice(),
    character: seat.character,
    borrowed: seat.borrowed.slice(),
    life: seat.life,
    maxLife: seat.maxLife,
    presence: seat.presence,
    hand: seat.hand.slice(),
    inPlay: seat.inPlay.slice(),
    tokens: { ...seat.tokens },
  };
}

function copyTurn(turn: Turn): Turn {
  return {
    number: turn.number,
    seat: turn.seat,
    phase: turn.phase,
    isOver: turn.isOver,
    isSkipped: turn.isSkipped,
    isExtra: turn.isExtra,
    extraTurns: turn.extraTurns,
    bangsPlayed: turn.bangsPlayed,
    used: { ...turn.used },
    laid: turn.laid.slice(),
    justPlayed: turn.justPlayed,
    notes: { ...turn.notes },
  };
}

export function copyFrame(frame: Frame): Frame {
  return frame.kind === 'loss' ? { ...frame, preventedBy: frame.preventedBy.slice() } : { ...frame };
}
