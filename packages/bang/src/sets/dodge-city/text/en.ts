import type { SetText } from '../../../text.ts';

export const english: SetText = {
  set: {
    name: 'Dodge City',
    line: '40 cards, 15 characters, and games of three and of eight.',
    full: 'The first expansion, for three to eight players. Green cards are laid down first and used from a later turn on; some brown cards ask for another card from your hand. With eight players there are two Renegades, each for himself; with three there is no Sheriff, all roles are open and everybody hunts one of the other two.',
  },

  cards: {
    binocular: {
      name: 'Binocular',
      line: 'You see everybody else 1 nearer.',
      full: 'While it is in front of you, every other player is 1 nearer to you, for your shots as well as for Panic!; nobody is ever nearer than 1. It does the same as a Scope under another name, so both may lie in front of you and they add up.',
    },
    hideout: {
      name: 'Hideout',
      line: 'Everybody else sees you 1 farther away.',
      full: 'While it is in front of you, you are 1 farther away for every other player, for shots as well as for Panic!. It does the same as a Mustang under another name, so both may lie in front of you and they add up.',
    },
    punch: {
      name: 'Punch',
      line: 'A shot at somebody at distance 1.',
      full: 'A shot at a player you see at distance 1: your weapon makes no difference, Scope, Mustang and the like do. It is cancelled like any shot, by a Missed! or a Barrel. It is no BANG! card, so you may play as many as you hold, besides the BANG! of your turn.',
    },
    springfield: {
      name: 'Springfield',
      line: 'With another card: a shot at anybody, at any distance.',
      full: 'Discard another card from your hand with it: a shot at any other player, however far away. It is cancelled like any shot and is no BANG! card. What you throw in is only the price: it does nothing itself, and a BANG! thrown in is not your BANG! of the turn.',
    },
    dodge: {
      name: 'Dodge',
      line: 'Cancels a shot at you, and you draw a card.',
      full: 'Play it from your hand in answer to a shot at you: it counts as one Missed!, and you draw a card at once. Against Slab the Killer the card you draw may be the second Missed! already. It is not a Missed! card by name, so it does nothing for Calamity Janet or Molly Stark.',
    },
    brawl: {
      name: 'Brawl',
      line: 'With another card: everybody else loses a card.',
      full: 'Discard another card from your hand with it. Then all other players, beginning on your left, lose a card each: for each of them you say whether it is a random card of his hand or a card in front of him that you name. Players without any card are passed over.',
    },
    'rag-time': {
      name: 'Rag Time',
      line: 'With another card: take a card of any player.',
      full: 'Discard another card from your hand with it. Then take a card of any player, however far away: a random one of his hand, or the one in front of him that you want. From yourself you may pick up a card in play, never one of your own hand.',
    },
    tequila: {
      name: 'Tequila',
      line: 'With another card: any one player regains 1 life.',
      full: 'Discard another card from your hand with it: a player of your choice, yourself or somebody else, regains 1 life point, never above the maximum. It is no Beer: it saves nobody from a lethal hit, and it works with two players left.',
    },
    whisky: {
      name: 'Whisky',
      line: 'With another card: you regain 2 life.',
      full: 'Discard another card from your hand with it: you regain 2 life points, never above your maximum. It is no Beer: it does not save you from a lethal hit, and it works with two players left.',
    },
    bible: {
      name: 'Bible',
      line: 'Green. Cancels a shot at you, and you draw a card.',
      full: 'Lay it in front of you. From the next player’s turn on you may discard it in answer to a shot at you, in your turn or in anybody’s: it counts as one Missed!, and you draw a card at once, which against Slab the Killer may be the second Missed! already.',
    },
    sombrero: missed('Sombrero'),
    'iron-plate': missed('Iron Plate'),
    'ten-gallon-hat': missed('Ten Gallon Hat'),
    'buffalo-rifle': {
      name: 'Buffalo Rifle',
      line: 'Green. A shot at anybody, at any distance.',
      full: 'Lay it in front of you. In a later turn of yours you may discard it for a shot at any other player, however far away. It is cancelled like any shot and is no BANG! card.',
    },
    'can-can': {
      name: 'Can Can',
      line: 'Green. Any player, at any distance, loses a card.',
      full: 'Lay it in front of you. In a later turn of yours you may discard it: either a random card of a player’s hand or the card in front of him that you name goes to the discard pile. On yourself it does for a card in play only.',
    },
    canteen: {
      name: 'Canteen',
      line: 'Green. You regain 1 life.',
      full: 'Lay it in front of you. In a later turn of yours you may discard it to regain 1 life point, never above your maximum. It is no Beer: it does not save you from a lethal hit, and it works with two players left.',
    },
    conestoga: {
      name: 'Conestoga',
      line: 'Green. Take a card of any player.',
      full: 'Lay it in front of you. In a later turn of yours you may discard it to take a card of any player, however far away: a random one of his hand, or the one in front of him that you want. From yourself you may pick up a card in play, never one of your own hand.',
    },
    derringer: {
      name: 'Derringer',
      line: 'Green. A shot at distance 1, then you draw a card.',
      full: 'Lay it in front of you. In a later turn of yours you may discard it for a shot at a player you see at distance 1, whatever your weapon; when the shot is settled you draw a card, whether it hit or not.',
    },
    howitzer: {
      name: 'Howitzer',
      line: 'Green. A shot at everybody else, at any distance.',
      full: 'Lay it in front of you. In a later turn of yours you may discard it: one after the other, beginning on your left, all other players are shot at, as by a Gatling. A single Missed! or a Barrel is enough for each.',
    },
    knife: {
      name: 'Knife',
      line: 'Green. A shot at somebody at distance 1.',
      full: 'Lay it in front of you. In a later turn of yours you may discard it for a shot at a player you see at distance 1, whatever your weapon. It is cancelled like any shot and is no BANG! card.',
    },
    pepperbox: {
      name: 'Pepperbox',
      line: 'Green. A shot as far as your weapon reaches.',
      full: 'Lay it in front of you. In a later turn of yours you may discard it for a shot at a player within your reach. It is cancelled like any shot and is no BANG! card, so it comes on top of the BANG! of your turn.',
    },
    'pony-express': {
      name: 'Pony Express',
      line: 'Green. Draw 3 cards.',
      full: 'Lay it in front of you. In a later turn of yours you may discard it to take the 3 top cards of the draw pile into your hand.',
    },
  },

  characters: {
    'apache-kid': {
      name: 'Apache Kid',
      line: 'Brown ♦ cards of the others do nothing to him.',
      full: 'A brown Diamond that another player plays leaves Apache Kid as he is, and he is asked nothing: not a BANG! nor a Panic!, neither Cat Balou nor Indians!. It may be aimed at him and is spent for nothing. In a Duel this is off, for the Duel card as well as for the BANG! cards given in it; blue and green Diamonds work against him, and so does a Diamond that cancels his own shot.',
    },
    'belle-star': {
      name: 'Belle Star',
      line: 'In her turn no card in front of the others works.',
      full: 'As long as it is her turn, the blue and green cards in front of all other players are switched off: no Barrel, no Mustang or Hideout, no green Missed!. Hands, abilities and her own cards work as ever, and after her turn everything is as before.',
    },
    'bill-noface': {
      name: 'Bill Noface',
      line: 'Draws 1 card in phase 1, and 1 for each wound.',
      full: 'In phase 1 Bill draws one card, and one more for every life point he is short of his maximum: one when he is unhurt, four when he has 1 of 4 left.',
    },
    'chuck-wengam': {
      name: 'Chuck Wengam',
      line: 'In his turn may trade 1 life for 2 cards, again and again.',
      full: 'In phase 2 Chuck may give up a life point to draw two cards, as often as he likes; the last point he may not give. Nobody else has a part in that loss.',
    },
    'doc-holyday': {
      name: 'Doc Holyday',
      line: 'Once a turn may discard two cards for a shot in reach.',
      full: 'Once in phase 2 Doc may discard any two cards of his hand for a shot at a player within his reach. One Missed! or a Barrel cancels it, and it is no BANG! card, so it comes on top of the BANG! of his turn. Two Diamonds do nothing to Apache Kid, and the shot is spent.',
    },
    'elena-fuente': {
      name: 'Elena Fuente',
      line: 'Any card of her hand does for a Missed!.',
      full: 'In answer to a shot Elena may use any card of her hand as a Missed!; what the card itself would do does not happen. Against a BANG! card of Slab the Killer it takes two of them.',
    },
    'greg-digger': {
      name: 'Greg Digger',
      line: 'Regains 2 life whenever somebody else is eliminated.',
      full: 'Each time another character goes out of the game, whoever or whatever did it, Greg regains 2 life points, never above his maximum. In the middle of a Gatling he has them before it comes to him.',
    },
    'herb-hunter': {
      name: 'Herb Hunter',
      line: 'Draws 2 cards whenever somebody else is eliminated.',
      full: 'Each time another character goes out of the game Herb draws two cards, besides the three that he gets for an Outlaw of his own. As the Sheriff who kills a Deputy he draws them first and then discards everything.',
    },
    'jose-delgado': {
      name: 'José Delgado',
      line: 'Twice a turn may turn a blue hand card into 2 cards.',
      full: 'Up to two times in phase 2 José may discard a blue card of his hand to draw two cards. Brown and green cards do not do, nor does what lies in front of him.',
    },
    'molly-stark': {
      name: 'Molly Stark',
      line: 'Out of turn draws for each BANG!, Missed! or Beer she uses.',
      full: 'Each time Molly uses a card named BANG!, Missed! or Beer outside her own turn, be it played or given up by her own choice, she draws a card. For the BANG! cards of a Duel she draws when the Duel is over, for a Beer that saves her once she is saved. What she is made to discard, and a Dodge, bring her nothing.',
    },
    'pat-brennan': {
      name: 'Pat Brennan',
      line: 'In phase 1 may take a card in play and draw none.',
      full: 'In phase 1 Pat either draws as everybody does or takes one card that lies in front of any player, himself included, into his hand, however far away; a Jail and the Dynamite can be had too. Then that one card is all he gets. He decides before he has seen a card.',
    },
    'pixie-pete': {
      name: 'Pixie Pete',
      line: 'Draws 3 cards in phase 1.',
      full: 'In phase 1 Pete draws three cards where others draw two.',
    },
    'sean-mallory': {
      name: 'Sean Mallory',
      line: 'May keep 10 cards at the end of his turn.',
      full: 'At the end of his turn Sean discards only what he holds above ten cards, whatever his life points.',
    },
    'tequila-joe': {
      name: 'Tequila Joe',
      line: 'A Beer gives him 2 life.',
      full: 'Every Beer he plays gives Joe 2 life points, in his turn as well as against a lethal hit. Saloon, Tequila, Whisky and Canteen give him what they give everybody, and with two players left a Beer gives him nothing either.',
    },
    'vera-custer': {
      name: 'Vera Custer',
      line: 'Each turn borrows the ability of another character.',
      full: 'When her turn starts, after Dynamite and Jail and before she draws, Vera names another character still in the game and has that ability until her next turn, even if the character goes out meanwhile. Her life points are her own. She must name one, the same again if she likes; if she stays in Jail, she has no ability until her next turn, and before her first turn she has none either.',
    },
  },

  roles: {
    'deputy-of-3': {
      name: 'Deputy',
      goal: 'Kill the Renegade yourself and you win at once. If somebody else does, be the last one alive. You take the first turn, and whoever kills somebody draws 3 cards.',
    },
    'outlaw-of-3': {
      name: 'Outlaw',
      goal: 'Kill the Deputy yourself and you win at once. If somebody else does, be the last one alive. Whoever kills somebody draws 3 cards.',
    },
    'renegade-of-3': {
      name: 'Renegade',
      goal: 'Kill the Outlaw yourself and you win at once. If somebody else does, be the last one alive. Whoever kills somebody draws 3 cards.',
    },
    'sheriff-of-8': {
      name: 'Sheriff',
      goal: 'Outlive all three Outlaws and both Renegades. Everybody knows you; you take the first turn and have 1 life point more than your character. If you eliminate a Deputy, you discard all your cards.',
    },
    'deputy-of-8': {
      name: 'Deputy',
      goal: 'Keep the Sheriff alive until all three Outlaws and both Renegades are dead. You win with him, even if you have fallen by then.',
    },
    'outlaw-of-8': {
      name: 'Outlaw',
      goal: 'See the Sheriff dead: then all Outlaws win together, the fallen ones too, unless a single Renegade is all that is left. Whoever eliminates an Outlaw draws 3 cards, which may tempt even your own side.',
    },
    'renegade-of-8': {
      name: 'Renegade',
      goal: 'Be the only one alive; the other Renegade is as much your enemy as anybody. If the Sheriff dies while anybody else is alive with you, the Outlaws win.',
    },
  },

  keywords: {
    green: {
      name: 'Green cards',
      line: 'Laid down first, used from a later turn on.',
      full: 'A green card is put in front of you like a blue one and does nothing yet; never two of a name. From a later turn on you discard it to use it: in your own turn, or, if it counts as a Missed!, in answer to a shot in anybody’s turn. Until then it may be taken or discarded like any card in play, and whoever takes it has to lay it down and wait again.',
    },
    cost: {
      name: 'With another card',
      line: 'The price: another card of your hand, discarded with it.',
      full: 'Such a card is played together with another card of your hand, whichever you like; with no other card you cannot play it. The other card is discarded on top of it and does nothing: a BANG! paid like that is not your BANG! of the turn.',
    },
    'three-players': {
      name: 'Three players',
      line: 'Open roles; each hunts one. A stolen kill: last one alive.',
      full: 'There is no Sheriff; the roles are face up and the Deputy begins. The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. Whoever deals the last blow to his own quarry wins at once. If somebody else did it, or nobody, the two who are left fight it out. Every kill brings 3 cards, Jail may be laid in front of anybody, and a Beer is worth nothing once two are left.',
    },
    'eight-players': {
      name: 'Eight players',
      line: 'Sheriff, two Deputies, three Outlaws, two Renegades.',
      full: 'Each of the two Renegades plays for himself and wins only as the last one alive. The law has to see all three Outlaws and both Renegades dead. If the Sheriff dies while both Renegades live, the Outlaws win.',
    },
  },
};

function missed(name: string) {
  return {
    name,
    line: 'Green. Cancels a shot at you.',
    full: `Lay it in front of you. From the next player’s turn on you may discard the ${name} in answer to a shot at you, in your turn or in anybody’s: it counts as one Missed!. It is no use against Indians!, in a Duel and against Dynamite.`,
  };
}
