import type { Person, Told, Words } from './words.ts';

function does(who: Person, you: string, others: string): string {
  return who.isYou ? `You ${you}` : `${who.name} ${others}`;
}

function them({ isYou, name }: Person): string {
  return isYou ? 'you' : name;
}

function whose({ isYou, name }: Person): string {
  return isYou ? 'your' : `${name}’s`;
}

function some(count: number): string {
  return count === 1 ? 'a card' : `${count} cards`;
}

function shown({ cards, count }: Told): string {
  return cards === '' ? some(count) : cards;
}

/** There is one Sheriff, mostly one Renegade, and among three one of each. */
function withArticle(role: string, isOnly: boolean): string {
  if (isOnly) return `the ${role}`;
  return `${/^[AEIOU]/.test(role) ? 'an' : 'a'} ${role}`;
}

function points(count: number): string {
  return count === 1 ? '1 life point' : `${count} life points`;
}

function played(told: Told): string {
  const { who, whom, hasTarget, cards, detail, nameOf } = told;
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

function eliminated({ who, detail, person, nameOf, isOnlyOf }: Told): string {
  const by = person('by');
  const cause = by === undefined ? '' : ` by ${them(by)}`;
  const role = nameOf(detail('role'));
  return `${does(who, 'are', 'is')} eliminated${cause}. ${does(who, 'were', 'was')} ${withArticle(role, isOnlyOf(detail('role')))}.`;
}

export const english: Words = {
  events: {
    turnSkipped: ({ who }) => `${does(who, 'lose', 'loses')} the turn.`,
    turnEnded: () => '',
    turnBegan: ({ who, detail }) => (detail('isExtra') === '' ? '' : `${does(who, 'have', 'has')} another turn.`),
    characterChosen: () => '',
    drew: (told) => `${does(told.who, 'draw', 'draws')} ${shown(told)}.`,
    played,
    laid,
    answered: (told) => `${does(told.who, 'answer', 'answers')} with ${shown(told)}.`,
    used: ({ who, whom, hasTarget, detail, nameOf }) =>
      `${does(who, 'use', 'uses')} ${nameOf(detail('source'))}${hasTarget && who.name !== whom.name ? ` on ${them(whom)}` : ''}.`,
    repeated: ({ who }) => `${does(who, 'do', 'does')} it once more.`,
    discarded: (told) => `${does(told.who, 'discard', 'discards')} ${shown(told)}.`,
    took: (told) => `${does(told.who, 'take', 'takes')} ${shown(told)} from ${them(told.whom)}.`,
    turned: (told) =>
      `${does(told.who, 'draw!', 'draws!')} and ${told.who.isYou ? 'turn' : 'turns'} up ${shown(told)}.`,
    offered: (told) => `On offer: ${shown(told)}.`,
    picked: (told) => `${does(told.who, 'take', 'takes')} ${shown(told)}.`,
    shown: (told) => `${does(told.who, 'show', 'shows')} ${shown(told)}.`,
    putBack: (told) => `${does(told.who, 'put', 'puts')} ${shown(told)} back on the pile.`,
    passedOn: (told) => `${shown(told)} moves on from ${them(told.who)} to ${them(told.whom)}.`,
    landed: (told) =>
      told.hasSeat ? `${shown(told)} lands in front of ${them(told.who)}.` : `${shown(told)} is set aside.`,
    dodged: ({ who }) => `The shot misses ${them(who)}.`,
    unaffected: ({ who }) => `It does nothing to ${them(who)}.`,
    lifeLost,
    lifeGained: ({ who, count, detail }) =>
      `${does(who, 'regain', 'regains')} ${points(count)}: ${Number(detail('life'))} now.`,
    prevented: ({ who }) => `${does(who, 'prevent', 'prevents')} it.`,
    eliminated,
    returned: ({ who }) => `${does(who, 'are', 'is')} back in the game.`,
    borrowed: ({ who, namesIn }) => {
      const names = namesIn('characters');
      const what = names === '' ? 'no borrowed ability' : `the ability of ${names}`;
      return `${does(who, 'have', 'has')} ${what} until ${who.isYou ? 'your' : 'the'} next turn.`;
    },
    eventTurned: ({ detail, nameOf, lineOf }) =>
      `The new event: ${nameOf(detail('event'))}. ${lineOf(detail('event'))}`,
    tokenMoved: ({ who, detail, nameOf }) => `${does(who, 'have', 'has')} the ${nameOf(detail('token'))} now.`,
    reshuffled: ({ count, detail, nameOf }) => {
      const card = detail('card');
      const what = card === '' ? 'The discard pile is shuffled' : `${nameOf(card)} is shuffled into the pile`;
      return `${what}: ${count} cards to draw from.`;
    },
    gameWon: () => '',
  },
  questions: {
    play: () => 'Your turn. What do you do?',
    dodge: ({ by, card, stake, number }) => {
      if (stake !== '')
        return `${by?.name ?? 'Somebody'} throws ${card} at your ${stake}; a Missed! saves it. What do you do?`;
      if (number('damage') > 1) return `Give up a Missed!, or you lose ${points(number('damage'))}. What do you do?`;
      const from = by === undefined ? 'You are shot at' : `${by.name} shoots at you`;
      const needed = number('missing') === 1 ? 'one Missed! cancels it' : `it takes ${number('missing')} Missed!`;
      return `${from}${card === '' ? '' : ` with ${card}`}; ${needed}. What do you do?`;
    },
    evade: ({ by, card }) => `${by?.name ?? 'Somebody'} plays ${card} on you. What do you do?`,
    duel: ({ by }) =>
      `The Duel against ${by?.name ?? 'somebody'}: a BANG! card, or you lose 1 life point. What do you do?`,
    indians: ({ by }) =>
      `Indians! from ${by?.name ?? 'somebody'}: a BANG! card, or you lose 1 life point. What do you do?`,
    rescue: ({ number }) =>
      `You are at ${points(number('life'))}: regain ${1 - number('life')}, or you are out. What do you do?`,
    discard: ({ number }) => `Too many cards: you must discard ${number('surplus')}. Which?`,
    orderDiscards: () => 'In which order do your cards go to the discard pile? The last one ends on top.',
    generalStore: () => 'The General Store is open. Which card do you take?',
    pickTurned: () => 'Which of the turned cards counts?',
    drawFrom: () => 'Where do you draw from?',
    putBack: () => 'Which of these cards do you put back on the pile?',
    pickCard: () => 'Which card do you take?',
    discardOf: ({ from }) => `Which card does ${from?.name ?? 'he'} discard?`,
    chooseCharacter: () => 'Which character do you want to be?',
    turnStarts: () => 'Your turn is about to begin.',
    borrow: () => 'Whose ability do you want this turn?',
    giveLife: () => 'Blood Brothers: do you give one of your life points to somebody?',
    discardOne: () => 'The Daltons: which blue card do you discard?',
    drawOrDrink: () => 'Hard Liquor: draw your cards, or a life point instead?',
    guess: () => 'Peyote: which colour is the top card of the pile?',
    swap: () => 'Ranch: which cards do you swap for new ones? None will do.',
    'sid-ketchum': () => 'Which two cards do you give up for 1 life point?',
  },
  anyQuestion: (kind) => `You are asked: ${kind}.`,
  deeds: {
    play: 'play',
    use: 'use',
    end: 'end your turn',
    takeIt: 'take the hit',
    giveIn: 'lose 1 life point',
    giveUp: 'be eliminated',
    pass: 'let it pass',
    goOn: 'go on',
    give: 'give 1 life point',
    draw: 'draw your cards',
    drink: 'regain 1 life point',
    quiet: 'go on, and ask again only when my life changes',
  },
  values: {
    pile: 'from the draw pile',
    discardPile: 'from the discard pile',
    hand: 'a random card of the hand',
    yes: 'yes',
    no: 'no',
    red: 'red',
    black: 'black',
    stop: 'stop guessing',
  },
  slots: {
    at: 'On whom?',
    what: 'Which card?',
    as: 'As what?',
    cost: 'Which cards do you give up for it?',
    cards: 'Which cards?',
    card: 'Which card?',
    use: 'Which ability?',
    call: 'Red or black?',
  },
  refusals: {
    alreadyInPlay: (of) => `one ${of('card')} is in play there already`,
    bangLimitReached: (of) => `you have played ${of('played')} of ${of('limit')} BANG! this turn`,
    cannotPay: (of) => `it costs ${of('needs')} cards, you have ${of('has')}`,
    fullLife: (of) => `you have all your ${of('life')} life points`,
    gameIsOver: () => 'the game is over',
    isOut: () => 'out of the game',
    laidThisTurn: () => 'it was put down this turn: not before a later one',
    lastLife: () => 'it is your last life point',
    mustPlay: () => 'there is a card that must be played first',
    noAbility: () => 'nothing to use',
    noBangs: () => 'The Sermon: no BANG! cards in your own turn',
    noBeer: () => 'The Reverend: no Beer may be played',
    noLaying: () => 'The Judge: no card may be put in front of anybody',
    noRescue: () => 'it does not save you',
    noSuchCard: () => 'no card that would do',
    noTarget: () => 'nobody to play it on',
    notAnOption: () => 'that is no option here',
    notAsked: () => 'you are not asked',
    notOffered: () => 'that is not on offer now',
    notOneself: () => 'not on yourself',
    notTheSheriff: () => 'never on the Sheriff',
    nothingThere: () => 'no card to be had there',
    onlyAsAnswer: () => 'only as an answer',
    outOfRange: (of) => `out of reach: distance ${of('distance')}, your reach is ${of('reach')}`,
    slotMissing: () => 'something is left open',
    slotTooMany: () => 'too much is said',
    tooFar: (of) => `too far: distance ${of('distance')}, it goes as far as ${of('most')}`,
    usedUp: (of) => `used ${of('used')} of ${of('most')} times this turn`,
    wrongCard: () => 'not the card for it',
    wrongCount: (of) => `you chose ${of('given')}, it takes ${of('least')} to ${of('most')}`,
  },
  ui: {
    back: 'back',
    you: 'You',
    turn: (number, who) => `Turn ${number}: ${who.isYou ? 'yours' : who.name}`,
    event: (now) => `Event: ${now}`,
    nextEvent: (next, left) => `Next${left > 1 ? ` (of ${left})` : ', the last'}: ${next}`,
    piles: (drawPile, discard) => `draw pile ${drawPile} · discards: ${discard}`,
    header: {
      name: '',
      role: 'role',
      character: 'character',
      life: 'life',
      hand: 'hand',
      far: 'away',
      inPlay: 'in play',
    },
    away: (far) => `distance ${far}`,
    hiddenRole: '?',
    notYet: 'not yet',
    out: 'eliminated',
    hand: (cards) => `Your hand: ${cards}`,
    emptyHand: 'Your hand is empty.',
    nothing: 'none',
    reach: (reach, limit, played) =>
      `(reach ${reach}; ${Number.isFinite(limit) ? `BANG! ${played} of ${limit}` : 'no limit to BANG!'})`,
    prompt: (enter) => `[Enter: ${enter}] > `,
    pickSeveral: (least, most, isOrdered) =>
      most === 1
        ? 'Pick 1: type its number.'
        : `${least === most ? `Pick ${least}` : `Pick ${least} to ${most}`}: numbers with spaces between${isOrdered ? ', in the order you want' : ''}.`,
    welcome: (name, role, isOnly, goal, character, line) =>
      `${name === 'You' ? 'You are' : `${name}, you are`} ${withArticle(role, isOnly)}. ${goal}${character === '' ? '' : ` Your character is ${character}: ${line}`}`,
    hints: 'Type a number to choose, ? for explanations, help for all commands.',
    help: `At any question:
  1, 2, …        choose; several numbers where several cards are wanted
  beer, ben …    choose by name instead
  Enter          what stands in brackets
  back           one step back, while you put a move together
  ?              who you are, and what can be explained
  ? barrel       explains a card, a character, a role, a word, a ruling
  ? 1            explains a choice
  ? distance ben how far you see each other, and why
  ? why bang ben why a move is not allowed
  table, hand    show them again; a * marks who is within your reach
  log            the story so far
  save [FILE]    saves the game
  quit           saves it and leaves`,
    explainable: (here, always) => [
      `Put ? before a name, and it is explained. Here: ${here}.`,
      `Always: ${always}.`,
      '? distance ben tells how far away he is, ? why bang ben why not; help lists all commands.',
    ],
    notUnderstood: (text) => `‘${text}’ is none of the choices; type a number, or help.`,
    ambiguous: (text, labels) => `‘${text}’ could be ${labels}; type the number.`,
    refused: (reason) => `Not possible: ${reason}.`,
    ruling: 'Ruling',
    nothingAgainst: 'Nothing speaks against it.',
    unknownThing: (text, near) =>
      `Nothing here is called ‘${text}’.${near === undefined ? '' : ` Did you mean ‘${near}’?`}`,
    distance: (from, to, far, reach) =>
      `${does(from, 'see', 'sees')} ${them(to)} at distance ${far}; ${whose(from)} reach is ${reach}: ${far <= reach ? 'within reach' : 'out of reach'}.`,
    steps: (steps) => `${steps} ${steps === 1 ? 'seat' : 'seats'} the shorter way round`,
    saved: (file) => `The game is saved in ${file}.`,
    notSaved: (file, problem) => `The game could not be saved in ${file}: ${problem}.`,
    resume: (command) => `Go on with: ${command}`,
    retell: (command) => `Read it as a story: ${command}`,
    overAlready: 'This game is over.',
    inputEnded: 'The input has ended, and so the game stops here.',
    youAreOut: 'You are out; the others play on.',
    gameOver: (side) => `The game is over: ${side}.`,
    youWin: 'You have won!',
    youLose: 'You have lost.',
    mayInterject: (name) => `${name}: you may cut in here.`,
    tooManyMistakes: 'Nothing of this is understood, so the game stops here.',
    resumed: 'The game goes on.',
    whyUsage: 'Say it with a card of your hand and, if it needs one, a player: ? why bang ben',
    side: {
      law: 'the Sheriff’s side wins',
      outlaws: 'the Outlaws win',
      renegade: 'the Renegade wins',
      deputy: 'the Deputy wins',
      outlaw: 'the Outlaw wins',
    },
    and: 'and',
    inReach: '*',
    card: 'a card',
  },
};
