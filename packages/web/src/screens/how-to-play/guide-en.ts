import type { Guide } from './guide-words.ts';

export const guide: Guide = {
  title: 'How to play',
  lead: 'Four minutes, and you can hold your own. The table tells you the rest: it only offers what you may do, and says why when you may not.',
  roles: {
    head: 'Everybody has a secret',
    says: [
      'Each player is dealt a role. Only the Sheriff shows it. The Deputies stand by the Sheriff, the Outlaws want that star, and the Renegade wants to be the last one alive.',
      'So watch who shoots whom: it is all you have to go by. Your private guesses go in the notebook.',
    ],
  },
  turn: {
    head: 'Your turn',
    says: [],
    steps: [
      ['Draw', 'Two cards from the deck.'],
      ['Play', 'As many cards as you like, but only one BANG! unless something says otherwise.'],
      ['Discard', 'You may keep as many cards as you have life points left.'],
    ],
  },
  distance: {
    head: 'How far away is everybody?',
    says: [
      'Your neighbours sit at distance 1, theirs at distance 2, the shorter way round; whoever is out no longer counts. The number in the sight on each seat is the distance from you.',
      'The Colt you are born with reaches distance 1. Better guns reach farther. A Mustang moves you away from the others, a Scope brings the others nearer to you.',
    ],
    caption: 'Five at the table: two neighbours at 1, two players at 2.',
  },
  shot: {
    head: 'Shots and answers',
    says: [
      'BANG! takes a life point from a player in your reach, unless it is answered with a Missed!. You will be asked too: answer from the dark bar, or take it.',
      'Gatling shoots at everybody; Indians! and the Duel are answered with BANG!, not with Missed!.',
    ],
  },
  kinds: {
    head: 'Three kinds of cards',
    says: [],
    each: [
      ['Brown', 'Play it, something happens, it is gone.'],
      ['Blue', 'Stays in front of a player and works as long as it lies there: guns, Barrel, Mustang, Jail, Dynamite.'],
      ['Green', 'With Dodge City: lay it down now, use it in a later turn.'],
    ],
  },
  check: {
    head: 'draw!',
    says: [
      'Some cards leave it to chance: the top card of the deck is turned over, and its suit decides. A ♥ makes the Barrel stop a shot, and lets you out of Jail. A spade from 2 to 9 lights the Dynamite: three life points.',
    ],
  },
  life: {
    head: 'Life, and the end of it',
    says: [
      'Bullets are life points. Beer gives one back, and may save you at the very last moment. Whoever has none left is out, and the role is turned over.',
      'Shooting an Outlaw brings three cards, whoever does it. A Sheriff who shoots a Deputy loses all cards.',
    ],
  },
  end: {
    head: 'Who wins',
    says: [
      'Sheriff and Deputies: when all Outlaws and the Renegade are gone. Outlaws: when the Sheriff is. The Renegade: by being the last one, with the Sheriff falling last of all.',
      'You win with your side even if you are out by then.',
    ],
  },
  here: {
    head: 'At this table',
    says: [
      'Touch a card: it lifts, and whoever it may be played on lights up. The bar says the move as a sentence; press the red button, or Enter, to make it. Esc takes it back.',
      'A card that cannot be played tells you why when you touch it. Hold a card, or point at it, to read it large. If your time runs out a bot plays for you until you are back.',
    ],
  },
  play: 'Play now',
  cards: 'All cards',
};
