import type { Move, Traits } from './definitions.ts';
import { definitionOf, type Game } from './game.ts';
import type { SeatId } from './ids.ts';
import type { Ledger } from './state.ts';

export function blankLedger(players: number): Ledger {
  const noDeeds: number[] = [];
  for (let pair = 0; pair < players * players; pair++) noDeeds.push(0);
  return { harmed: noDeeds, helped: noDeeds.slice(), deeds: 0 };
}

export function copyLedger({ harmed, helped, deeds }: Ledger): Ledger {
  return { harmed: harmed.slice(), helped: helped.slice(), deeds };
}

/** Notes what the whole table has seen: who turned on whom, who helped whom. To be called before the card is carried out. */
export function noteDeed(game: Game, traits: Traits, move: Move): void {
  const { by, at } = move;
  if (by === at) return;
  if (traits.shoots === 'one' || traits.wounds === 'one' || traits.binds === true) addTo(game, 'harmed', by, at);
  else if (traits.takes === true || traits.discards === true)
    addTo(game, isBurden(game, move) ? 'helped' : 'harmed', by, at);
  else if (traits.healsAnyone !== undefined) addTo(game, 'helped', by, at);
}

/** To be rid of it does its owner good. */
function isBurden(game: Game, { what }: Move): boolean {
  if (what === 'hand') return false;
  const { traits } = definitionOf(game, what);
  return traits.binds === true || traits.risks !== undefined;
}

function addTo(game: Game, deed: 'harmed' | 'helped', by: SeatId, at: SeatId): void {
  const { seats, ledger } = game.state;
  const place = by * seats.length + at;
  ledger[deed][place] = (ledger[deed][place] ?? 0) + 1;
  ledger.deeds += 1;
}
