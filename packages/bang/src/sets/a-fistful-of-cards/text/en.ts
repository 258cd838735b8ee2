import type { SetText } from '../../../text.ts';
import { english as options } from '../../event-decks/text/en.ts';

export const english: SetText = {
  set: {
    name: 'A Fistful of Cards',
    line: 'Fifteen more events, alone or mixed with those of High Noon.',
    full: 'Fifteen event cards, used like those of High Noon: from his second turn on the Sheriff turns one up before each of his turns, and it holds for everybody until the next. The card A Fistful of Cards comes last and stays. Mixed with High Noon, twelve events of both are taken at random, and one of the two last cards at the end.',
  },

  events: {
    'abandoned-mine': {
      name: 'Abandoned Mine',
      line: 'Draw phase 1 from the discards; your surplus goes on the pile.',
      full: 'In phase 1 you take your cards off the top of the discard pile, one by one, and from the draw pile only what is missing. In phase 3 your surplus goes face down onto the draw pile, in the order you like. Everything outside these two phases uses the piles as always.',
    },
    ambush: {
      name: 'Ambush',
      line: 'Everybody is at distance 1 from everybody.',
      full: 'The seats between players do not count: all are at distance 1 from each other. Mustang, Scope and whatever else changes distances still do so, and weapons keep their reach.',
    },
    'blood-brothers': {
      name: 'Blood Brothers',
      line: 'When your turn begins you may give 1 of your life to somebody.',
      full: 'Before anything else in your turn, Dynamite and Jail included, you may give up one life point, but not your last, so that another player below his maximum regains one. Once a turn, at any distance.',
    },
    'dead-man': {
      name: 'Dead Man',
      line: 'The first one eliminated is back for good: 2 life, 2 cards.',
      full: 'When the turn of the player arrives who was eliminated first in this game, he comes back with 2 life points and 2 cards from the pile, has a whole turn and plays on. His role stays face up. It happens once.',
    },
    'hard-liquor': {
      name: 'Hard Liquor',
      line: 'You may give up the draw of phase 1 for 1 life.',
      full: 'At the start of phase 1, before you see a card, you may give up the whole draw, with all that belongs to it, and regain 1 life point. It is no Beer; at full life it may be chosen and brings nothing.',
    },
    lasso: {
      name: 'Lasso',
      line: 'No card in front of anybody has any effect.',
      full: 'Weapons, Barrels, horses, green cards, Jail and Dynamite do nothing; they stay where they are and may be laid, taken and discarded as always. Everybody shoots with reach 1. Abilities of characters work.',
    },
    'law-of-the-west': {
      name: 'Law of the West',
      line: 'Show the second card of phase 1: play it if you can.',
      full: 'The second card you draw in phase 1 is shown to all, and you cannot end phase 2 while it is in your hand and could be played. When you play it, on whom and as what, is up to you.',
    },
    peyote: {
      name: 'Peyote',
      line: 'Instead of drawing, guess red or black until you are wrong.',
      full: 'Call red or black and turn up the top card of the pile. If you are right it is yours, and you may guess again or stop; if you are wrong it is discarded and phase 1 is over. You have to guess at least once. Abilities of phase 1 do nothing.',
    },
    ranch: {
      name: 'Ranch',
      line: 'After phase 1 you may once swap cards for as many new ones.',
      full: 'When phase 1 ends you may discard any number of cards of your hand, all at once, and then draw as many from the pile.',
    },
    ricochet: {
      name: 'Ricochet',
      line: 'Throw BANG!s at cards in play: lost, unless a Missed! saves it.',
      full: 'In phase 2 you may discard BANG! cards, each aimed at one card in front of another player, at any distance: it is discarded unless its owner answers with a Missed! or what counts as one. Nobody loses life, and your BANG! of the turn remains.',
    },
    'russian-roulette': {
      name: 'Russian Roulette',
      line: 'When it comes up: give up a Missed! in turn, or lose 2 life.',
      full: 'As soon as it is turned up, beginning with the Sheriff and going round as often as it takes, each player gives up a Missed! or what counts as one. The first who does not loses 2 life points, and it is over.',
    },
    sniper: {
      name: 'Sniper',
      line: 'Two BANG!s together: one shot that takes two Missed!.',
      full: 'In phase 2 you may discard two BANG! cards for one shot at somebody in reach. It costs 1 life point and takes two Missed! to cancel. You may do so as often as you like, apart from your BANG! of the turn.',
    },
    'the-judge': {
      name: 'The Judge',
      line: 'No card may be laid in front of anybody.',
      full: 'Nobody may play blue or green cards, Jail and Dynamite included. What lies in front of players already goes on working and may be used, taken and discarded; the Dynamite is handed on.',
    },
    vendetta: {
      name: 'Vendetta',
      line: 'At the end of your turn draw!: a Heart brings another turn.',
      full: 'After phase 3 you draw!. On a Heart you have one more complete turn, which ends without such a check. A turn lost in Jail has none.',
    },
    'a-fistful-of-cards': {
      name: 'A Fistful of Cards',
      line: 'The last event: a shot at you for each card in your hand.',
      full: 'Whoever begins a turn is shot at once for each card he holds, before anything else, also before Dynamite and Jail. Each shot may be cancelled as usual. Nobody is to blame for it. It comes last and stays until the game is over.',
    },
  },

  keywords: {
    'first-out': {
      name: 'First to fall',
      line: 'Lies with whoever was eliminated first.',
      full: 'The event Dead Man brings this player back, once.',
    },
  },

  options,
};
