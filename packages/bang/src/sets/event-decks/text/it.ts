import type { SetText } from '../../../text.ts';

/** Che cosa può scegliere un tavolo con gli eventi. */
export const italian: NonNullable<SetText['options']> = {
  noGhosts: {
    name: 'Niente fantasmi',
    line: 'Città fantasma e Il morto che cammina restano nella scatola.',
    full: 'I due eventi che riportano in gioco gli eliminati sono esclusi: chi è fuori resta fuori.',
  },
  moreEvents: {
    name: 'Più eventi',
    line: 'Con le due serie di eventi: 18 eventi prima dell’ultimo.',
    full: 'Quando si mescolano Mezzogiorno di fuoco e Per un pugno di carte, si prendono a caso 18 eventi invece di 12 prima dell’ultimo.',
  },
  allEvents: {
    name: 'Tutti gli eventi',
    line: 'Con le due serie di eventi: tutti i 26 eventi prima dell’ultimo.',
    full: 'Quando si mescolano Mezzogiorno di fuoco e Per un pugno di carte, si usano tutti i loro eventi, e alla fine una delle due ultime carte.',
  },
  eventsEnd: {
    name: 'Senza Vice niente eventi',
    line: 'In tre: quando il Vice è fuori gli eventi sono finiti.',
    full: 'In una partita a tre gli eventi li scopre il Vice, e quando è fuori il giocatore alla sua sinistra. Con questa scelta senza di lui non ci sono eventi: quello in vigore viene messo via, e non se ne scoprono altri.',
  },
};
