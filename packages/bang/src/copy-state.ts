import { copyLedger } from './ledger.ts';
import type { Frame, Seat, State, Tokens, Turn } from './state.ts';

/** A deep copy, field by field: this is the cost of a fork. Invariant I2 fails on a forgotten field. */
export function copyState(state: State): State {
  return {
    sets: state.sets,
    options: state.options,
    random: { key: state.random.key, used: state.random.used },
    faces: state.faces.slice(),
    seats: state.seats.map(copySeat),
    order: state.order.slice(),
    drawPile: state.drawPile.slice(),
    discardPile: state.discardPile.slice(),
    shelf: state.shelf.slice(),
    lookedAt: state.lookedAt.slice(),
    lookedAtBy: state.lookedAtBy,
    box: state.box.slice(),
    zones: copyLists(state.zones),
    cardTokens: copyCardTokens(state.cardTokens),
    turn: copyTurn(state.turn),
    resolving: state.resolving.map(copyFrame),
    after: state.after.slice(),
    stacks: copyLists(state.stacks),
    inForce: { ...state.inForce },
    memory: { ...state.memory },
    ledger: copyLedger(state.ledger),
    outcome: state.outcome,
  };
}

/** What is remembered is never changed, only replaced: a copy may share it. */
function copyAll<T>(record: { readonly [key: string]: T }, copy: (value: T) => T): { [key: string]: T } {
  const copied: { [key: string]: T } = {};
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) copied[key] = copy(value);
  }
  return copied;
}

function copyLists<T>(lists: { readonly [key: string]: T[] }): { [key: string]: T[] } {
  return copyAll(lists, (list) => list.slice());
}

export function copyCardTokens(cardTokens: { readonly [card: string]: Readonly<Tokens> }): { [card: string]: Tokens } {
  return copyAll(cardTokens, copyTokens);
}

function copyTokens(tokens: Tokens): Tokens {
  return { ...tokens };
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
    broughtBackBy: seat.broughtBackBy,
    turnsToSkip: seat.turnsToSkip,
    hand: seat.hand.slice(),
    inPlay: seat.inPlay.slice(),
    zones: copyLists(seat.zones),
    tokens: { ...seat.tokens },
    memory: { ...seat.memory },
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
    memory: { ...turn.memory },
  };
}

function copyFrame(frame: Frame): Frame {
  if (frame.kind === 'shot') return { ...frame, answers: frame.answers.slice() };
  return frame.kind === 'loss' ? { ...frame, preventedBy: frame.preventedBy.slice() } : { ...frame };
}

const EMPTY: readonly never[] = Object.freeze([]);

/** A list for somebody outside the game: a copy, so that changing it cannot change the game. */
export function handedList<T>(list: readonly T[]): readonly T[] {
  return list.length === 0 ? EMPTY : list.slice();
}
