import type { SetText } from '../../../text.ts';

export const english: SetText = {
  set: {
    name: 'Stick of Dynamite',
    line: 'Hit with a BANG! and you get the Stick, and the next Dynamite.',
    full: 'A variant of the base game: the Stick starts with the Sheriff and passes to whoever hits another player with a BANG! card in his turn. Nobody ever holds the Dynamite in hand: drawn or turned up, it goes in front of the player with the Stick, another card takes its place, and from there it goes round as always. When it explodes or is discarded it is shuffled into the draw pile; if somebody would take it in hand, it goes in front of the player with the Stick. It cannot be had together with the beginners’ game, which has no Dynamite.',
  },

  keywords: {
    stick: {
      name: 'Stick',
      line: 'Whoever has it gets the Dynamite when it turns up.',
      full: 'In your turn you take it each time a BANG! card of yours, or a card you play as one, hits another player, even if a Beer then saves him. A cancelled BANG!, a Gatling, Indians!, a Duel or the Dynamite do not move it. If the player who has it is eliminated otherwise than by a BANG! card, it goes to the next player on his left.',
    },
  },
};
