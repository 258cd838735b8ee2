import type { SetText } from '../../../text.ts';
import { italian as options } from '../../event-decks/text/it.ts';

export const italian: SetText = {
  set: {
    name: 'Per un pugno di carte',
    line: 'Altri quindici eventi, da soli o con Mezzogiorno di fuoco.',
    full: 'Quindici carte evento, usate come quelle di Mezzogiorno di fuoco: dal suo secondo turno in poi lo Sceriffo ne scopre una prima di ogni suo turno, e vale per tutti fino alla successiva. La carta Per un pugno di carte viene per ultima e resta. Mescolando le due serie si prendono a caso dodici eventi, e alla fine una delle due ultime carte.',
  },

  events: {
    'abandoned-mine': {
      name: 'Miniera abbandonata',
      line: 'Fase 1 dagli scarti; le carte in eccesso tornano sul mazzo.',
      full: 'Nella fase 1 prendi le carte dalla cima degli scarti, una alla volta, e dal mazzo solo quelle che mancano. Nella fase 3 le carte in eccesso vanno coperte sul mazzo, nell’ordine che vuoi. Tutto ciò che accade fuori da queste due fasi usa i mazzi come sempre.',
    },
    ambush: {
      name: 'Agguato',
      line: 'Tutti sono a distanza 1 da tutti.',
      full: 'I posti tra i giocatori non contano: tutti sono a distanza 1 l’uno dall’altro. Mustang, Mirino e ciò che cambia le distanze valgono ancora, e le armi mantengono la loro portata.',
    },
    'blood-brothers': {
      name: 'Fratelli di sangue',
      line: 'All’inizio del turno puoi dare 1 punto vita a qualcuno.',
      full: 'Prima di ogni altra cosa nel tuo turno, Dinamite e Prigione comprese, puoi rinunciare a un punto vita, ma non all’ultimo, perché un altro giocatore sotto il suo massimo ne recuperi uno. Una volta per turno, a qualsiasi distanza.',
    },
    'dead-man': {
      name: 'Il morto che cammina',
      line: 'Il primo eliminato torna per sempre: 2 punti vita, 2 carte.',
      full: 'Quando arriva il turno del giocatore eliminato per primo in questa partita, egli torna con 2 punti vita e 2 carte dal mazzo, fa un turno intero e continua a giocare. Il suo ruolo resta scoperto. Succede una volta sola.',
    },
    'hard-liquor': {
      name: 'Liquore forte',
      line: 'Puoi rinunciare alla pesca della fase 1 per 1 punto vita.',
      full: 'All’inizio della fase 1, prima di vedere una carta, puoi rinunciare a tutta la pesca, con ciò che ne fa parte, e recuperare 1 punto vita. Non è una Birra; a vita piena si può scegliere, e non porta nulla.',
    },
    lasso: {
      name: 'Lazo',
      line: 'Nessuna carta in gioco davanti a qualcuno ha effetto.',
      full: 'Armi, Barili, cavalli, carte verdi, Prigione e Dinamite non fanno nulla; restano dove sono e si possono giocare, prendere e scartare come sempre. Tutti sparano con portata 1. Le abilità dei personaggi funzionano.',
    },
    'law-of-the-west': {
      name: 'Legge del West',
      line: 'Mostra la seconda carta della fase 1: se puoi, giocala.',
      full: 'La seconda carta che peschi nella fase 1 viene mostrata a tutti, e non puoi finire la fase 2 finché l’hai in mano e potresti giocarla. Quando giocarla, contro chi e come, lo decidi tu.',
    },
    peyote: {
      name: 'Peyote',
      line: 'Invece di pescare indovina rosso o nero finché non sbagli.',
      full: 'Di’ rosso o nero e scopri la prima carta del mazzo. Se indovini è tua, e puoi provare ancora o fermarti; se sbagli va negli scarti e la fase 1 è finita. Devi provare almeno una volta. Le abilità della fase 1 non valgono.',
    },
    ranch: {
      name: 'Ranch',
      line: 'Dopo la fase 1 puoi cambiare carte, una volta.',
      full: 'Alla fine della fase 1 puoi scartare quante carte vuoi della tua mano, tutte insieme, e poi pescarne altrettante dal mazzo.',
    },
    ricochet: {
      name: 'Rimbalzo',
      line: 'Tira BANG! alle carte in gioco: perse, salvo un Mancato!.',
      full: 'Nella fase 2 puoi scartare carte BANG!, ognuna contro una carta davanti a un altro giocatore, a qualsiasi distanza: viene scartata, a meno che chi la possiede non risponda con un Mancato! o ciò che vale come tale. Nessuno perde vita, e il tuo BANG! del turno ti resta.',
    },
    'russian-roulette': {
      name: 'Roulette russa',
      line: 'Quando esce: a turno scartate un Mancato! o perdete 2 vita.',
      full: 'Appena viene scoperta, a partire dallo Sceriffo e girando quanto serve, ogni giocatore rinuncia a un Mancato! o a ciò che vale come tale. Il primo che non lo fa perde 2 punti vita, e tutto finisce.',
    },
    sniper: {
      name: 'Cecchino',
      line: 'Due BANG! insieme: un colpo che richiede due Mancato!.',
      full: 'Nella fase 2 puoi scartare due carte BANG! per un colpo contro qualcuno a portata. Costa 1 punto vita e servono due Mancato! per annullarlo. Puoi farlo quante volte vuoi, oltre al tuo BANG! del turno.',
    },
    'the-judge': {
      name: 'Il giudice',
      line: 'Nessuna carta può essere messa davanti a qualcuno.',
      full: 'Nessuno può giocare carte blu o verdi, Prigione e Dinamite comprese. Ciò che è già in gioco continua a funzionare e si può usare, prendere e scartare; la Dinamite passa di mano.',
    },
    vendetta: {
      name: 'Vendetta',
      line: 'A fine turno estrai!: con Cuori giochi un altro turno.',
      full: 'Dopo la fase 3 devi estrarre!. Con Cuori hai ancora un turno completo, che finisce senza questo controllo. Un turno perso in Prigione non ne ha.',
    },
    'a-fistful-of-cards': {
      name: 'Per un pugno di carte',
      line: 'L’ultimo evento: un colpo contro di te per ogni carta in mano.',
      full: 'Chi inizia un turno subisce un colpo per ogni carta che ha in mano, prima di ogni altra cosa, anche di Dinamite e Prigione. Ogni colpo si può annullare come al solito. Non è colpa di nessuno. Viene per ultimo e resta fino alla fine.',
    },
  },

  keywords: {
    'first-out': {
      name: 'Primo caduto',
      line: 'Sta con chi è stato eliminato per primo.',
      full: 'L’evento Il morto che cammina riporta in gioco questo giocatore, una volta.',
    },
  },

  options,
};
