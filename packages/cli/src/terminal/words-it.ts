import type { Person, Told, Words } from './words.ts';

/** «Ben gioca», «giochi»: the verb says who it is. */
function does(who: Person, you: string, others: string): string {
  return who.isYou ? you.charAt(0).toUpperCase() + you.slice(1) : `${who.name} ${others}`;
}

function onThem({ isYou, name }: Person): string {
  return isYou ? 'su di te' : `su ${name}`;
}

function fromThem({ isYou, name }: Person): string {
  return isYou ? 'da te' : `da ${name}`;
}

function some(count: number): string {
  return count === 1 ? 'una carta' : `${count} carte`;
}

function shown({ cards, count }: Told): string {
  return cards === '' ? some(count) : cards;
}

function points(count: number): string {
  return count === 1 ? '1 punto vita' : `${count} punti vita`;
}

function played(told: Told): string {
  const { who, whom, hasTarget, cards, detail, nameOf } = told;
  const as = detail('asIfNamed');
  const use = as === '' ? '' : ` come ${nameOf(as)}`;
  return `${does(who, 'giochi', 'gioca')} ${cards}${use}${hasTarget && who.name !== whom.name ? ` ${onThem(whom)}` : ''}.`;
}

function laid({ who, whom, hasTarget, cards }: Told): string {
  if (!hasTarget || who.name === whom.name) return `${does(who, 'metti', 'mette')} in gioco ${cards}.`;
  return `${does(who, 'metti', 'mette')} ${cards} davanti a ${whom.isYou ? 'te' : whom.name}.`;
}

function lifeLost({ who, count, detail, person }: Told): string {
  const by = person('by');
  const left = Number(detail('life'));
  const cause = by === undefined || by.name === who.name ? '' : ` per mano ${by.isYou ? 'tua' : `di ${by.name}`}`;
  return `${does(who, 'perdi', 'perde')} ${points(count)}${cause}: ${left > 0 ? `ne ${who.isYou ? 'hai' : 'ha'} ancora ${left}` : 'non ne resta nessuno'}.`;
}

function eliminated({ who, detail, person, nameOf }: Told): string {
  const by = person('by');
  const cause = by === undefined ? '' : ` per mano ${by.isYou ? 'tua' : `di ${by.name}`}`;
  return `${does(who, 'sei fuori dal gioco', 'è fuori dal gioco')}${cause}. Il ruolo: ${nameOf(detail('role'))}.`;
}

