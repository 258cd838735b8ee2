import { ask, card, clockwiseFrom, handOf, moveTo, pickOneOf, report, reveal } from '../../../core.ts';

/** As many cards as players are turned up; from its player on, everybody picks one (BASE-STORE-01 to -03-Q). */
export const generalStore = card(
  'General Store',
  { colour: 'brown', hasBook: true, traits: { gives: 'everybody' } },
  {
    *effect(game, { by }) {
      const guests = clockwiseFrom(game, by);
      const shelf = reveal(game, guests.length);
      report(game, 'offered', { seat: by, cards: shelf });
      for (const guest of guests) {
        if (shelf.length === 0) return;
        const picked = shelf.length === 1 ? shelf[0] : yield* ask(game, guest, () => pickOneOf('generalStore', shelf));
        if (picked === undefined || picked === null) continue;
        report(game, 'picked', { seat: guest, cards: [picked] });
        moveTo(game, picked, handOf(guest));
      }
    },
  },
);
