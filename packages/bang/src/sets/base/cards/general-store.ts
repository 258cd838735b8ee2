import {
  ask,
  card,
  everybody,
  type Game,
  handOf,
  moveTo,
  pickOneOf,
  type Procedure,
  report,
  reveal,
  type SeatId,
} from '../../../core.ts';

/** As many cards as players are turned up; from its player on, everybody picks one (BASE-STORE-01 to -03-Q). */
export const generalStore = card(
  'General Store',
  { colour: 'brown', hasBook: true, affects: 'everybody', traits: { gives: 'everybody' } },
  {
    effect: (game, play) => openStore(game, play.by, everybody(game, play)),
  },
);

/** Turns up a card for each guest; they pick in turn. */
function* openStore(game: Game, by: SeatId, guests: readonly SeatId[]): Procedure {
  const shelf = reveal(game, guests.length);
  report(game, 'offered', { seat: by, cards: shelf });
  for (const guest of guests) {
    if (shelf.length === 0) return;
    const picked = shelf.length === 1 ? shelf[0] : yield* ask(game, guest, () => pickOneOf('generalStore', shelf));
    if (picked === undefined || picked === null) continue;
    report(game, 'picked', { seat: guest, cards: [picked] });
    moveTo(game, picked, handOf(guest));
  }
}