export const italian: Words = {
  events: {
    turnSkipped: ({ who }) => `${does(who, 'perdi', 'perde')} il turno.`,
    turnEnded: () => '',
    turnBegan: ({ who, detail }) => (detail('isExtra') === '' ? '' : `${does(who, 'hai', 'ha')} un altro turno.`),
    characterChosen: () => '',
    drew: (told) => `${does(told.who, 'peschi', 'pesca')} ${shown(told)}.`,
    played,
    laid,
    answered: (told) => `${does(told.who, 'rispondi', 'risponde')} con ${shown(told)}.`,
    used: ({ who, whom, hasTarget, detail, nameOf }) =>
      `${does(who, 'usi', 'usa')} ${nameOf(detail('source'))}${hasTarget && who.name !== whom.name ? ` ${onThem(whom)}` : ''}.`,
    repeated: ({ who }) => `${does(who, 'lo rifai', 'lo rifà')}.`,
    discarded: (told) => `${does(told.who, 'scarti', 'scarta')} ${shown(told)}.`,
    took: (told) => `${does(told.who, 'prendi', 'prende')} ${shown(told)} ${fromThem(told.whom)}.`,
    turned: (told) => `${does(told.who, 'estrai! e scopri', 'estrae! e scopre')} ${shown(told)}.`,
    offered: (told) => `In offerta: ${shown(told)}.`,
    picked: (told) => `${does(told.who, 'prendi', 'prende')} ${shown(told)}.`,
    shown: (told) => `${does(told.who, 'mostri', 'mostra')} ${shown(told)}.`,
    putBack: (told) => `${does(told.who, 'rimetti', 'rimette')} ${shown(told)} in cima al mazzo.`,
    passedOn: (told) => `${shown(told)} passa ${fromThem(told.who)} a ${told.whom.isYou ? 'te' : told.whom.name}.`,
    landed: (told) =>
      told.hasSeat
        ? `${shown(told)} finisce davanti a ${told.who.isYou ? 'te' : told.who.name}.`
        : `${shown(told)} è messa da parte.`,
    dodged: ({ who }) => `Il colpo manca ${who.isYou ? 'te' : who.name}.`,
    unaffected: ({ who }) => `Non ha effetto ${onThem(who)}.`,
    lifeLost,
    lifeGained: ({ who, count, detail }) =>
      `${does(who, 'recuperi', 'recupera')} ${points(count)}: ora ${Number(detail('life'))}.`,
    prevented: ({ who }) => `${does(who, 'lo eviti', 'lo evita')}.`,
    eliminated,
    returned: ({ who }) => `${does(who, 'torni', 'torna')} in gioco.`,
    borrowed: ({ who, namesIn }) => {
      const names = namesIn('characters');
      const what = names === '' ? 'nessuna abilità in prestito' : `l’abilità di ${names}`;
      return `${does(who, 'hai', 'ha')} ${what} fino al ${who.isYou ? 'tuo ' : ''}prossimo turno.`;
    },
    eventTurned: ({ detail, nameOf, lineOf }) =>
      `Il nuovo evento: ${nameOf(detail('event'))}. ${lineOf(detail('event'))}`,
    tokenMoved: ({ who, detail, nameOf }) => `${does(who, 'ora hai', 'ora ha')} il ${nameOf(detail('token'))}.`,
    reshuffled: ({ count, detail, nameOf }) => {
      const card = detail('card');
      const what = card === '' ? 'Gli scarti sono rimescolati' : `${nameOf(card)} è rimescolata nel mazzo`;
      return `${what}: ${count} carte nel mazzo.`;
    },
    gameWon: () => '',
  },
  questions: {
    play: () => 'Tocca a te. Che cosa fai?',
    dodge: ({ by, card, stake, number }) => {
      if (stake !== '')
        return `${by?.name ?? 'Qualcuno'} tira ${card} contro la tua carta ${stake}; un Mancato! la salva. Che cosa fai?`;
      if (number('damage') > 1) return `Cedi un Mancato!, o perdi ${points(number('damage'))}. Che cosa fai?`;
      const from = by === undefined ? 'Ti sparano' : `${by.name} ti spara`;
      const needed = number('missing') === 1 ? 'basta un Mancato!' : `ci vogliono ${number('missing')} Mancato!`;
      return `${from}${card === '' ? '' : ` con ${card}`}; ${needed}. Che cosa fai?`;
    },
    evade: ({ by, card }) => `${by?.name ?? 'Qualcuno'} gioca ${card} su di te. Che cosa fai?`,
    duel: ({ by }) =>
      `Il Duello contro ${by?.name ?? 'qualcuno'}: una carta BANG!, o perdi 1 punto vita. Che cosa fai?`,
    indians: ({ by }) => `Indiani! da ${by?.name ?? 'qualcuno'}: una carta BANG!, o perdi 1 punto vita. Che cosa fai?`,
    rescue: ({ number }) =>
      `Sei a ${points(number('life'))}: recuperane ${1 - number('life')}, o sei fuori. Che cosa fai?`,
    discard: ({ number }) =>
      `Troppe carte: devi scartarne ${number('surplus')}. ${number('surplus') === 1 ? 'Quale' : 'Quali'}?`,
    orderDiscards: () => 'In che ordine vanno le tue carte fra gli scarti? L’ultima finisce in cima.',
    generalStore: () => 'L’Emporio è aperto. Quale carta prendi?',
    pickTurned: () => 'Quale delle carte scoperte vale?',
    drawFrom: () => 'Da dove peschi?',
    putBack: () => 'Quale di queste carte rimetti in cima al mazzo?',
    pickCard: () => 'Quale carta prendi?',
    discardOf: ({ from }) => `Quale carta scarta ${from?.name ?? 'lui'}?`,
    chooseCharacter: () => 'Quale personaggio vuoi essere?',
    turnStarts: () => 'Il tuo turno sta per cominciare.',
    borrow: () => 'Di chi vuoi l’abilità in questo turno?',
    giveLife: () => 'Fratelli di sangue: dai uno dei tuoi punti vita a qualcuno?',
    discardOne: () => 'I Dalton: quale carta blu scarti?',
    drawOrDrink: () => 'Liquore forte: peschi le tue carte, o un punto vita al loro posto?',
    guess: () => 'Peyote: di che colore è la prima carta del mazzo?',
    swap: () => 'Ranch: quali carte cambi? Anche nessuna.',
    'sid-ketchum': () => 'Quali due carte cedi per 1 punto vita?',
  },
  anyQuestion: (kind) => `Ti si chiede: ${kind}.`,
  deeds: {
    play: 'gioca',
    use: 'usa',
    end: 'finisci il turno',
    takeIt: 'incassa il colpo',
    giveIn: 'perdi 1 punto vita',
    giveUp: 'esci dal gioco',
    pass: 'lascia correre',
    goOn: 'vai avanti',
    give: 'dai 1 punto vita',
    draw: 'pesca le tue carte',
    drink: 'recupera 1 punto vita',
    quiet: 'vai avanti, e chiedi ancora solo quando cambia la mia vita',
  },
  values: {
    pile: 'dal mazzo',
    discardPile: 'dagli scarti',
    hand: 'una carta a caso della mano',
    yes: 'sì',
    no: 'no',
    red: 'rosso',
    black: 'nero',
    stop: 'fermati',
  },
  slots: {
    at: 'Su chi?',
    what: 'Quale carta?',
    as: 'Come che cosa?',
    cost: 'Quali carte cedi?',
    cards: 'Quali carte?',
    card: 'Quale carta?',
    use: 'Quale abilità?',
    call: 'Rosso o nero?',
  },
  refusals: {
    alreadyInPlay: () => 'lì ce n’è già una uguale in gioco',
    bangLimitReached: (of) => `in questo turno hai giocato ${of('played')} BANG! su ${of('limit')}`,
    cannotPay: (of) => `costa ${of('needs')} carte, ne hai ${of('has')}`,
    fullLife: (of) => `hai già tutti i tuoi ${of('life')} punti vita`,
    gameIsOver: () => 'la partita è finita',
    isOut: () => 'fuori dal gioco',
    laidThisTurn: () => 'è stata messa in gioco in questo turno: solo da un turno successivo',
    lastLife: () => 'è il tuo ultimo punto vita',
    mustPlay: () => 'c’è una carta che va giocata prima',
    noAbility: () => 'nessuna abilità da usare',
    noBangs: () => 'Il sermone: niente carte BANG! nel tuo turno',
    noBeer: () => 'Il reverendo: non si possono giocare Birre',
    noLaying: () => 'Il giudice: nessuna carta davanti a qualcuno',
    noRescue: () => 'non ti salva',
    noSuchCard: () => 'nessuna carta adatta',
    noTarget: () => 'nessuno su cui giocarla',
    notAnOption: () => 'qui non si può',
    notAsked: () => 'non tocca a te',
    notOffered: () => 'ora non si può',
    notOneself: () => 'non su di te',
    notTheSheriff: () => 'mai sullo Sceriffo',
    nothingThere: () => 'lì non c’è nessuna carta da prendere',
    onlyAsAnswer: () => 'solo in risposta',
    outOfRange: (of) => `fuori portata: distanza ${of('distance')}, la tua portata è ${of('reach')}`,
    slotMissing: () => 'manca qualcosa',
    slotTooMany: () => 'c’è qualcosa di troppo',
    tooFar: (of) => `troppo lontano: distanza ${of('distance')}, arriva fino a ${of('most')}`,
    usedUp: (of) => `in questo turno l’hai già fatto ${of('used')} volte su ${of('most')}`,
    wrongCard: () => 'non è la carta giusta',
    wrongCount: (of) => `ne hai scelte ${of('given')}, ne servono da ${of('least')} a ${of('most')}`,
  },
  ui: {
    back: 'indietro',
    you: 'Tu',
    turn: (number, who) => `Turno ${number}: ${who.isYou ? 'il tuo' : who.name}`,
    piles: (drawPile, discard) => `mazzo ${drawPile} · scarti: ${discard}`,
    header: {
      name: '',
      role: 'ruolo',
      character: 'personaggio',
      life: 'vita',
      hand: 'mano',
      far: 'dist.',
      inPlay: 'in gioco',
    },
    away: (far) => `distanza ${far}`,
    event: (now) => `Evento: ${now}`,
    nextEvent: (next, left) => `Prossimo${left > 1 ? ` (di ${left})` : ', l’ultimo'}: ${next}`,
    hiddenRole: '?',
    notYet: 'non ancora',
    out: 'fuori dal gioco',
    hand: (cards) => `La tua mano: ${cards}`,
    emptyHand: 'Non hai carte in mano.',
    nothing: 'nessuno',
    reach: (reach, limit, played) =>
      `(portata ${reach}; ${Number.isFinite(limit) ? `BANG! ${played} su ${limit}` : 'BANG! senza limite'})`,
    prompt: (enter) => `[Invio: ${enter}] > `,
    pickSeveral: (least, most, isOrdered) =>
      most === 1
        ? 'Scegline 1: scrivi il suo numero.'
        : `${least === most ? `Scegline ${least}` : `Scegline da ${least} a ${most}`}: numeri separati da spazi${isOrdered ? ', nell’ordine che vuoi' : ''}.`,
    welcome: (_name, role, _isOnly, goal, character, line) =>
      `Il tuo ruolo: ${role}. ${goal}${character === '' ? '' : ` Il tuo personaggio: ${character}. ${line}`}`,
    hints: 'Scrivi un numero per scegliere, ? per le spiegazioni, aiuto per tutti i comandi.',
    help: `A ogni domanda:
  1, 2, …            scegli; più numeri dove servono più carte
  birra, ben …       scegli per nome
  Invio              quello che sta fra parentesi
  indietro           un passo indietro, mentre componi una mossa
  ?                  chi sei, e che cosa si può spiegare
  ? barile           spiega una carta, un personaggio, un ruolo, una regola
  ? 1                spiega una scelta
  ? distanza ben     quanto siete lontani, e perché
  ? perché bang ben  perché una mossa non è permessa
  tavolo, mano       mostrali di nuovo; * è chi è a tiro
  storia             che cosa è successo finora
  salva [FILE]       salva la partita
  esci               la salva e chiude`,
    explainable: (here, always) => [
      `Metti ? davanti a un nome, e te lo spiego. Qui: ${here}.`,
      `Sempre: ${always}.`,
      '? distanza ben dice quanto è lontano, ? perché bang ben perché non si può; aiuto elenca i comandi.',
    ],
    notUnderstood: (text) => `«${text}» non è fra le scelte; scrivi un numero, oppure aiuto.`,
    ambiguous: (text, labels) => `«${text}» può essere ${labels}; scrivi il numero.`,
    refused: (reason) => `Non si può: ${reason}.`,
    ruling: 'Regola',
    nothingAgainst: 'Niente lo impedisce.',
    unknownThing: (text, near) =>
      `Qui niente si chiama «${text}».${near === undefined ? '' : ` Volevi dire «${near}»?`}`,
    distance: (from, to, far, reach) =>
      `${does(from, 'vedi', 'vede')} ${to.isYou ? 'te' : to.name} a distanza ${far}; portata ${reach}: ${far <= reach ? 'a tiro' : 'fuori tiro'}.`,
    steps: (steps) => `${steps} ${steps === 1 ? 'posto' : 'posti'} per la via più corta`,
    saved: (file) => `La partita è salvata in ${file}.`,
    notSaved: (file, problem) => `Non è stato possibile salvare la partita in ${file}: ${problem}.`,
    resume: (command) => `Per continuare: ${command}`,
    retell: (command) => `Per rileggerla come un racconto: ${command}`,
    overAlready: 'Questa partita è finita.',
    inputEnded: 'Non arriva più niente da leggere: la partita si ferma qui.',
    youAreOut: 'Sei fuori; gli altri continuano.',
    gameOver: (side) => `La partita è finita: ${side}.`,
    youWin: 'Hai vinto!',
    youLose: 'Hai perso.',
    mayInterject: (name) => `${name}: qui puoi intervenire.`,
    tooManyMistakes: 'Non si capisce niente di tutto questo: la partita si ferma qui.',
    resumed: 'La partita continua.',
    whyUsage: 'Scrivi una carta della tua mano e, se serve, un giocatore: ? perché bang ben',
    side: {
      law: 'vince la parte dello Sceriffo',
      outlaws: 'vincono i Fuorilegge',
      renegade: 'vince il Rinnegato',
      deputy: 'vince il Vice',
      outlaw: 'vince il Fuorilegge',
    },
    and: 'e',
    inReach: '*',
    card: 'una carta',
  },
};
