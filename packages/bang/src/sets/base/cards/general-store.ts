import {
  ask,
  card,
  discard,
  type Evadable,
  everybody,
  type Game,
  handOf,
  moveTo,
  pickOneOf,
  type Procedure,
  reaches,
  report,
  reveal,
  type SeatId,
} from '../../../core.ts';

/** As many cards as players are turned up; from its player on, everybody picks one (BASE-STORE-01 to -03-Q). */
export const generalStore = card(
  'General Store',
  { colour: 'brown', hasBook: true, affects: 'everybody', traits: { gives: 'everybody' } },
  {
    effect: (game, play) => openStore(game, play, everybody(game, play)),
  },
);

/** Turns up a card for each guest; they pick in turn. What is left over is discarded (VALLEY-MICK-04-Q). */
export function* openStore(game: Game, play: Evadable & { readonly by: SeatId }, guests: readonly SeatId[]): Procedure {
  const shelf = reveal(game, guests.length);
  report(game, 'offered', { seat: play.by, cards: shelf });
  for (const guest of guests) {
    if (shelf.length === 0) return;
    if (!(yield* reaches(game, guest, play))) continue;
    const picked = shelf.length === 1 ? shelf[0] : yield* ask(game, guest, () => pickOneOf('generalStore', shelf));
    if (picked === undefined || picked === null) continue;
    report(game, 'picked', { seat: guest, cards: [picked] });
    moveTo(game, picked, handOf(guest));
  }
  if (shelf.length > 0) report(game, 'discarded', { seat: play.by, cards: shelf });
  for (let left = shelf[0]; left !== undefined; left = shelf[0]) discard(game, left);
}
