import { markStrong } from './rich.ts';
import type { GameWords, Person, Told } from './words.ts';

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

function played({ who, whom, hasTarget, cards, detail, nameOf }: Told): string {
  const as = detail('asIfNamed');
  const use = as === '' ? '' : ` come ${nameOf(as)}`;
  return `${does(who, 'giochi', 'gioca')} ${cards}${use}${hasTarget && who.name !== whom.name ? ` ${onThem(whom)}` : ''}.`;
}

function laid({ who, whom, hasTarget, cards }: Told): string {
  if (!hasTarget || who.name === whom.name) return `${does(who, 'metti', 'mette')} in gioco ${cards}.`;
  return `${does(who, 'metti', 'mette')} ${cards} davanti a ${whom.isYou ? 'te' : whom.name}.`;
}

function handOf(by: Person): string {
  return ` per mano ${by.isYou ? 'tua' : `di ${by.name}`}`;
}

function lifeLost({ who, count, detail, person }: Told): string {
  const by = person('by');
  const left = Number(detail('life'));
  const cause = by === undefined || by.name === who.name ? '' : handOf(by);
  const rest = left > 0 ? `ne ${who.isYou ? 'hai' : 'ha'} ancora ${left}` : 'non ne resta nessuno';
  return `${does(who, 'perdi', 'perde')} ${points(count)}${cause}: ${rest}.`;
}

function eliminated({ who, detail, person, nameOf }: Told): string {
  const by = person('by');
  const cause = by === undefined || by.name === who.name ? '' : handOf(by);
  return `${does(who, 'sei fuori', 'è fuori')}${cause}. Il ruolo: ${markStrong(nameOf(detail('role')))}.`;
}

