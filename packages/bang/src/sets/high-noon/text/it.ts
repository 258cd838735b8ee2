import type { SetText } from '../../../text.ts';
import { italian as options } from '../../event-decks/text/it.ts';

export const italian: SetText = {
  set: {
    name: 'Mezzogiorno di fuoco',
    line: 'Ogni giro un nuovo evento cambia le regole per tutti: sono 13.',
    full: 'Tredici carte evento formano una pila scoperta, così tutti vedono la prossima. Dal suo secondo turno in poi lo Sceriffo ne scopre una prima di ogni suo turno; vale per tutti finché la successiva non la copre. La carta Mezzogiorno di fuoco viene per ultima e resta fino alla fine.',
  },

  events: {
    blessing: {
      name: 'Benedizione',
      line: 'Ogni carta conta come Cuori.',
      full: 'Qualunque seme sia stampato, ogni carta conta come Cuori; il valore resta. Ogni Barile e ogni Prigione riescono, la Dinamite non può esplodere e Black Jack pesca sempre la terza carta. Chi deve estrarre! scopre comunque la carta, e chi cerca Quadri, Picche o Fiori non ne trova.',
    },
    curse: {
      name: 'Maledizione',
      line: 'Ogni carta conta come Picche.',
      full: 'Qualunque seme sia stampato, ogni carta conta come Picche; il valore resta. Nessun Barile aiuta, nessuno esce di Prigione, e la Dinamite esplode ogni volta che si scopre una carta dal 2 al 9, di qualunque seme. Chi cerca Cuori, Quadri o Fiori non ne trova.',
    },
    'ghost-town': {
      name: 'Città fantasma',
      line: 'Gli eliminati tornano per il loro turno: 3 carte, niente vita.',
      full: 'Ogni giocatore eliminato torna come fantasma quando arriva il suo turno. Non ha punti vita, nella fase 1 pesca 3 carte e gioca un turno normale con la sua abilità; conta come giocatore a tutti gli effetti e non può essere eliminato. Alla fine del turno è di nuovo fuori, e perde ciò che ha come in ogni eliminazione.',
    },
    'gold-rush': {
      name: 'Corsa all’oro',
      line: 'I turni girano al contrario; gli effetti no.',
      full: 'A partire dallo Sceriffo i turni passano a destra. Tutto il resto va a sinistra come sempre: l’Emporio, la Gatling, la Dinamite. Con l’evento successivo i turni tornano a girare a sinistra.',
    },
    hangover: {
      name: 'Sbornia',
      line: 'Nessun personaggio ha la sua abilità.',
      full: 'Tutte le abilità dei personaggi sono sospese, nel bene e nel male. I punti vita e il loro massimo non cambiano, e le carte in gioco funzionano come sempre.',
    },
    shootout: {
      name: 'Sparatoria',
      line: 'Nel tuo turno puoi giocare un secondo BANG!.',
      full: 'Ognuno può giocare nel proprio turno due carte BANG! invece di una, contro lo stesso giocatore o contro due. Chi non ha limite continua a non averne.',
    },
    'the-daltons': {
      name: 'I Dalton',
      line: 'Quando esce, ognuno scarta una carta blu che ha in gioco.',
      full: 'Appena viene scoperto, ogni giocatore con carte blu davanti a sé ne scarta una a sua scelta: si comincia dallo Sceriffo, verso sinistra. Si possono scegliere Prigione e Dinamite, non le carte verdi. In seguito non fa nulla.',
    },
    'the-doctor': {
      name: 'Il dottore',
      line: 'Quando esce, chi ha meno vita recupera 1.',
      full: 'Appena viene scoperto, il giocatore con meno punti vita ne recupera 1; se sono più d’uno, tutti. Chi è già al massimo non guadagna nulla, e nessuno lo riceve al suo posto. In seguito non fa nulla.',
    },
    'the-reverend': {
      name: 'Il reverendo',
      line: 'Nessuno può giocare Birre, nemmeno per salvarsi.',
      full: 'Nessuno può giocare una carta Birra, né nel proprio turno né contro un colpo mortale. Tutto il resto che cura funziona: Saloon, Tequila, Whisky, Sid Ketchum. Una Birra può comunque essere scartata come carta qualsiasi.',
    },
    'the-sermon': {
      name: 'Il sermone',
      line: 'Nel tuo turno non puoi usare carte BANG!.',
      full: 'Chi è di turno non può giocare carte BANG! né scartarne in un Duello; e nemmeno ciò che varrebbe come tale, come un Mancato! di Calamity Janet. Gli altri possono rispondere con le loro, e i colpi che non sono carte BANG!, come una Gatling o un Pugno, sono permessi.',
    },
    thirst: {
      name: 'Sete',
      line: 'La fase 1 porta una carta in meno.',
      full: 'Nella fase 1 ognuno pesca una carta meno del solito, ma mai nessuna. Le carte che fanno pescare, come la Diligenza, non ne risentono.',
    },
    'train-arrival': {
      name: 'L’arrivo del treno',
      line: 'La fase 1 porta una carta in più.',
      full: 'Nella fase 1 ognuno pesca una carta più del solito. Chi resta in Prigione non ha fase 1 e non riceve nulla.',
    },
    'high-noon': {
      name: 'Mezzogiorno di fuoco',
      line: 'L’ultimo evento: iniziare un turno costa 1 punto vita.',
      full: 'Chi inizia un turno perde 1 punto vita prima di ogni altra cosa, anche prima di Dinamite e Prigione. Non è colpa di nessuno, e una Birra può salvarlo. Viene per ultimo e resta fino alla fine.',
    },
  },

  options,
};
