import { ask as askSeat, choice, type Procedure, type Question, question, type Standing } from '@dustup/kernel';
import type { Game } from './game.ts';
import type { SeatId } from './ids.ts';
import { isInPlay } from './seats.ts';
import { indexOf } from './source-index.ts';

/** The question of phase 2: between two actions. */
export const PLAY = 'play';

/**
 * Asks a seat. Null when the seat is out, or there is nothing left to ask: each effect says what happens then. A player who
 * can do something at any time may do it at their own questions and between two actions of others (BASE-SID-06-Q).
 */
export function ask<T>(game: Game, seat: SeatId, makeQuestion: () => Question<T> | null): Procedure<T | null> {
  if (!isInPlay(game, seat)) return nobody();
  if (!mayCutIn(game)) return askSeat(seat, makeQuestion);
  const stillAsked = () => (isInPlay(game, seat) ? makeQuestion() : null);
  return askSeat(seat, stillAsked, () => standingOffers(game, seat));
}

/** Somebody may do something while another one is asked. */
export function mayCutIn(game: Game): boolean {
  const { anytime, listeners } = indexOf(game);
  return anytime.length + listeners.length > 0;
}

/** As `ask`, for a question that lists what can be done at any time among its own options. */
export function askOnly<T>(game: Game, seat: SeatId, makeQuestion: () => Question<T>): Procedure<T | null> {
  return isInPlay(game, seat) ? askSeat(seat, makeQuestion) : nobody();
}

function* nobody(): Procedure<null> {
  return null;
}

function standingOffers(game: Game, asked: SeatId): readonly Standing[] {
  const { anytime, listeners } = indexOf(game);
  const isBetweenActions = game.state.resolving.length === 0 && game.state.turn.phase === PLAY;
  const offers: Standing[] = [];
  for (const source of anytime) {
    const { owner, slug, ability } = source;
    const action = ability.anytime;
    if (action === undefined || (owner !== asked && !isBetweenActions)) continue;
    if (action.why(game, owner) !== undefined) continue;
    const question = { ...action.question(game, owner), kind: slug };
    offers.push({ seat: owner, question, run: (answer) => action.run(game, owner, answer) });
  }
  return isBetweenActions && listeners.length > 0 ? [...offers, ...speeches(game)] : offers;
}

/** The answer of a player who has spoken at the table (`SPEECH`): only accepted between two actions. */
const SPEAKS = question('speak', null, choice('do', ['speak']));

function speeches(game: Game): readonly Standing[] {
  const speakers = game.seats.filter((seat) => isInPlay(game, seat));
  return speakers.map((seat) => ({ seat, question: SPEAKS, run: () => speaks(game, seat), isUnoffered: true }));
}

function* speaks(game: Game, seat: SeatId): Procedure {
  for (const { ability } of indexOf(game).listeners) yield* ability.whenSpoken?.(game, seat) ?? [];
}