export const gameWords: GameWords = {
  events: {
    turnBegan: () => '',
    turnEnded: () => '',
    characterChosen: () => '',
    gameWon: () => '',
    turnSkipped: ({ who }) => `${does(who, 'perdi', 'perde')} il turno.`,
    drew: (told) => `${does(told.who, 'peschi', 'pesca')} ${shown(told)}.`,
    played,
    laid,
    answered: (told) => `${does(told.who, 'rispondi', 'risponde')} con ${shown(told)}.`,
    used: ({ who, whom, hasTarget, detail, nameOf }) => {
      const on = hasTarget && who.name !== whom.name ? ` ${onThem(whom)}` : '';
      return `${does(who, 'usi', 'usa')} ${nameOf(detail('source'))}${on}.`;
    },
    repeated: ({ who }) => `${does(who, 'lo rifai', 'lo rifà')}.`,
    discarded: (told) => `${does(told.who, 'scarti', 'scarta')} ${shown(told)}.`,
    took: (told) => `${does(told.who, 'prendi', 'prende')} ${shown(told)} ${fromThem(told.whom)}.`,
    turned: (told) => `${does(told.who, 'estrai!', 'estrae!')} ${shown(told)}.`,
    offered: (told) => `In offerta: ${shown(told)}.`,
    picked: (told) => `${does(told.who, 'prendi', 'prende')} ${shown(told)}.`,
    shown: (told) => `${does(told.who, 'mostri', 'mostra')} ${shown(told)}.`,
    putBack: (told) => `${does(told.who, 'rimetti', 'rimette')} ${shown(told)} in cima al mazzo.`,
    passedOn: (told) => `${shown(told)} passa a ${told.whom.isYou ? 'te' : told.whom.name}.`,
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
    checked: () => '',
    left: ({ who }) => `${does(who, 'lasci', 'lascia')} di nuovo il gioco.`,
    returned: ({ who }) => `${does(who, 'torni', 'torna')} in gioco.`,
    borrowed: ({ who, detail, nameOf }) =>
      detail('characters') === ''
        ? `${does(who, 'non hai', 'non ha')} più abilità in prestito.`
        : `${does(who, 'hai', 'ha')} per questo turno l’abilità di ${nameOf(detail('characters'))}.`,
    eventTurned: ({ detail, nameOf, lineOf }) =>
      `Il nuovo evento: ${markStrong(nameOf(detail('event')))}. ${lineOf(detail('event'))}`,
    tokenMoved: ({ who, detail, nameOf }) => `${does(who, 'ora hai', 'ora ha')} il ${nameOf(detail('token'))}.`,
    reshuffled: ({ count, detail, nameOf }) => {
      const card = detail('card');
      const what = card === '' ? 'Gli scarti sono rimescolati' : `${nameOf(card)} è rimescolata nel mazzo`;
      return `${what}: ${count} carte nel mazzo.`;
    },
  },
  questions: {
    play: () => 'Tocca a te',
    dodge: ({ by }) => (by === undefined ? 'Ti sparano' : `${by.name} ti spara`),
    evade: ({ by }) => `${by?.name ?? 'Qualcuno'} gioca una carta su di te`,
    duel: ({ by }) => `Duello con ${by?.name ?? 'qualcuno'}: una carta BANG!, o 1 punto vita`,
    indians: ({ by }) => `Indiani! da ${by?.name ?? 'qualcuno'}: una carta BANG!, o 1 punto vita`,
    rescue: ({ number }) => `Stai morendo: recupera ${points(1 - number('life'))}, o sei fuori`,
    discard: ({ number }) => `Troppe carte: scartane ${number('surplus')}`,
    orderDiscards: () => 'In che ordine vanno le tue carte fra gli scarti? L’ultima finisce in cima',
    generalStore: () => 'Emporio: prendi una carta',
    pickTurned: () => 'Quale delle carte scoperte vale?',
    drawFrom: () => 'Da dove peschi?',
    putBack: () => 'Quale di queste carte torna in cima al mazzo?',
    pickCard: () => 'Quale carta prendi?',
    chooseCharacter: () => 'Chi vuoi essere?',
    turnStarts: () => 'Il tuo turno sta per cominciare',
    borrow: () => 'Di chi vuoi l’abilità in questo turno?',
    save: () => 'Qualcuno sta per essere ferito: intervieni?',
    giveLife: () => 'Fratelli di sangue: dai uno dei tuoi punti vita a qualcuno?',
    discardOf: ({ from }) => `Quale carta fai scartare${from === undefined ? '' : ` a ${from.name}`}?`,
    discardOne: () => 'I Dalton: quale carta blu scarti?',
    drawOrDrink: () => 'Liquore forte: peschi le tue carte, o un punto vita al loro posto?',
    guess: () => 'Peyote: di che colore è la prima carta del mazzo?',
    swap: () => 'Ranch: quali carte cambi? Anche nessuna',
    'sid-ketchum': () => 'Quali due carte cedi per 1 punto vita?',
  },
  anyQuestion: (name) => `${name}: che cosa fai?`,
  deeds: {
    play: 'Gioca',
    use: 'Usa',
    end: 'Finisci il turno',
    takeIt: 'Incassa',
    giveIn: 'Cedi',
    giveUp: 'Esci dal gioco',
    pass: 'Lascia correre',
    goOn: 'Avanti',
    quiet: 'Avanti; chiedi quando cambia la mia vita',
    give: 'Dai 1 punto vita',
    draw: 'Pesca le tue carte',
    drink: 'Recupera 1 punto vita',
  },
  values: {
    pile: 'Dal mazzo',
    discardPile: 'Dagli scarti',
    hand: 'Una a caso dalla mano',
    red: 'Rosso',
    black: 'Nero',
    stop: 'Fermati',
    yes: 'Sì',
    no: 'No',
  },
  slots: {
    do: 'Che cosa fai?',
    at: 'Scegli un giocatore',
    from: 'Scegli da dove',
    what: 'Quale carta?',
    as: 'Giocarla come che cosa?',
    cost: 'Scegli che cosa cedi',
    cards: 'Scegli le carte',
    card: 'Scegli una carta',
    use: 'Quale abilità?',
    call: 'Rosso o nero?',
    character: 'Scegli un personaggio',
  },
  refusals: {
    alreadyInPlay: () => 'lì ce n’è già una uguale in gioco',
    bangLimitReached: (of) => `in questo turno hai giocato ${of('played')} BANG! su ${of('limit')}`,
    cannotPay: (of) =>
      `costa ${of('needs') === '1' ? 'un’altra carta' : `altre ${of('needs')} carte`}, ne hai ${of('has')}`,
    fullLife: (of) => `hai già tutti i tuoi ${of('life')} punti vita`,
    gameIsOver: () => 'la partita è finita',
    isOut: () => 'fuori dal gioco',
    laidThisTurn: () => 'giocata in questo turno: pronta dal tuo prossimo turno',
    mustPlay: () => 'c’è una carta che va giocata prima',
    noAbility: () => 'nessuna abilità da usare',
    noBangs: () => 'Il sermone: niente carte BANG! nel tuo turno',
    noBeer: () => 'Il reverendo: non si possono giocare Birre',
    noLaying: () => 'Il giudice: nessuna carta davanti a qualcuno',
    noEscape: () => 'non c’è scampo',
    noRescue: () => 'non ti salva',
    noSuchCard: () => 'nessuna carta adatta',
    noTarget: () => 'nessuno su cui giocarla',
    notAnOption: () => 'qui non si può',
    notAsked: () => 'non tocca a te',
    notOffered: () => 'ora non si può',
    notOneself: () => 'non su di te',
    notTheSheriff: () => 'mai sullo Sceriffo',
    nothingThere: () => 'lì non c’è nessuna carta da prendere',
    nothingToRepeat: () => 'non c’è niente da rifare',
    onlyAsAnswer: () => 'solo in risposta',
    namedTwice: () => 'serve qualcun altro',
    outOfRange: (of) => `distanza ${of('distance')} · la tua arma arriva a ${of('reach')}`,
    slotMissing: () => 'manca qualcosa',
    slotTooMany: () => 'c’è qualcosa di troppo',
    tooFar: (of) => `distanza ${of('distance')} · arriva fino a ${of('most')}`,
    wrongCard: (of) => WRONG_CARDS[of('needs')] ?? 'non è la carta giusta',
    wrongCount: (of) => `ne hai scelte ${of('given')}, ne servono da ${of('least')} a ${of('most')}`,
    usedUp: (of) => `in questo turno l’hai già fatto ${of('used')} volte su ${of('most')}`,
    lastLife: () => 'è il tuo ultimo punto vita',
    alreadyAnswered: () => 'hai già risposto',
    asItIs: () => 'è già così',
    atNoTable: () => 'non sei a nessun tavolo',
    badRequest: () => 'il server non capisce la richiesta',
    badMessage: () => 'il server non ha capito',
    badSetup: () => 'queste regole non si possono giocare insieme',
    closed: () => 'il tavolo è chiuso',
    conceded: () => 'ti sei arreso',
    deadAreSilent: () => 'i morti parlano solo fra loro',
    elsewhere: () => 'giochi su un altro dispositivo',
    gameNotOver: () => 'la partita non è finita',
    helloFirst: () => 'il server non ha capito',
    helloTwice: () => 'il server non ha capito',
    linkUsed: () => 'quel link al posto è già stato aperto su un altro dispositivo: fanne uno nuovo',
    linkVoid: () => 'quel link al posto è scaduto o revocato: fanne uno nuovo',
    signedOut: () => 'questo dispositivo è stato scollegato',
    noFreeSeat: () => 'nessun posto è libero',
    noGame: () => 'non c’è nessuna partita',
    noName: () => 'un nome ha bisogno di lettere',
    noSeat: () => 'qui non hai un posto',
    noSuchBot: () => 'questo bot non esiste',
    noSuchGuest: () => 'qui non c’è nessuno con quel nome',
    noSuchOption: () => 'questa opzione non esiste',
    noSuchSeat: () => 'questo posto non esiste',
    noSuchSet: () => 'questa espansione non esiste',
    noSuchTable: () => 'questo tavolo non c’è (più)',
    noVote: () => 'non c’è niente da votare',
    notDead: () => 'solo i morti possono farlo',
    notHost: () => 'può farlo solo chi ospita',
    notInLobby: () => 'la partita è cominciata',
    notOver: () => 'la partita non è finita',
    notPlaying: () => 'non si sta giocando',
    notSaved: () => 'il server non ha potuto salvare',
    nothingSaid: () => 'non c’è niente da dire',
    oldQuestion: () => 'quella domanda è passata',
    otherGame: () => 'si gioca un’altra partita',
    paused: () => 'la partita è in pausa',
    reload: () => 'c’è una nuova versione: ricarica',
    removed: () => 'ti hanno tolto da questo tavolo',
    repeated: () => 'è già stato detto',
    seatTaken: () => 'il posto è occupato',
    seatsFree: () => 'ci sono ancora posti liberi',
    serverFull: () => 'il server è pieno',
    stopping: () => 'il server si sta fermando',
    tableFull: () => 'il tavolo è pieno',
    theDeadMayReturn: () => 'con queste espansioni i morti possono tornare: non devono vedere le mani',
    tooLong: () => 'è troppo lungo',
    tooManyConnections: () => 'troppe connessioni',
    tooManyGames: () => 'da qui sono cominciate troppe partite: riprova più tardi',
    tooManyMuted: () => 'ne hai silenziati troppi',
    tooManyTables: () => 'hai troppi tavoli aperti',
    wasEliminated: () => 'è fuori: nessun personaggio da tenere',
    yourself: () => 'non te stesso',
    tableIsOpen: () => 'il tavolo è ancora aperto',
    whoAreYou: () => 'qui non ti si conosce',
    tooFast: () => 'troppo in fretta: aspetta un momento',
  },
  shortRefusals: {
    namedTwice: () => 'serve qualcun altro',
    outOfRange: (of) => `arriva a ${of('reach')}`,
    tooFar: (of) => `fino a ${of('most')}`,
  },
  suits: { '♥': 'cuori', '♦': 'quadri', '♠': 'picche', '♣': 'fiori' },
  ranks: {
    '2': 'due',
    '3': 'tre',
    '4': 'quattro',
    '5': 'cinque',
    '6': 'sei',
    '7': 'sette',
    '8': 'otto',
    '9': 'nove',
    '10': 'dieci',
    J: 'fante',
    Q: 'donna',
    K: 're',
    A: 'asso',
  },
  sign: (rank, suit) => `${rank} di ${suit}`,
  sides: {
    law: 'Vince la legge',
    outlaws: 'Vincono i Fuorilegge',
    renegade: 'Vince il Rinnegato',
    deputy: 'Vince il Vice',
    outlaw: 'Vince il Fuorilegge',
  },
};

const WRONG_CARDS: { readonly [needs: string]: string } = {
  missedCard: 'non annulla un colpo',
  bangCard: 'ci vuole una carta BANG!',
  beerCard: 'ci vuole una Birra',
  evade: 'qui non serve',
};
