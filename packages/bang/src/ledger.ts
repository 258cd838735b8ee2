import type { Move } from './moves.ts';
import type { Traits } from './traits.ts';
import { definitionOf, type Game } from './game.ts';
import { cardId, type SeatId, seatId } from './ids.ts';
import type { Ledger } from './state.ts';

export function blankLedger(players: number): Ledger {
  const noDeeds: number[] = [];
  for (let pair = 0; pair < players * players; pair++) noDeeds.push(0);
  return { harmed: noDeeds, helped: noDeeds.slice(), deeds: 0 };
}

export function copyLedger({ harmed, helped, deeds }: Ledger): Ledger {
  return { harmed: harmed.slice(), helped: helped.slice(), deeds };
}

/** Whom a move is aimed at: the seat in its slot `at`. */
export function targetOf({ chosen: { at } }: Move): SeatId | undefined {
  return typeof at === 'number' ? seatId(at) : undefined;
}

/** Notes what the whole table has seen: who turned on whom, who helped whom. To be called before the card is carried out. */
export function noteDeed(game: Game, traits: Traits, move: Move): void {
  const by = move.orderedBy ?? move.by;
  const at = targetOf(move);
  if (at === undefined || by === at) return;
  if (doesHarm(traits)) noteHarm(game, by, at, move);
  else if (traits.takes === true || traits.discards === true)
    addTo(game, isBurden(game, move) ? game.state.ledger.helped : game.state.ledger.harmed, by, at);
  else if (traits.healsAnyone !== undefined) addTo(game, game.state.ledger.helped, by, at);
}

function noteHarm(game: Game, by: SeatId, at: SeatId, { chosen: { also } }: Move): void {
  const { harmed } = game.state.ledger;
  addTo(game, harmed, by, at);
  if (typeof also === 'object') for (const seat of also) addTo(game, harmed, by, seatId(Number(seat)));
}

function doesHarm({ shoots, wounds, binds, risks, bounty }: Traits): boolean {
  return shoots === 'one' || wounds === 'one' || binds === true || risks !== undefined || bounty !== undefined;
}

/** Its owner is better off without it. */
function isBurden(game: Game, { chosen: { what } }: Move): boolean {
  if (typeof what !== 'number') return false;
  const { traits } = definitionOf(game, cardId(what));
  return traits.binds === true || traits.risks !== undefined || traits.bounty !== undefined;
}

/** Forgets what these seats have done and what was done to them. */
export function forgetDeeds(ledger: Ledger, seats: readonly SeatId[]): void {
  const count = Math.sqrt(ledger.harmed.length);
  for (const seat of seats) {
    for (let other = 0; other < count; other++) {
      for (const place of [seat * count + other, other * count + seat]) {
        ledger.harmed[place] = 0;
        ledger.helped[place] = 0;
      }
    }
  }
  ledger.deeds += 1;
}

function addTo({ state: { seats, ledger } }: Game, deeds: number[], by: SeatId, at: SeatId): void {
  const place = by * seats.length + at;
  deeds[place] = (deeds[place] ?? 0) + 1;
  ledger.deeds += 1;
}
