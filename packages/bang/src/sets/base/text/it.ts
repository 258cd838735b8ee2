import type { Entry, SetText } from '../../../text.ts';

export const italian: SetText = {
  set: {
    name: 'BANG!',
    line: 'Sceriffo, Fuorilegge, Rinnegato: 80 carte e 16 personaggi.',
    full: 'Il gioco base, da quattro a sette giocatori. Lo Sceriffo è noto a tutti; i Vice al suo fianco, i Fuorilegge che lo vogliono morto e il Rinnegato che vuole morti tutti tengono nascosto il proprio ruolo. Nel tuo turno peschi due carte, giochi quello che vuoi e alla fine non tieni in mano più carte dei tuoi punti vita.',
  },

  cards: {
    bang: {
      name: 'BANG!',
      line: 'Spara a chi è a portata: 1 vita, se nulla lo ferma.',
      full: 'Mira a un altro giocatore che non sia più lontano della tua portata: il colpo gli costa 1 punto vita, a meno che non lo annulli con un Mancato! o con qualcosa che vale come tale, per esempio un Barile che scopre Cuori. Puoi giocare una sola carta BANG! nel tuo turno, e conta anche quella annullata; Volcanic e Willy the Kid tolgono questo limite. Il BANG! è anche la carta da cedere contro gli Indiani! e in un Duello, e lì non conta mai per il limite.',
    },
    missed: {
      name: 'Mancato!',
      line: 'Annulla un colpo diretto a te.',
      full: 'Giocalo in risposta a un colpo diretto a te, che sia una carta BANG! o una Gatling, e non perdi nulla. È soltanto una risposta: non si gioca da solo né in difesa di qualcun altro. Contro gli Indiani!, in un Duello e contro la Dinamite non serve.',
    },
    beer: {
      name: 'Birra',
      line: 'Recuperi 1 vita; ti salva anche da un colpo letale.',
      full: 'Nel tuo turno ti ridà 1 punto vita, mai oltre il tuo massimo; non puoi offrirla a un altro giocatore. Inoltre, nel turno di chiunque, puoi giocarla quando una perdita ti porta a 0 o sotto: tante Birre quante ne servono per tornare a 1. Quando restano solo due giocatori si può ancora giocare, ma non dà nulla e non salva nessuno.',
    },
    saloon: {
      name: 'Saloon',
      line: 'Tutti quelli ancora in partita recuperano 1 vita.',
      full: 'Tutti i giocatori in partita, tu compreso, recuperano 1 punto vita nello stesso momento; chi è già al massimo ci resta. Si gioca solo nel proprio turno: non salva nessuno da un colpo letale. Non è una Birra, quindi funziona anche quando si resta in due.',
    },
    stagecoach: {
      name: 'Diligenza',
      line: 'Pesca 2 carte.',
      full: 'Prendi in mano le 2 carte in cima al mazzo; in un turno puoi giocare tutte le Diligenze che hai. Se il mazzo finisce a metà, si mescolano gli scarti e continui a pescare. La Diligenza è già fra gli scarti, perciò potrebbe persino tornarti in mano.',
    },
    'wells-fargo': {
      name: 'Wells Fargo',
      line: 'Pesca 3 carte.',
      full: 'Prendi in mano le 3 carte in cima al mazzo. Se il mazzo finisce a metà, si mescolano gli scarti e continui a pescare. La Wells Fargo è già fra gli scarti, perciò potrebbe persino tornarti in mano.',
    },
    'general-store': {
      name: 'Emporio',
      line: 'Una carta scoperta a testa: scegliete a turno, tu primo.',
      full: 'Dal mazzo si scoprono tante carte quanti sono i giocatori in partita. Tu ne scegli una e la prendi in mano, poi fanno lo stesso gli altri, uno dopo l’altro, a partire da chi siede alla tua sinistra; all’ultimo tocca quella che resta, e tutti vedono chi prende cosa. Se le carte sono troppo poche, si sceglie finché ce ne sono. Nel frattempo non si possono giocare altre carte.',
    },
    panic: {
      name: 'Panico!',
      line: 'Ruba una carta a qualcuno a distanza 1.',
      full: 'Scegli un giocatore che vedi a distanza 1 e prendigli una carta a caso dalla mano, oppure la carta in gioco davanti a lui che preferisci: un’arma, una Prigione, persino la Dinamite. La tua arma non ti allunga il braccio; contano invece Mirino, Mustang e i personaggi che agiscono come loro. Puoi anche riprendere una carta davanti a te, ma non una della tua mano. Ciò che prendi va in mano a te, e chi non ha nessuna carta non può essere scelto.',
    },
    'cat-balou': {
      name: 'Cat Balou',
      line: 'Un giocatore, a ogni distanza, perde una carta.',
      full: 'Scegli un giocatore, per quanto lontano: va negli scarti una carta a caso della sua mano, oppure la carta in gioco davanti a lui che indichi tu. Puoi anche liberarti di una carta davanti a te, per esempio una Prigione o la Dinamite, ma non di una che hai in mano. Chi non ha nessuna carta non può essere scelto.',
    },
    gatling: {
      name: 'Gatling',
      line: 'Un colpo contro tutti gli altri, a ogni distanza.',
      full: 'Uno dopo l’altro, a partire da chi siede alla tua sinistra, tutti gli altri sono bersaglio di un colpo e perdono 1 punto vita, a meno che non lo annullino con un Mancato!, un Barile o simili. La Gatling è un colpo ma non una carta BANG!: non ha a che fare con il limite di una per turno, e basta un solo Mancato! anche se a sparare è Slab the Killer. Chi ne viene eliminato si considera eliminato da te.',
    },
    indians: {
      name: 'Indiani!',
      line: 'A tutti gli altri costa una carta BANG! oppure 1 vita.',
      full: 'Uno dopo l’altro, a partire da chi siede alla tua sinistra, tutti gli altri scartano dalla mano una carta BANG! oppure perdono 1 punto vita; chi ha un BANG! può anche tenerlo e subire la perdita. Non è un colpo: Mancato! e Barile non servono, ma Calamity Janet può scartare un Mancato! come suo BANG!. Chi ne viene eliminato si considera eliminato da te.',
    },
    duel: {
      name: 'Duello',
      line: 'Sfida qualcuno: il primo senza un BANG! perde 1 vita.',
      full: 'Sfida un altro giocatore qualsiasi, per quanto lontano. Comincia lui; a turno ciascuno scarta dalla mano una carta BANG!, e il primo che non può o non vuole perde 1 punto vita, e il Duello è finito. Mancato! e Barile non si possono usare, e queste carte BANG! non contano per il tuo limite del turno. Se perdi il tuo stesso Duello, nessun altro ne ha colpa: nessuna ricompensa per la tua eliminazione, nessuna penalità, niente per El Gringo.',
    },
    barrel: {
      name: 'Barile',
      line: 'Se ti sparano puoi estrarre!: Cuori vale un Mancato!.',
      full: 'Una volta contro ogni colpo diretto a te, Gatling compresa, puoi estrarre! per il Barile: Cuori vale come un Mancato!. Ogni altro seme non fa nulla, e prima o dopo puoi giocare anche carte Mancato!. Contro una carta BANG! di Slab the Killer, Cuori è solo uno dei due Mancato! necessari. Il Barile resta in gioco; non serve contro gli Indiani!, in un Duello e contro la Dinamite.',
    },
    scope: {
      name: 'Mirino',
      line: 'Vedi tutti gli altri più vicini di 1.',
      full: 'Finché è davanti a te, ogni altro giocatore è per te più vicino di 1, sia per i tuoi colpi sia per il Panico!. Prima si somma e si sottrae tutto ciò che cambia la distanza; il risultato non è mai sotto 1. Visto dal posto degli altri, tu sei lontano come prima.',
    },
    mustang: {
      name: 'Mustang',
      line: 'Tutti gli altri ti vedono più lontano di 1.',
      full: 'Finché è davanti a te, per ogni altro giocatore sei più lontano di 1, sia per i colpi sia per il Panico!. Visti dal tuo posto, gli altri sono vicini come prima.',
    },
    jail: {
      name: 'Prigione',
      line: 'Rinchiudi qualcuno: se non estrae Cuori, salta il turno.',
      full: 'Mettila davanti a un giocatore qualsiasi, per quanto lontano, anche davanti a te; mai davanti allo Sceriffo né a chi è già in Prigione. All’inizio del suo turno, dopo l’eventuale controllo della Dinamite, il prigioniero deve estrarre!: la Prigione si scarta, e con Cuori gioca il suo turno normalmente, mentre con ogni altro seme lo salta per intero. Fino ad allora può essere preso di mira come chiunque e può rispondere, con un Mancato! o, a un colpo letale, con una Birra.',
    },
    dynamite: {
      name: 'Dinamite',
      line: 'Estraendo da 2♠ a 9♠: 3 vite; se no, va a sinistra.',
      full: 'Mettila davanti a te; in questo turno non fa ancora nulla. Chi comincia il turno con la Dinamite deve estrarre!, prima di un’eventuale Prigione: da 2♠ a 9♠ viene scartata e gli costa 3 punti vita, con qualunque altra carta passa al giocatore alla sua sinistra. Così gira finché non esplode, o finché qualcuno non la prende con un Panico! o non la fa scartare con un Cat Balou. L’esplosione non è opera di nessuno: nessuna ricompensa, nessuna penalità, niente per El Gringo.',
    },
    schofield: weapon('Schofield', 2),
    remington: weapon('Remington', 3),
    'rev-carabine': weapon('Rev. Carabine', 4),
    winchester: weapon('Winchester', 5),
    volcanic: {
      name: 'Volcanic',
      line: 'Arma, portata 1: nessun limite alle tue carte BANG!.',
      full: 'Finché è davanti a te, nel tuo turno puoi giocare tutte le carte BANG! che hai, contro uno o più giocatori, ciascuna a distanza 1. Conta nel momento in cui spari: messa in gioco dopo un primo BANG! ti lascia continuare; persa o sostituita, per questo turno non spari più. Prende il posto della Colt .45, e la prossima arma che giochi la manda negli scarti.',
    },
  },

  characters: {
    'bart-cassidy': {
      name: 'Bart Cassidy',
      line: 'Per ogni punto vita che perde riceve una carta.',
      full: 'Da qualunque parte venga la ferita, Bart pesca dal mazzo una carta per ogni punto vita che gli costa: tre per una Dinamite a cui sopravvive. Non è una scelta, e viene dopo la perdita: se è letale, deve prima salvarsi con le carte che ha già, e solo allora pesca. Se viene eliminato non pesca nulla.',
    },
    'black-jack': {
      name: 'Black Jack',
      line: 'Mostra la sua seconda carta; se è rossa, ne riceve una terza.',
      full: 'Nella fase 1 la seconda carta che Black Jack pesca viene mostrata a tutti: se è di Cuori o di Quadri, ne riceve una terza. La prima e la terza non le vede nessuno, e una terza carta rossa non ne porta una quarta. La carta mostrata gli resta in mano: non è un estrai!.',
    },
    'calamity-janet': {
      name: 'Calamity Janet',
      line: 'I suoi BANG! e Mancato! si scambiano le parti.',
      full: 'Janet può rispondere a un colpo con una carta BANG!, e può usare un Mancato! come BANG!: per sparare, contro gli Indiani! o in un Duello. In tal caso è una carta BANG! a tutti gli effetti: serve la portata, ed è il suo unico BANG! del turno, a meno che la Volcanic non tolga il limite. Si scambiano solo le carte con questi due nomi: per lei una Gatling non è un Mancato!.',
    },
    'el-gringo': {
      name: 'El Gringo',
      line: 'Se la carta di qualcuno lo ferisce, gli ruba una carta di mano.',
      full: 'Per ogni punto vita che gli costa una carta di un altro giocatore, El Gringo prende subito una carta a caso dalla mano di quel giocatore. Non è una scelta; una mano vuota non dà nulla, né ora né dopo, e le carte in gioco non si toccano. A una perdita letale deve prima sopravvivere. La Dinamite, e un Duello giocato da lui stesso, non gli portano nulla.',
    },
    'jesse-jones': {
      name: 'Jesse Jones',
      line: 'Può prendere la sua prima carta dalla mano di qualcuno.',
      full: 'Nella fase 1 Jesse può prendere la sua prima carta, a caso, dalla mano di un altro giocatore, per quanto lontano, e non dal mazzo. La seconda viene sempre dal mazzo. Chi ha la mano vuota non può essere scelto.',
    },
    jourdonnais: {
      name: 'Jourdonnais',
      line: 'Ha un Barile incorporato.',
      full: 'Una volta contro ogni colpo diretto a lui, Jourdonnais può estrarre! come se avesse davanti un Barile: Cuori vale come un Mancato!. Un vero Barile gli dà un secondo tentativo, e può giocare carte Mancato! prima, in mezzo e dopo. Contro una carta BANG! di Slab the Killer bastano due carte di Cuori, oppure una e un Mancato!.',
    },
    'kit-carlson': {
      name: 'Kit Carlson',
      line: 'Nella fase 1 vede tre carte e ne tiene due.',
      full: 'Nella fase 1 Kit vede le tre carte in cima al mazzo e tiene le due che vuole. Quella che avanza torna coperta in cima: è la prossima carta che chiunque pescherà o scoprirà. Se ce ne sono meno di tre, vede quelle e ne tiene al massimo due.',
    },
    'lucky-duke': {
      name: 'Lucky Duke',
      line: 'Quando deve estrarre! scopre due carte e decide quale conta.',
      full: 'Ogni volta che deve estrarre!, per un Barile, una Prigione o la Dinamite, Lucky Duke scopre due carte e decide quale conta. Vanno negli scarti entrambe, qualunque scelga. Con un Barile scopre due carte per ogni colpo, e gli basta che una delle due sia di Cuori.',
    },
    'paul-regret': {
      name: 'Paul Regret',
      line: 'Tutti lo vedono più lontano di 1.',
      full: 'Per ogni altro giocatore Paul è più lontano di 1, come se avesse davanti un Mustang. Con un vero Mustang diventa 2. Visti dal suo posto gli altri sono vicini come sempre, e questo cavallo nessuno glielo può portare via.',
    },
    'pedro-ramirez': {
      name: 'Pedro Ramirez',
      line: 'Può prendere la sua prima carta dagli scarti.',
      full: 'Nella fase 1 Pedro può prendere come prima carta quella in cima agli scarti. La seconda viene sempre dal mazzo. Se non è stato scartato nulla, vengono dal mazzo tutte e due e non gli si chiede nulla.',
    },
    'rose-doolan': {
      name: 'Rose Doolan',
      line: 'Vede tutti più vicini di 1.',
      full: 'Per Rose ogni altro giocatore è più vicino di 1, come se avesse davanti un Mirino. Con un vero Mirino diventa 2, ma nessuna distanza scende mai sotto 1. Vista dal posto degli altri, lei è lontana come sempre.',
    },
    'sid-ketchum': {
      name: 'Sid Ketchum',
      line: 'In ogni momento può cedere due carte di mano per 1 vita.',
      full: 'Sid può scartare esattamente due carte della sua mano per recuperare 1 punto vita, tutte le volte che può pagare; se è già al massimo gli viene rifiutato. Può farlo nel proprio turno, quando gli si chiede una risposta e, nei turni altrui, fra un’azione e l’altra. A una perdita letale lo salva come una Birra, e le due cose si possono combinare. Però non è una Birra: funziona anche quando si resta in due.',
    },
    'slab-the-killer': {
      name: 'Slab the Killer',
      line: 'Per annullare un suo BANG! ci vogliono due Mancato!.',
      full: 'Una carta BANG! di Slab si annulla solo con due Mancato!; con uno solo il bersaglio è colpito lo stesso. Una carta di Cuori estratta per un Barile o da Jourdonnais vale per uno dei due. Solo le sue carte BANG! sono così forti: contro la sua Gatling basta un Mancato!.',
    },
    'suzy-lafayette': {
      name: 'Suzy Lafayette',
      line: 'Ogni volta che la sua mano si svuota riceve una carta.',
      full: 'Ogni volta che la sua mano si svuota, nel turno di chiunque, Suzy pesca una carta; non è una scelta. Prima però si conclude la carta che ha giocato lei stessa, o il Duello in cui si trova: pesca se la mano è ancora vuota. Se risponde con la sua ultima carta a un colpo o agli Indiani! pesca subito, anche fra i due Mancato! che chiede Slab the Killer. Mentre sta morendo non pesca, finché non è tornata a 1.',
    },
    'vulture-sam': {
      name: 'Vulture Sam',
      line: 'Riceve tutte le carte di chi viene eliminato.',
      full: 'Quando un altro giocatore viene eliminato, tutto ciò che aveva in mano e in gioco va in mano a Sam e non negli scarti, comprese una Prigione e una Dinamite; solo la Dinamite appena esplosa non c’è già più. Se è lo Sceriffo ed elimina un Vice, prima riceve le sue carte e poi deve scartare tutto. Ciò che un altro Sceriffo scarta per penalità non è per Sam.',
    },
    'willy-the-kid': {
      name: 'Willy the Kid',
      line: 'Nessun limite alle carte BANG! che gioca in un turno.',
      full: 'Nel suo turno Willy può giocare tutte le carte BANG! che ha, contro uno o più giocatori. Ciascuna dev’essere entro la sua portata, perciò un’arma migliore gli fa comodo: a differenza della Volcanic, non è legato alla distanza 1.',
    },
  },

  roles: {
    sheriff: {
      name: 'Sceriffo',
      goal: 'Sopravvivi a tutti i Fuorilegge e al Rinnegato. Tutti sanno chi sei; giochi il primo turno e hai 1 punto vita in più del tuo personaggio. Se elimini un Vice, scarti tutte le tue carte.',
    },
    deputy: {
      name: 'Vice',
      goal: 'Tieni in vita lo Sceriffo finché tutti i Fuorilegge e il Rinnegato non sono morti. Vinci con lui, anche se nel frattempo sei caduto.',
    },
    outlaw: {
      name: 'Fuorilegge',
      goal: 'Lo Sceriffo deve morire: allora tutti i Fuorilegge vincono insieme, anche quelli caduti, a meno che non resti solo il Rinnegato. Chi elimina un Fuorilegge pesca 3 carte, e questo può tentare anche i tuoi.',
    },
    renegade: {
      name: 'Rinnegato',
      goal: 'Resta l’unico in vita: lo Sceriffo deve cadere per ultimo. Se muore mentre oltre a te è vivo qualcun altro, vincono i Fuorilegge.',
    },
  },

  keywords: {
    draw: {
      name: 'estrai!',
      line: 'Scopri una carta: decide il seme, a volte anche il valore.',
      full: 'La carta in cima al mazzo viene scoperta e messa negli scarti, e ne contano solo il seme e, dove c’è un intervallo, il valore: da 2 a 10, poi J, Q, K e A, estremi compresi. Se corrisponde, accade ciò che ha chiesto di estrarre!. Ciò che la carta scoperta farebbe di suo non accade mai.',
    },
    distance: {
      name: 'Distanza',
      line: 'Quanti posti ti separano da qualcuno, per la via più breve.',
      full: 'Conta i posti da te all’altro giocatore, saltando quelli degli eliminati, e prendi il giro più breve. Mirino, Mustang e i personaggi che agiscono come loro aggiungono o tolgono, ma nessuno è mai più vicino di 1; così puoi vedere qualcuno più vicino di quanto lui veda te. Un’arma cambia la tua portata, mai una distanza.',
    },
    reach: {
      name: 'Portata',
      line: 'Fin dove arrivano le tue carte BANG!: il numero dell’arma.',
      full: 'Le tue carte BANG! arrivano fino al numero dell’arma davanti a te, e senza arma a distanza 1; anche chi è più vicino può essere colpito. Una carta con una distanza propria, come il Panico!, non bada all’arma.',
    },
    shot: {
      name: 'Colpo',
      line: 'Tutto ciò che ha il simbolo BANG!: una carta BANG!, una Gatling.',
      full: 'Ogni colpo diretto a te si può annullare con un Mancato!, e contro ciascuno ogni Barile si può tentare una volta. Una regola che parla di carte BANG! intende solo quelle con questo nome o giocate come tali: il limite di una per turno e Slab the Killer non riguardano la Gatling. Indiani!, Duello e Dinamite non sono colpi.',
    },
    'colt-45': {
      name: 'Colt .45',
      line: 'La rivoltella che hanno tutti: portata 1.',
      full: 'Se davanti a te non c’è una carta arma, spari con la Colt .45, a distanza 1. Non è una carta, quindi non si può rubare, scartare né perdere: una carta arma la copre, e quando questa se ne va la Colt è di nuovo lì.',
    },
  },
};

function weapon(name: string, reach: number): Entry {
  return {
    name,
    line: `Arma, portata ${reach}.`,
    full: `Finché è davanti a te, le tue carte BANG! arrivano a distanza ${reach} e a chi è più vicino. Prende il posto della Colt .45, e la prossima arma che giochi la manda negli scarti; una seconda ${name} non si può giocare sopra la prima. Non cambia nessuna distanza, quindi per il Panico! non serve.`,
  };
}
