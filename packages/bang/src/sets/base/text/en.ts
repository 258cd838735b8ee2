import type { Entry, SetText } from '../../../text.ts';

export const english: SetText = {
  set: {
    name: 'BANG!',
    line: 'Sheriff, Outlaws, Renegade: 80 cards and 16 characters.',
    full: 'The base game, for four to seven players. Everybody knows the Sheriff; the Deputies at his side, the Outlaws after his life and the Renegade after everybody keep their roles to themselves. In your turn you draw two cards, play what you like, and keep at the end no more cards than you have life points.',
  },

  cards: {
    bang: {
      name: 'BANG!',
      line: 'Shoot a player in reach: 1 life, if nothing stops it.',
      full: 'Aim at another player who is no farther away than your reach: the shot costs 1 life point unless it is cancelled by a Missed! or by something that counts as one, such as a Barrel that turns up a Heart. You may play one BANG! card in your turn, and a cancelled one was your one; Volcanic and Willy the Kid lift that limit. BANG! is also the card to give up against Indians! and in a Duel, which never counts against the limit.',
    },
    missed: {
      name: 'Missed!',
      line: 'Cancels a shot at you.',
      full: 'Play it in answer to a shot at you, be it a BANG! card or a Gatling, and you lose nothing. It is an answer and nothing else: you cannot play it for its own sake, nor for somebody else. Against Indians!, in a Duel and against Dynamite it is of no use.',
    },
    beer: {
      name: 'Beer',
      line: 'Regain 1 life; it also saves you from a lethal hit.',
      full: 'In your turn it gives you back 1 life point, never above your maximum; you cannot give it to another player. Besides, in anybody’s turn, you may play it when a loss brings you to 0 or below: as many Beers as it takes to be back at 1. When only two players are left it may still be played, but it gives nothing and saves nobody.',
    },
    saloon: {
      name: 'Saloon',
      line: 'Everybody still in the game regains 1 life.',
      full: 'All players in the game, you included, regain 1 life point at the same moment; those at their maximum stay there. Play it in your turn only: it saves nobody from a lethal hit. It is not a Beer, so it works with two players left as well.',
    },
    stagecoach: {
      name: 'Stagecoach',
      line: 'Draw 2 cards.',
      full: 'Take the 2 top cards of the draw pile into your hand; you may play as many Stagecoaches in a turn as you hold. If the pile runs out half-way, the discard pile is shuffled and you draw on. The Stagecoach lies there already, so it may even come back to you.',
    },
    'wells-fargo': {
      name: 'Wells Fargo',
      line: 'Draw 3 cards.',
      full: 'Take the 3 top cards of the draw pile into your hand. If the pile runs out half-way, the discard pile is shuffled and you draw on. Wells Fargo lies there already, so it may even come back to you.',
    },
    'general-store': {
      name: 'General Store',
      line: 'Turn up a card for each player; all pick one, you first.',
      full: 'As many cards as there are players in the game are turned up from the draw pile. You pick one for your hand, then the others do the same in turn, beginning on your left; the last player takes what remains, and everybody sees who takes what. If there are too few cards, the picks go round until none is left. No other card may be played in between.',
    },
    panic: {
      name: 'Panic!',
      line: 'Steal a card off somebody at distance 1.',
      full: 'Choose a player you see at distance 1 and take either a random card of his hand or the card in play in front of him that you want, be it a weapon, a Jail or the Dynamite. Your weapon does not make your arm longer; Scope, Mustang and characters like them do count. You may also pick up a card in front of yourself, but not one of your own hand. What you take goes to your hand, and a player without any card cannot be chosen.',
    },
    'cat-balou': {
      name: 'Cat Balou',
      line: 'Any player, at any distance, loses a card.',
      full: 'Choose a player, however far away: either a random card of his hand or the card in play in front of him that you name goes to the discard pile. You may also rid yourself of a card in front of you, say a Jail or the Dynamite, but not of one in your hand. A player without any card cannot be chosen.',
    },
    gatling: {
      name: 'Gatling',
      line: 'A shot at everybody else, at any distance.',
      full: 'One after the other, beginning on your left, all other players are shot at and lose 1 life point, unless they cancel the shot with a Missed!, a Barrel or the like. Gatling is a shot but no BANG! card: it has nothing to do with the limit of one a turn, and a single Missed! is enough even if Slab the Killer fires it. Whoever it eliminates counts as eliminated by you.',
    },
    indians: {
      name: 'Indians!',
      line: 'It costs everybody else a BANG! card or 1 life.',
      full: 'One after the other, beginning on your left, all other players discard a BANG! card from the hand or lose 1 life point; a player may keep the BANG! and take the loss. It is no shot: Missed! and Barrel do not help, though Calamity Janet may discard a Missed! as her BANG!. Whoever it eliminates counts as eliminated by you.',
    },
    duel: {
      name: 'Duel',
      line: 'Call somebody out: first without a BANG! loses 1 life.',
      full: 'Call out any other player, however far away. He begins; in turn each of you discards a BANG! card from the hand, and the first who cannot or will not loses 1 life point, which ends the Duel. Missed! and Barrel cannot be used, and the BANG! cards do not count against your limit for the turn. If you lose your own Duel, nobody else is to blame for it: no reward for your elimination, no penalty, nothing for El Gringo.',
    },
    barrel: {
      name: 'Barrel',
      line: 'When shot at you may draw!: a Heart counts as a Missed!.',
      full: 'Once against each shot at you, Gatling included, you may draw! for the Barrel: a Heart counts as one Missed!. Any other suit does nothing, and before or after it you may play Missed! cards as well. Against a BANG! card of Slab the Killer a Heart is only one of the two Missed! that are needed. The Barrel stays in play, and it is of no use against Indians!, in a Duel and against Dynamite.',
    },
    scope: {
      name: 'Scope',
      line: 'You see everybody else 1 nearer.',
      full: 'While it is in front of you, every other player is 1 nearer to you, for your shots as well as for Panic!. All that adds to a distance and all that takes from it is reckoned up first; the result is never below 1. From where the others sit, you are as far away as before.',
    },
    mustang: {
      name: 'Mustang',
      line: 'Everybody else sees you 1 farther away.',
      full: 'While it is in front of you, you are 1 farther away for every other player, for shots as well as for Panic!. From where you sit, the others are as near as before.',
    },
    jail: {
      name: 'Jail',
      line: 'Lock somebody up: no Heart at his next draw!, no turn.',
      full: 'Put it in front of any player, however far away, even of yourself; never of the Sheriff, nor of somebody already in Jail. At the start of his turn, once a Dynamite has been checked, the prisoner must draw!: the Jail is discarded, and on a Heart he has his turn as usual, while on any other suit the whole of it is skipped. Until then he may be aimed at like anybody else and may answer, with a Missed! or, at a lethal hit, with a Beer.',
    },
    dynamite: {
      name: 'Dynamite',
      line: 'At the draw!: 2♠ to 9♠ costs 3 life, else it moves left.',
      full: 'Put it in front of yourself; this turn it does nothing yet. Whoever starts a turn with it must draw!, before any Jail: on 2♠ to 9♠ it is discarded and costs 3 life points, on anything else it moves on to the next player on the left. So it goes round until it explodes, or until somebody takes it with Panic! or has it discarded with Cat Balou. The explosion is nobody’s doing: no reward, no penalty, nothing for El Gringo.',
    },
    schofield: weapon('Schofield', 2),
    remington: weapon('Remington', 3),
    'rev-carabine': weapon('Rev. Carabine', 4),
    winchester: weapon('Winchester', 5),
    volcanic: {
      name: 'Volcanic',
      line: 'Weapon, reach 1: no limit to your BANG! cards.',
      full: 'While it is in front of you, you may play as many BANG! cards in your turn as you have, at one player or at several, each at distance 1. It counts at the moment you shoot: put down after a first BANG! it lets you go on, lost or replaced it lets you shoot no more this turn. It takes the place of the Colt .45, and the next weapon you play sends it to the discard pile.',
    },
  },

  characters: {
    'bart-cassidy': {
      name: 'Bart Cassidy',
      line: 'Gets a card for every life point he loses.',
      full: 'Whatever the wound comes from, Bart draws one card from the draw pile for every life point it costs him: three for a Dynamite that he survives. It is not his choice, and it comes after the loss: if the loss is lethal, he has to save himself with the cards he already holds and draws only then. Eliminated, he draws nothing.',
    },
    'black-jack': {
      name: 'Black Jack',
      line: 'Shows his second card; if it is red, he gets a third.',
      full: 'In phase 1 the second card that Black Jack draws is shown to everybody: if it is a Heart or a Diamond, he gets a third. Nobody sees the first and the third, and a red third card brings no fourth. The shown card stays in his hand; it is no draw!.',
    },
    'calamity-janet': {
      name: 'Calamity Janet',
      line: 'Her BANG! and Missed! cards stand in for each other.',
      full: 'Janet may answer a shot with a BANG! card, and she may use a Missed! as a BANG!: to shoot, against Indians! or in a Duel. Then it is a BANG! card in every respect: it needs the reach, and it is her one BANG! of the turn unless Volcanic lifts the limit. Only the two cards of those names change places: a Gatling is no Missed! for her.',
    },
    'el-gringo': {
      name: 'El Gringo',
      line: 'Wounded by somebody’s card, he takes one from that hand.',
      full: 'For every life point that a card of another player costs him, El Gringo at once takes a random card out of that player’s hand. It is not his choice; an empty hand gives nothing, neither now nor later, and cards in play are left alone. A lethal loss he has to survive first. Dynamite, and a Duel that he himself played, bring him nothing.',
    },
    'jesse-jones': {
      name: 'Jesse Jones',
      line: 'May take his first card out of somebody’s hand.',
      full: 'In phase 1 Jesse may take his first card, at random, out of the hand of another player, however far away, and not from the draw pile. The second one is always from the pile. A player with an empty hand cannot be chosen.',
    },
    jourdonnais: {
      name: 'Jourdonnais',
      line: 'Has a Barrel built in.',
      full: 'Once against each shot at him Jourdonnais may draw!, as if a Barrel lay in front of him: a Heart counts as one Missed!. A real Barrel gives him a second attempt, and he may play Missed! cards before, between and after. Against a BANG! card of Slab the Killer two Hearts do it, or one Heart and a Missed!.',
    },
    'kit-carlson': {
      name: 'Kit Carlson',
      line: 'Sees three cards in phase 1 and keeps two of them.',
      full: 'In phase 1 Kit sees the three cards on top of the draw pile and keeps the two he wants. The one left over goes back on top, face down: it is the next card that anybody draws or turns up. If there are fewer than three to be had, he sees those and keeps two at most.',
    },
    'lucky-duke': {
      name: 'Lucky Duke',
      line: 'Turns two cards for a draw! and picks the one that counts.',
      full: 'Whenever he has to draw!, for a Barrel, a Jail or the Dynamite, Lucky Duke turns up two cards and picks the one that counts. Both go to the discard pile, whatever he picks. With a Barrel, two cards are turned for each shot, and one Heart among them is enough.',
    },
    'paul-regret': {
      name: 'Paul Regret',
      line: 'Everybody sees him 1 farther away.',
      full: 'For every other player Paul is 1 farther away, as if a Mustang lay in front of him. With a real Mustang it is 2. From where he sits, the others are as near as ever, and nobody can take this horse from him.',
    },
    'pedro-ramirez': {
      name: 'Pedro Ramirez',
      line: 'May take his first card off the discard pile.',
      full: 'In phase 1 Pedro may take the card on top of the discard pile as his first card. The second one is always from the draw pile. If nothing has been discarded, both are from the draw pile and he is not asked.',
    },
    'rose-doolan': {
      name: 'Rose Doolan',
      line: 'Sees everybody 1 nearer.',
      full: 'For Rose every other player is 1 nearer, as if a Scope lay in front of her. With a real Scope it is 2, but no distance is ever below 1. From where the others sit, she is as far away as ever.',
    },
    'sid-ketchum': {
      name: 'Sid Ketchum',
      line: 'May at any time give up two hand cards for 1 life.',
      full: 'Sid may discard exactly two cards of his hand to regain 1 life point, as often as he can pay for it; at his maximum it is refused. He may do so in his own turn, when he is asked for an answer, and between two actions in the turns of others. At a lethal loss it saves him as a Beer would, and he may use both. It is no Beer, though: it works with two players left.',
    },
    'slab-the-killer': {
      name: 'Slab the Killer',
      line: 'It takes two Missed! to cancel his BANG! card.',
      full: 'A BANG! card of Slab is cancelled by two Missed! only; with one the target is hit all the same. A Heart from a Barrel or from Jourdonnais is one of the two. Only his BANG! cards are that strong: against his Gatling one Missed! will do.',
    },
    'suzy-lafayette': {
      name: 'Suzy Lafayette',
      line: 'Gets a card whenever her hand runs empty.',
      full: 'Whenever her hand runs empty, in anybody’s turn, Suzy draws one card; it is not her choice. A card that she plays herself is finished first, and so is a Duel she is in: she draws if her hand is still empty then. When she answers a shot or Indians! with her last card she draws at once, even between the two Missed! that Slab the Killer asks for. While she is dying she draws nothing, until she is back at 1.',
    },
    'vulture-sam': {
      name: 'Vulture Sam',
      line: 'Gets all the cards of whoever is eliminated.',
      full: 'When another player is eliminated, everything he had in hand and in play goes to Sam’s hand and not to the discard pile, a Jail and a Dynamite included; only a Dynamite that has just exploded is gone already. If he is the Sheriff and eliminates a Deputy, he first gets the cards and then has to discard everything. What another Sheriff discards as his penalty is not for Sam.',
    },
    'willy-the-kid': {
      name: 'Willy the Kid',
      line: 'No limit to the BANG! cards he plays in a turn.',
      full: 'In his turn Willy may play as many BANG! cards as he has, at one player or at several. Each of them has to be within his reach, so a better weapon serves him well: unlike with Volcanic he is not held to distance 1.',
    },
  },

  roles: {
    sheriff: {
      name: 'Sheriff',
      goal: 'Outlive all Outlaws and the Renegade. Everybody knows you; you take the first turn and have 1 life point more than your character. If you eliminate a Deputy, you discard all your cards.',
    },
    deputy: {
      name: 'Deputy',
      goal: 'Keep the Sheriff alive until all Outlaws and the Renegade are dead. You win with him, even if you have fallen by then.',
    },
    outlaw: {
      name: 'Outlaw',
      goal: 'See the Sheriff dead: then all Outlaws win together, the fallen ones too, unless only the Renegade is left. Whoever eliminates an Outlaw draws 3 cards, which may tempt even your own side.',
    },
    renegade: {
      name: 'Renegade',
      goal: 'Be the only one alive: the Sheriff has to be the last to fall. If he dies while anybody else is alive with you, the Outlaws win.',
    },
  },

  keywords: {
    draw: {
      name: 'draw!',
      line: 'Turn up a card: its suit decides, sometimes its value too.',
      full: 'The top card of the draw pile is turned up and put on the discard pile, and all that counts is its suit and, where a range is given, its value: from 2 up to 10, then J, Q, K and A, both ends of the range included. If it matches, what asked for the draw! comes about. What the turned card itself would do never happens.',
    },
    distance: {
      name: 'Distance',
      line: 'How many seats away somebody is, the shorter way round.',
      full: 'Count the seats from you to the other player, those of eliminated players left out, and take the shorter way round. Scope, Mustang and characters like them add or take away, but nobody is ever nearer than 1; so you may see somebody nearer than he sees you. A weapon changes your reach, never a distance.',
    },
    reach: {
      name: 'Reach',
      line: 'How far your BANG! cards carry: the number of your weapon.',
      full: 'Your BANG! cards carry as far as the number of the weapon in front of you, and to distance 1 without one; anybody nearer can be hit as well. A card with a distance of its own, such as Panic!, pays no heed to the weapon.',
    },
    shot: {
      name: 'Shot',
      line: 'Whatever has the BANG! icon: a BANG! card, a Gatling.',
      full: 'Every shot at you can be cancelled by a Missed!, and every Barrel may be tried against it once. A rule that speaks of BANG! cards means only those of that name or played as one: the limit of one a turn and Slab the Killer do not touch a Gatling. Indians!, Duel and Dynamite are no shots.',
    },
    'colt-45': {
      name: 'Colt .45',
      line: 'The revolver that everybody has: reach 1.',
      full: 'With no weapon card in front of you, you shoot with the Colt .45, to distance 1. It is not a card, so it cannot be taken, discarded or lost: a weapon card covers it, and when that is gone the Colt is there again.',
    },
  },
};

function weapon(name: string, reach: number): Entry {
  return {
    name,
    line: `Weapon, reach ${reach}.`,
    full: `While it is in front of you, your BANG! cards carry to distance ${reach} and to anybody nearer. It takes the place of the Colt .45, and the next weapon you play sends it to the discard pile; a second ${name} cannot be played on top of it. It changes no distance, so it is of no use for Panic!.`,
  };
}
