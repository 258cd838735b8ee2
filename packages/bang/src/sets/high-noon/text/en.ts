import type { SetText } from '../../../text.ts';
import { english as options } from '../../event-decks/text/en.ts';

export const english: SetText = {
  set: {
    name: 'High Noon',
    line: 'Each round a new event changes the rules for all: 13 of them.',
    full: 'Thirteen event cards lie face up in a stack, so that everybody sees the next one. From his second turn on the Sheriff turns one up before each of his turns; it holds for everybody until the next one covers it. The card High Noon comes last and stays until the game is over.',
  },

  events: {
    blessing: {
      name: 'Blessing',
      line: 'Every card counts as a Heart.',
      full: 'Whatever is printed on it, every card counts as a Heart; its value stays. So every Barrel and every Jail check succeeds, the Dynamite cannot explode and Black Jack always draws his third card. Cards are still turned for a draw!, and what looks for Diamonds, Spades or Clubs finds none.',
    },
    curse: {
      name: 'Curse',
      line: 'Every card counts as a Spade.',
      full: 'Whatever is printed on it, every card counts as a Spade; its value stays. So no Barrel helps, nobody gets out of Jail, and the Dynamite explodes whenever a 2 to 9 is turned, of whatever suit. What looks for Hearts, Diamonds or Clubs finds none.',
    },
    'ghost-town': {
      name: 'Ghost Town',
      line: 'The eliminated return for their turn, with 3 cards and no life.',
      full: 'Every eliminated player comes back as a ghost when his turn arrives. He has no life points, draws 3 cards in phase 1 and plays a normal turn with his ability; he counts as a player for everything and cannot be eliminated. When his turn ends he is out again, and whatever he still has is lost as in any elimination.',
    },
    'gold-rush': {
      name: 'Gold Rush',
      line: 'Turns go the other way round; effects do not.',
      full: 'From the Sheriff on, turns pass to the right. Everything else goes to the left as ever: a General Store, a Gatling, the Dynamite. When the next event comes, turns go to the left again.',
    },
    hangover: {
      name: 'Hangover',
      line: 'No character has its ability.',
      full: 'All abilities of characters are off, be they good or bad for them. Life points and their maximum stay as they are, and cards in play work as always.',
    },
    shootout: {
      name: 'Shootout',
      line: 'You may play a second BANG! in your turn.',
      full: 'Everybody may play two BANG! cards in his turn instead of one, at the same player or at two. Whoever has no limit anyway still has none.',
    },
    'the-daltons': {
      name: 'The Daltons',
      line: 'When it comes up, everybody discards a blue card in play.',
      full: 'As soon as it is turned up, each player with blue cards in front of him discards one of them, of his own choice: beginning with the Sheriff, to the left. Jail and Dynamite may be chosen, green cards may not. Later on it does nothing.',
    },
    'the-doctor': {
      name: 'The Doctor',
      line: 'When it comes up, whoever has the least life regains 1.',
      full: 'As soon as it is turned up, the player with the fewest life points regains 1; if there are several, all of them do. Whoever is at his maximum gains nothing, and nobody gets it in his stead. Later on it does nothing.',
    },
    'the-reverend': {
      name: 'The Reverend',
      line: 'No Beer may be played, not even to stay alive.',
      full: 'Nobody may play a Beer card, neither in his turn nor at a lethal hit. Everything else that heals works: Saloon, Tequila, Whisky, Sid Ketchum. A Beer may still be given up as a card.',
    },
    'the-sermon': {
      name: 'The Sermon',
      line: 'You may not use BANG! cards in your own turn.',
      full: 'Whoever’s turn it is can neither play a BANG! card nor give one up in a Duel; nor what would count as one, such as Calamity Janet’s Missed!. The others may answer with theirs, and shots that are no BANG! cards, such as a Gatling or a Punch, are allowed.',
    },
    thirst: {
      name: 'Thirst',
      line: 'Phase 1 brings one card fewer.',
      full: 'Everybody draws one card fewer than usual in phase 1, but never none. Cards that draw, such as Stagecoach, are not affected.',
    },
    'train-arrival': {
      name: 'Train Arrival',
      line: 'Phase 1 brings one card more.',
      full: 'Everybody draws one card more than usual in phase 1. Whoever stays in Jail has no phase 1 and gets nothing.',
    },
    'high-noon': {
      name: 'High Noon',
      line: 'The last event: beginning a turn costs 1 life.',
      full: 'Whoever begins a turn loses 1 life point before anything else, also before Dynamite and Jail. Nobody is to blame for it, and a Beer may save him. It comes last and stays until the game is over.',
    },
  },

  options,
};
