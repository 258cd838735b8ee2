import type { Move, Traits } from './definitions.ts';
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

/** Whom it is aimed at besides: the seats in its slot `also`. */
function furtherTargetsOf({ chosen: { also } }: Move): SeatId[] {
  return typeof also === 'object' ? also.map((seat) => seatId(Number(seat))) : [];
}

/** Notes what the whole table has seen: who turned on whom, who helped whom. To be called before the card is carried out. */
export function noteDeed(game: Game, traits: Traits, move: Move): void {
  const by = move.orderedBy ?? move.by;
  const at = targetOf(move);
  if (at === undefined || by === at) return;
  if (doesHarm(traits)) for (const target of [at, ...furtherTargetsOf(move)]) addTo(game, 'harmed', by, target);
  else if (traits.takes === true || traits.discards === true)
    addTo(game, isBurden(game, move) ? 'helped' : 'harmed', by, at);
  else if (traits.healsAnyone !== undefined) addTo(game, 'helped', by, at);
}

function doesHarm({ shoots, wounds, binds, risks, bounty }: Traits): boolean {
  return shoots === 'one' || wounds === 'one' || binds === true || risks !== undefined || bounty !== undefined;
}

/** To be rid of it does its owner good. */
function isBurden(game: Game, { chosen: { what } }: Move): boolean {
  if (typeof what !== 'number') return false;
  const { traits } = definitionOf(game, cardId(what));
  return traits.binds === true || traits.risks !== undefined || traits.bounty !== undefined;
}

/** Nothing that these seats have done, or that was done to them, counts any more. */
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

function addTo(game: Game, deed: 'harmed' | 'helped', by: SeatId, at: SeatId): void {
  const { seats, ledger } = game.state;
  const place = by * seats.length + at;
  ledger[deed][place] = (ledger[deed][place] ?? 0) + 1;
  ledger.deeds += 1;
}
