import type { SetText } from '../../../text.ts';

export const italian: SetText = {
  set: {
    name: 'Candelotto di dinamite',
    line: 'Chi colpisce con un BANG! prende il Candelotto, e poi la Dinamite.',
    full: 'Una variante del gioco base: il Candelotto parte dallo Sceriffo e passa a chi, nel proprio turno, colpisce un altro giocatore con una carta BANG!. La Dinamite non è mai in mano a nessuno: pescata o scoperta, va davanti a chi ha il Candelotto, un’altra carta ne prende il posto, e da lì gira come sempre. Quando esplode o viene scartata si rimescola nel mazzo; se qualcuno dovesse prenderla in mano, va davanti a chi ha il Candelotto. Non si può unire alla partita per principianti, che non ha la Dinamite.',
  },

  keywords: {
    stick: {
      name: 'Candelotto',
      line: 'Chi ce l’ha riceve la Dinamite quando salta fuori.',
      full: 'Nel tuo turno lo prendi ogni volta che una tua carta BANG!, o una carta che giochi come tale, colpisce un altro giocatore, anche se poi una Birra lo salva. Un BANG! annullato, una Gatling, gli Indiani!, un Duello o la Dinamite non lo spostano. Se chi ce l’ha viene eliminato da qualcosa che non è una carta BANG!, passa al giocatore alla sua sinistra.',
    },
  },
};
