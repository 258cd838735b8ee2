import { markStrong } from './rich.ts';
import type { GameWords, Person, Told } from './words.ts';

function does(who: Person, you: string, others: string): string {
  return who.isYou ? `You ${you}` : `${who.name} ${others}`;
}

function them({ isYou, name }: Person): string {
  return isYou ? 'you' : name;
}

function some(count: number): string {
  return count === 1 ? 'a card' : `${count} cards`;
}

function shown({ cards, count }: Told): string {
  return cards === '' ? some(count) : cards;
}

/** There is one Sheriff, and most often one Renegade. */
function withArticle(role: string): string {
  if (role === 'Sheriff' || role === 'Renegade') return `the ${markStrong(role)}`;
  return `${/^[AEIOU]/.test(role) ? 'an' : 'a'} ${markStrong(role)}`;
}

function points(count: number): string {
  return count === 1 ? '1 life' : `${count} life`;
}

function played({ who, whom, hasTarget, cards, detail, nameOf }: Told): string {
  const as = detail('asIfNamed');
  const use = as === '' ? '' : ` as ${nameOf(as)}`;
  return `${does(who, 'play', 'plays')} ${cards}${use}${hasTarget && who.name !== whom.name ? ` on ${them(whom)}` : ''}.`;
}

function laid({ who, whom, hasTarget, cards }: Told): string {
  if (!hasTarget || who.name === whom.name) return `${does(who, 'put', 'puts')} ${cards} in play.`;
  return `${does(who, 'put', 'puts')} ${cards} in front of ${them(whom)}.`;
}

function lifeLost({ who, count, detail, person }: Told): string {
  const by = person('by');
  const left = Number(detail('life'));
  const cause = by === undefined || by.name === who.name ? '' : ` to ${them(by)}`;
  return `${does(who, 'lose', 'loses')} ${points(count)}${cause}: ${left > 0 ? `${left} left` : 'none left'}.`;
}

function eliminated({ who, detail, person, nameOf }: Told): string {
  const by = person('by');
  const cause = by === undefined || by.name === who.name ? '' : `, by ${them(by)}`;
  return `${does(who, 'are', 'is')} out${cause}. ${does(who, 'were', 'was')} ${withArticle(nameOf(detail('role')))}.`;
}

