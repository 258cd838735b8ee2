import type { Guide } from './guide-words.ts';

export const guide: Guide = {
  title: 'Come si gioca',
  lead: 'Quattro minuti, e te la cavi. Il resto lo dice il tavolo: ti offre solo ciò che puoi fare, e spiega perché quando non puoi.',
  roles: {
    head: 'Ognuno ha un segreto',
    says: [
      'Ogni giocatore riceve un ruolo. Solo lo Sceriffo lo mostra. I Vice stanno con lo Sceriffo, i Fuorilegge vogliono quella stella, e il Rinnegato vuole restare l’ultimo in vita.',
      'Perciò guarda chi spara a chi: non hai altro per capire. I tuoi sospetti segreti vanno nel taccuino.',
    ],
  },
  turn: {
    head: 'Il tuo turno',
    says: [],
    steps: [
      ['Pesca', 'Due carte dal mazzo.'],
      ['Gioca', 'Quante carte vuoi, ma un solo BANG! se nulla dice altrimenti.'],
      ['Scarta', 'Puoi tenere tante carte quanti punti vita ti restano.'],
    ],
  },
  distance: {
    head: 'Quanto sono lontani gli altri?',
    says: [
      'I vicini siedono a distanza 1, i loro vicini a distanza 2, dalla parte più breve; chi è eliminato non conta più. Il numero nel mirino di ogni posto è la distanza da te.',
      'La Colt con cui nasci arriva a distanza 1. Le armi migliori arrivano più lontano. Il Mustang ti allontana dagli altri, il Mirino ti avvicina a loro.',
    ],
    caption: 'In cinque al tavolo: due vicini a 1, due giocatori a 2.',
  },
  shot: {
    head: 'Spari e risposte',
    says: [
      'BANG! toglie un punto vita a un giocatore a tiro, se non risponde con un Mancato!. Lo chiederanno anche a te: rispondi dalla barra scura, o incassa.',
      'La Gatling spara a tutti; a Indiani! e al Duello si risponde con BANG!, non con Mancato!.',
    ],
  },
  kinds: {
    head: 'Tre tipi di carte',
    says: [],
    each: [
      ['Marroni', 'La giochi, succede qualcosa, ed è andata.'],
      ['Blu', 'Restano davanti a un giocatore e valgono finché sono lì: armi, Barile, Mustang, Prigione, Dinamite.'],
      ['Verdi', 'Con Dodge City: le cali ora, le usi in un turno seguente.'],
    ],
  },
  check: {
    head: 'estrai!',
    says: [
      'Alcune carte si affidano al caso: si scopre la prima carta del mazzo, e decide il seme. Un ♥ fa fermare lo sparo al Barile, e ti fa uscire di Prigione. Una carta di picche dal 2 al 9 accende la Dinamite: tre punti vita.',
    ],
  },
  life: {
    head: 'La vita, e la sua fine',
    says: [
      'Le pallottole sono i punti vita. La Birra ne ridà uno, e può salvarti all’ultimo momento. Chi non ne ha più è eliminato, e il suo ruolo si scopre.',
      'Chi elimina un Fuorilegge pesca tre carte, chiunque sia. Lo Sceriffo che elimina un Vice perde tutte le carte.',
    ],
  },
  end: {
    head: 'Chi vince',
    says: [
      'Sceriffo e Vice: quando tutti i Fuorilegge e il Rinnegato sono fuori. I Fuorilegge: quando cade lo Sceriffo. Il Rinnegato: se resta l’ultimo, e lo Sceriffo cade per ultimo.',
      'Vinci con i tuoi anche se nel frattempo sei eliminato.',
    ],
  },
  here: {
    head: 'A questo tavolo',
    says: [
      'Tocca una carta: si alza, e si illumina chi può esserne il bersaglio. La barra dice la mossa in una frase; premi il bottone rosso, o Invio, per farla. Esc la ritira.',
      'Una carta che non si può giocare ti dice perché quando la tocchi. Tieni premuta una carta, o indicala, per leggerla in grande. Se il tempo finisce un bot gioca per te finché non torni.',
    ],
  },
  play: 'Gioca subito',
  cards: 'Tutte le carte',
};
