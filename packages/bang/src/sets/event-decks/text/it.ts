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
  eventsPassOn: {
    name: 'Gli eventi continuano',
    line: 'In tre: senza il Vice gli eventi li scopre il giocatore seguente.',
    full: 'In una partita a tre gli eventi li scopre il Vice. Quando è eliminato, da allora li scopre il giocatore alla sua sinistra; senza questa scelta l’evento in vigore resta fino alla fine.',
  },
};