export const gameWords: GameWords = {
  events: {
    turnBegan: () => '',
    turnEnded: () => '',
    characterChosen: () => '',
    gameWon: () => '',
    turnSkipped: ({ who }) => `${does(who, 'lose', 'loses')} the turn.`,
    drew: (told) => `${does(told.who, 'draw', 'draws')} ${shown(told)}.`,
    played,
    laid,
    answered: (told) => `${does(told.who, 'answer', 'answers')} with ${shown(told)}.`,
    used: ({ who, whom, hasTarget, detail, nameOf }) => {
      const on = hasTarget && who.name !== whom.name ? ` on ${them(whom)}` : '';
      return `${does(who, 'use', 'uses')} ${nameOf(detail('source'))}${on}.`;
    },
    repeated: ({ who }) => `${does(who, 'do', 'does')} it once more.`,
    discarded: (told) => `${does(told.who, 'discard', 'discards')} ${shown(told)}.`,
    took: (told) => `${does(told.who, 'take', 'takes')} ${shown(told)} from ${them(told.whom)}.`,
    turned: (told) => `${does(told.who, 'draw!', 'draws!')} ${shown(told)}.`,
    offered: (told) => `On offer: ${shown(told)}.`,
    picked: (told) => `${does(told.who, 'take', 'takes')} ${shown(told)}.`,
    shown: (told) => `${does(told.who, 'show', 'shows')} ${shown(told)}.`,
    putBack: (told) => `${does(told.who, 'put', 'puts')} ${shown(told)} back on the deck.`,
    passedOn: (told) => `${shown(told)} moves on to ${them(told.whom)}.`,
    landed: (told) =>
      told.hasSeat ? `${shown(told)} lands in front of ${them(told.who)}.` : `${shown(told)} is set aside.`,
    dodged: ({ who }) => `The shot misses ${them(who)}.`,
    unaffected: ({ who }) => `It does nothing to ${them(who)}.`,
    lifeLost,
    lifeGained: ({ who, count, detail }) =>
      `${does(who, 'regain', 'regains')} ${points(count)}: ${Number(detail('life'))} now.`,
    prevented: ({ who }) => `${does(who, 'prevent', 'prevents')} it.`,
    eliminated,
    checked: () => '',
    left: ({ who }) => `${does(who, 'leave', 'leaves')} the game again.`,
    returned: ({ who }) => `${does(who, 'are', 'is')} back in the game.`,
    borrowed: ({ who, detail, nameOf }) =>
      detail('characters') === ''
        ? `${does(who, 'borrow', 'borrows')} no ability any more.`
        : `${does(who, 'have', 'has')} the ability of ${nameOf(detail('characters'))} this turn.`,
    eventTurned: ({ detail, nameOf, lineOf }) =>
      `The new event: ${markStrong(nameOf(detail('event')))}. ${lineOf(detail('event'))}`,
    tokenMoved: ({ who, detail, nameOf }) => `${does(who, 'have', 'has')} the ${nameOf(detail('token'))} now.`,
    reshuffled: ({ count, detail, nameOf }) => {
      const card = detail('card');
      const what = card === '' ? 'The discards are shuffled' : `${nameOf(card)} is shuffled into the deck`;
      return `${what}: ${count} cards in the deck.`;
    },
  },
  questions: {
    play: () => 'Your turn',
    dodge: ({ by }) => (by === undefined ? 'You are shot at' : `${by.name} shoots at you`),
    evade: ({ by }) => `${by?.name ?? 'Somebody'} plays a card on you`,
    duel: ({ by }) => `Duel with ${by?.name ?? 'somebody'}: a BANG! card, or 1 life`,
    indians: ({ by }) => `Indians! from ${by?.name ?? 'somebody'}: a BANG! card, or 1 life`,
    rescue: ({ number }) => `You are dying: regain ${1 - number('life')} life, or you are out`,
    discard: ({ number }) => `Too many cards: discard ${number('surplus')}`,
    orderDiscards: () => 'In which order do your cards go to the discards? The last one ends on top',
    generalStore: () => 'General Store: take a card',
    pickTurned: () => 'Which of the turned cards counts?',
    drawFrom: () => 'Where do you draw from?',
    putBack: () => 'Which of these cards goes back on the deck?',
    pickCard: () => 'Which card do you take?',
    chooseCharacter: () => 'Who do you want to be?',
    turnStarts: () => 'Your turn is about to begin',
    borrow: () => 'Whose ability do you want this turn?',
    save: () => 'Somebody is being hurt: do you step in?',
    giveLife: () => 'Blood Brothers: do you give one of your life points to somebody?',
    discardOf: ({ from }) => `Which card ${from === undefined ? '' : `of ${from.name} `}is discarded?`,
    discardOne: () => 'The Daltons: which blue card do you discard?',
    drawOrDrink: () => 'Hard Liquor: draw your cards, or a life point instead?',
    guess: () => 'Peyote: which colour is the top card of the deck?',
    swap: () => 'Ranch: which cards do you swap for new ones? None will do',
    'sid-ketchum': () => 'Which two cards do you give up for 1 life?',
  },
  anyQuestion: (name) => `${name}: what do you do?`,
  deeds: {
    play: 'Play',
    use: 'Use',
    end: 'End turn',
    takeIt: 'Take it',
    giveIn: 'Give in',
    giveUp: 'Be eliminated',
    pass: 'Let it pass',
    goOn: 'Go on',
    quiet: 'Go on; ask when my life changes',
    give: 'Give 1 life',
    draw: 'Draw your cards',
    drink: 'Regain 1 life',
  },
  values: {
    pile: 'From the deck',
    discardPile: 'From the discards',
    hand: 'Random hand card',
    red: 'Red',
    black: 'Black',
    stop: 'Stop guessing',
    yes: 'Yes',
    no: 'No',
  },
  slots: {
    do: 'What do you do?',
    at: 'Choose a player',
    from: 'Choose where from',
    what: 'Which card?',
    as: 'Play it as what?',
    cost: 'Choose what you give up for it',
    cards: 'Choose cards',
    card: 'Choose a card',
    use: 'Which ability?',
    call: 'Red or black?',
    character: 'Choose a character',
  },
  refusals: {
    alreadyInPlay: (of) => `${of('card') || 'one'} is in play there already`,
    bangLimitReached: (of) => `you have played ${of('played')} of ${of('limit')} BANG! this turn`,
    cannotPay: (of) => `it costs ${of('needs')} other card${of('needs') === '1' ? '' : 's'}, you have ${of('has')}`,
    fullLife: (of) => `you have all your ${of('life')} life points`,
    gameIsOver: () => 'the game is over',
    isOut: () => 'out of the game',
    laidThisTurn: () => 'laid this turn: ready from your next turn on',
    mustPlay: () => 'there is a card that must be played first',
    noAbility: () => 'nothing to use',
    noBangs: () => 'The Sermon: no BANG! cards in your own turn',
    noBeer: () => 'The Reverend: no Beer may be played',
    noLaying: () => 'The Judge: no card may be put in front of anybody',
    noEscape: () => 'there is no escape from it',
    noRescue: () => 'it does not save you',
    noSuchCard: () => 'no card that would do',
    noTarget: () => 'nobody to play it on',
    notAnOption: () => 'that is no option here',
    notAsked: () => 'you are not asked',
    notOffered: () => 'that is not on offer now',
    notOneself: () => 'not on yourself',
    notTheSheriff: () => 'never on the Sheriff',
    nothingThere: () => 'no card to be had there',
    nothingToRepeat: () => 'there is nothing to repeat',
    onlyAsAnswer: () => 'only as an answer',
    namedTwice: () => 'somebody else is needed',
    outOfRange: (of) => `distance ${of('distance')} · your gun reaches ${of('reach')}`,
    slotMissing: () => 'something is left open',
    slotTooMany: () => 'too much is said',
    tooFar: (of) => `distance ${of('distance')} · it goes as far as ${of('most')}`,
    wrongCard: (of) => WRONG_CARDS[of('needs')] ?? 'not the card for it',
    wrongCount: (of) => `you chose ${of('given')}, it takes ${of('least')} to ${of('most')}`,
    usedUp: (of) => `used ${of('used')} of ${of('most')} times this turn`,
    lastLife: () => 'it is your last life point',
    alreadyAnswered: () => 'you have answered already',
    asItIs: () => 'it is so already',
    atNoTable: () => 'you are at no table',
    badRequest: () => 'the server cannot make sense of that',
    badMessage: () => 'the server did not understand',
    badSetup: () => 'these rules cannot be played together',
    closed: () => 'the table is closed',
    conceded: () => 'you have given up',
    deadAreSilent: () => 'the dead speak to the dead only',
    elsewhere: () => 'you play on another device',
    gameNotOver: () => 'the game is not over',
    helloFirst: () => 'the server did not understand',
    helloTwice: () => 'the server did not understand',
    linkUsed: () => 'that seat link was opened on another device already: make a new one',
    linkVoid: () => 'that seat link is too old, or was revoked: make a new one',
    signedOut: () => 'this device was signed out',
    noFreeSeat: () => 'no seat is free',
    noGame: () => 'there is no game',
    noName: () => 'a name needs letters',
    noSeat: () => 'you have no seat here',
    noSuchBot: () => 'there is no such bot',
    noSuchGuest: () => 'nobody of that name is here',
    noSuchOption: () => 'there is no such option',
    noSuchSeat: () => 'there is no such seat',
    noSuchSet: () => 'there is no such set',
    noSuchTable: () => 'there is no such table (any more)',
    noVote: () => 'there is nothing to vote on',
    notDead: () => 'only the dead may do that',
    notHost: () => 'only the host may do that',
    notInLobby: () => 'the game has begun',
    notOver: () => 'the game is not over',
    notPlaying: () => 'no game is being played',
    notSaved: () => 'the server could not save it',
    nothingSaid: () => 'there is nothing to say',
    oldQuestion: () => 'that question has passed',
    otherGame: () => 'another game is being played',
    paused: () => 'the game is paused',
    reload: () => 'there is a new version: reload',
    removed: () => 'you were removed from this table',
    repeated: () => 'that was said already',
    seatTaken: () => 'the seat is taken',
    seatsFree: () => 'some seats are still free',
    serverFull: () => 'the server is full',
    stopping: () => 'the server is stopping',
    tableFull: () => 'the table is full',
    theDeadMayReturn: () => 'in these sets the dead may come back, so they must not see hands',
    tooLong: () => 'that is too long',
    tooManyConnections: () => 'too many connections',
    tooManyGames: () => 'too many games have been begun from here: try again later',
    tooManyMuted: () => 'you have muted too many',
    tooManyTables: () => 'you have too many open tables',
    wasEliminated: () => 'was eliminated: no character to keep',
    yourself: () => 'not yourself',
    tableIsOpen: () => 'the table is still open',
    whoAreYou: () => 'you are not known here',
    tooFast: () => 'too fast: wait a moment',
  },
  shortRefusals: {
    namedTwice: () => 'somebody else is needed',
    outOfRange: (of) => `reach ${of('reach')}`,
    tooFar: (of) => `as far as ${of('most')}`,
  },
  suits: { '♥': 'hearts', '♦': 'diamonds', '♠': 'spades', '♣': 'clubs' },
  ranks: {
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
    '9': 'nine',
    '10': 'ten',
    J: 'jack',
    Q: 'queen',
    K: 'king',
    A: 'ace',
  },
  sign: (rank, suit) => `${rank} of ${suit}`,
  sides: {
    law: 'The law wins',
    outlaws: 'The Outlaws win',
    renegade: 'The Renegade wins',
    deputy: 'The Deputy wins',
    outlaw: 'The Outlaw wins',
  },
};

const WRONG_CARDS: { readonly [needs: string]: string } = {
  missedCard: 'it cancels no shot',
  bangCard: 'it takes a BANG! card',
  beerCard: 'it takes a Beer',
  evade: 'it does not help here',
};
