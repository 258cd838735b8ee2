import type { SetText } from '../../../text.ts';

export const italian: SetText = {
  set: {
    name: 'Dodge City',
    line: '40 carte, 15 personaggi, e partite in tre e in otto.',
    full: 'La prima espansione, da tre a otto giocatori. Le carte verdi prima si mettono in gioco e si usano da un turno successivo in poi; alcune carte marroni chiedono un’altra carta della tua mano. In otto ci sono due Rinnegati, ciascuno per sé; in tre non c’è lo Sceriffo, i ruoli sono scoperti e ognuno dà la caccia a uno degli altri due.',
  },

  cards: {
    binocular: {
      name: 'Binocolo',
      line: 'Vedi tutti gli altri più vicini di 1.',
      full: 'Finché è davanti a te, ogni altro giocatore è per te più vicino di 1, sia per i tuoi colpi sia per il Panico!; nessuno è mai più vicino di 1. Fa lo stesso del Mirino con un altro nome: possono stare davanti a te tutti e due, e si sommano.',
    },
    hideout: {
      name: 'Riparo',
      line: 'Tutti gli altri ti vedono più lontano di 1.',
      full: 'Finché è davanti a te, per ogni altro giocatore sei più lontano di 1, sia per i colpi sia per il Panico!. Fa lo stesso del Mustang con un altro nome: possono stare davanti a te tutti e due, e si sommano.',
    },
    punch: {
      name: 'Pugno',
      line: 'Un colpo contro qualcuno a distanza 1.',
      full: 'Un colpo contro un giocatore che vedi a distanza 1: la tua arma non c’entra, Mirino, Mustang e simili sì. Si annulla come ogni colpo, con un Mancato! o un Barile. Non è una carta BANG!: puoi giocarne quanti ne hai, oltre al BANG! del tuo turno.',
    },
    springfield: {
      name: 'Springfield',
      line: 'Con un’altra carta: un colpo a chiunque, ovunque.',
      full: 'Scarta insieme un’altra carta della tua mano: un colpo contro un altro giocatore qualsiasi, per quanto lontano. Si annulla come ogni colpo e non è una carta BANG!. Ciò che aggiungi è solo il prezzo: di suo non fa nulla, e un BANG! ceduto così non è il tuo BANG! del turno.',
    },
    dodge: {
      name: 'Schivata',
      line: 'Annulla un colpo diretto a te e peschi una carta.',
      full: 'Giocala dalla mano in risposta a un colpo diretto a te: vale come un Mancato!, e peschi subito una carta. Contro Slab the Killer la carta pescata può già essere il secondo Mancato!. Di nome non è un Mancato!, quindi a Calamity Janet e a Molly Stark non serve.',
    },
    brawl: {
      name: 'Rissa',
      line: 'Con un’altra carta: gli altri perdono una carta.',
      full: 'Scarta insieme un’altra carta della tua mano. Poi tutti gli altri, a partire da chi siede alla tua sinistra, perdono una carta ciascuno: per ognuno decidi tu se è una carta a caso della sua mano o una carta davanti a lui che indichi. Chi non ha nessuna carta viene saltato.',
    },
    'rag-time': {
      name: 'Rag Time',
      line: 'Con un’altra carta: prendi una carta a chiunque.',
      full: 'Scarta insieme un’altra carta della tua mano. Poi prendi una carta di un giocatore qualsiasi, per quanto lontano: una a caso della sua mano, oppure quella davanti a lui che preferisci. Di tuo puoi riprendere una carta in gioco, mai una della tua mano.',
    },
    tequila: {
      name: 'Tequila',
      line: 'Con un’altra carta: un giocatore recupera 1 vita.',
      full: 'Scarta insieme un’altra carta della tua mano: un giocatore a tua scelta, tu o un altro, recupera 1 punto vita, mai oltre il massimo. Non è una Birra: non salva nessuno da un colpo letale, e funziona anche quando si resta in due.',
    },
    whisky: {
      name: 'Whisky',
      line: 'Con un’altra carta: recuperi 2 vite.',
      full: 'Scarta insieme un’altra carta della tua mano: recuperi 2 punti vita, mai oltre il tuo massimo. Non è una Birra: non ti salva da un colpo letale, e funziona anche quando si resta in due.',
    },
    bible: {
      name: 'Bibbia',
      line: 'Verde. Annulla un colpo e peschi una carta.',
      full: 'Mettila davanti a te. Dal turno del giocatore seguente puoi scartarla in risposta a un colpo diretto a te, nel tuo turno o in quello di chiunque: vale come un Mancato!, e peschi subito una carta, che contro Slab the Killer può già essere il secondo Mancato!.',
    },
    sombrero: missed('Sombrero', 'il Sombrero'),
    'iron-plate': missed('Placca di Ferro', 'la Placca di Ferro'),
    'ten-gallon-hat': missed('Cappello', 'il Cappello'),
    'buffalo-rifle': {
      name: 'Fucile da Caccia',
      line: 'Verde. Un colpo contro chiunque, a ogni distanza.',
      full: 'Mettilo davanti a te. In un tuo turno successivo puoi scartarlo per un colpo contro un altro giocatore qualsiasi, per quanto lontano. Si annulla come ogni colpo e non è una carta BANG!.',
    },
    'can-can': {
      name: 'Can Can',
      line: 'Verde. Un giocatore qualsiasi perde una carta.',
      full: 'Mettilo davanti a te. In un tuo turno successivo puoi scartarlo: va negli scarti una carta a caso della mano di un giocatore, oppure la carta davanti a lui che indichi tu. Su te stesso vale solo per una carta in gioco.',
    },
    canteen: {
      name: 'Borraccia',
      line: 'Verde. Recuperi 1 vita.',
      full: 'Mettila davanti a te. In un tuo turno successivo puoi scartarla per recuperare 1 punto vita, mai oltre il tuo massimo. Non è una Birra: non ti salva da un colpo letale, e funziona anche quando si resta in due.',
    },
    conestoga: {
      name: 'Conestoga',
      line: 'Verde. Prendi una carta a chiunque.',
      full: 'Mettila davanti a te. In un tuo turno successivo puoi scartarla per prendere una carta di un giocatore qualsiasi, per quanto lontano: una a caso della sua mano, oppure quella davanti a lui che preferisci. Di tuo puoi riprendere una carta in gioco, mai una della tua mano.',
    },
    derringer: {
      name: 'Derringer',
      line: 'Verde. Un colpo a distanza 1, poi peschi una carta.',
      full: 'Mettila davanti a te. In un tuo turno successivo puoi scartarla per un colpo contro un giocatore che vedi a distanza 1, qualunque arma tu abbia; quando il colpo è concluso peschi una carta, che abbia colpito o no.',
    },
    howitzer: {
      name: 'Howitzer',
      line: 'Verde. Un colpo contro tutti gli altri.',
      full: 'Mettilo davanti a te. In un tuo turno successivo puoi scartarlo: uno dopo l’altro, a partire da chi siede alla tua sinistra, tutti gli altri sono bersaglio di un colpo, come con una Gatling. A ciascuno basta un Mancato! o un Barile.',
    },
    knife: {
      name: 'Pugnale',
      line: 'Verde. Un colpo contro qualcuno a distanza 1.',
      full: 'Mettilo davanti a te. In un tuo turno successivo puoi scartarlo per un colpo contro un giocatore che vedi a distanza 1, qualunque arma tu abbia. Si annulla come ogni colpo e non è una carta BANG!.',
    },
    pepperbox: {
      name: 'Pepperbox',
      line: 'Verde. Un colpo fin dove arriva la tua arma.',
      full: 'Mettila davanti a te. In un tuo turno successivo puoi scartarla per un colpo contro un giocatore entro la tua portata. Si annulla come ogni colpo e non è una carta BANG!: si aggiunge al BANG! del tuo turno.',
    },
    'pony-express': {
      name: 'Pony Express',
      line: 'Verde. Pesca 3 carte.',
      full: 'Mettilo davanti a te. In un tuo turno successivo puoi scartarlo per prendere in mano le 3 carte in cima al mazzo.',
    },
  },

  characters: {
    'apache-kid': {
      name: 'Apache Kid',
      line: 'Le carte marroni di ♦ degli altri non gli fanno nulla.',
      full: 'Una carta marrone di Quadri giocata da un altro lascia Apache Kid com’è, e non gli si chiede nulla: né un BANG! né un Panico!, né Cat Balou né gli Indiani!. Si può indirizzarla a lui, e va sprecata. In un Duello questo non vale, né per la carta Duello né per i BANG! ceduti; le carte blu e verdi di Quadri agiscono contro di lui, e così una carta di Quadri che annulla un suo colpo.',
    },
    'belle-star': {
      name: 'Belle Star',
      line: 'Nel suo turno le carte davanti agli altri non agiscono.',
      full: 'Finché è il suo turno, le carte blu e verdi davanti a tutti gli altri sono come spente: niente Barile, niente Mustang o Riparo, niente Mancato! verdi. Le carte in mano, le abilità e le carte davanti a lei agiscono come sempre, e dopo il suo turno tutto torna come prima.',
    },
    'bill-noface': {
      name: 'Bill Noface',
      line: 'Nella fase 1 pesca 1 carta, più 1 per ogni ferita.',
      full: 'Nella fase 1 Bill pesca una carta, e una in più per ogni punto vita che gli manca per arrivare al massimo: una se è illeso, quattro se gliene resta 1 su 4.',
    },
    'chuck-wengam': {
      name: 'Chuck Wengam',
      line: 'Nel suo turno può cedere 1 vita per 2 carte, più volte.',
      full: 'Nella fase 2 Chuck può cedere un punto vita per pescare due carte, quante volte vuole; l’ultimo punto non può cederlo. In quella perdita non c’entra nessun altro.',
    },
    'doc-holyday': {
      name: 'Doc Holyday',
      line: 'Una volta a turno può scartare due carte per un colpo.',
      full: 'Una volta nella fase 2 Doc può scartare due carte qualsiasi della sua mano per un colpo contro un giocatore entro la sua portata. Lo annulla un Mancato! o un Barile, e non è una carta BANG!: si aggiunge al BANG! del suo turno. Due carte di Quadri non fanno nulla ad Apache Kid, e il colpo è speso.',
    },
    'elena-fuente': {
      name: 'Elena Fuente',
      line: 'Qualsiasi carta della sua mano vale come Mancato!.',
      full: 'In risposta a un colpo Elena può usare qualsiasi carta della sua mano come Mancato!; ciò che la carta farebbe di suo non accade. Contro una carta BANG! di Slab the Killer ne servono due.',
    },
    'greg-digger': {
      name: 'Greg Digger',
      line: 'Recupera 2 vite ogni volta che un altro viene eliminato.',
      full: 'Ogni volta che un altro personaggio esce dal gioco, per mano di chiunque o di nessuno, Greg recupera 2 punti vita, mai oltre il suo massimo. Nel mezzo di una Gatling li ha prima che tocchi a lui.',
    },
    'herb-hunter': {
      name: 'Herb Hunter',
      line: 'Pesca 2 carte ogni volta che un altro viene eliminato.',
      full: 'Ogni volta che un altro personaggio esce dal gioco Herb pesca due carte, oltre alle tre che riceve per un Fuorilegge eliminato da lui. Se è lo Sceriffo ed elimina un Vice, prima le pesca e poi scarta tutto.',
    },
    'jose-delgado': {
      name: 'José Delgado',
      line: 'Due volte a turno può cambiare una carta blu con 2 carte.',
      full: 'Fino a due volte nella fase 2 José può scartare una carta blu della sua mano per pescarne due. Le carte marroni e verdi non valgono, e nemmeno ciò che ha davanti.',
    },
    'molly-stark': {
      name: 'Molly Stark',
      line: 'Fuori turno pesca per ogni BANG!, Mancato! o Birra che usa.',
      full: 'Ogni volta che Molly usa una carta di nome BANG!, Mancato! o Birra fuori dal proprio turno, giocata o ceduta per sua scelta, pesca una carta. Per i BANG! di un Duello pesca quando il Duello è finito, per una Birra che la salva quando è salva. Ciò che le viene fatto scartare, e una Schivata, non le portano nulla.',
    },
    'pat-brennan': {
      name: 'Pat Brennan',
      line: 'Nella fase 1 può prendere una carta in gioco e non pescare.',
      full: 'Nella fase 1 Pat o pesca come tutti, o prende in mano una carta che sta davanti a un giocatore qualsiasi, lui compreso, per quanto lontano; anche una Prigione o la Dinamite. In tal caso quella carta è tutto ciò che riceve. Decide prima di aver visto una carta.',
    },
    'pixie-pete': {
      name: 'Pixie Pete',
      line: 'Nella fase 1 pesca 3 carte.',
      full: 'Nella fase 1 Pete pesca tre carte dove gli altri ne pescano due.',
    },
    'sean-mallory': {
      name: 'Sean Mallory',
      line: 'Alla fine del suo turno può tenere 10 carte.',
      full: 'Alla fine del suo turno Sean scarta solo ciò che ha in mano oltre le dieci carte, qualunque siano i suoi punti vita.',
    },
    'tequila-joe': {
      name: 'Tequila Joe',
      line: 'Una Birra gli dà 2 vite.',
      full: 'Ogni Birra che gioca dà a Joe 2 punti vita, nel suo turno come contro un colpo letale. Saloon, Tequila, Whisky e Borraccia gli danno quello che danno a tutti, e quando si resta in due una Birra non dà nulla nemmeno a lui.',
    },
    'vera-custer': {
      name: 'Vera Custer',
      line: 'Ogni turno prende in prestito l’abilità di un altro.',
      full: 'Quando comincia il suo turno, dopo Dinamite e Prigione e prima di pescare, Vera nomina un altro personaggio ancora in gioco e ne ha l’abilità fino al suo prossimo turno, anche se nel frattempo quello esce. I punti vita restano i suoi. Deve nominarne uno, anche lo stesso di prima; se resta in Prigione non ha nessuna abilità fino al prossimo turno, e non ne ha neppure prima del suo primo turno.',
    },
  },

  roles: {
    'deputy-of-3': {
      name: 'Vice',
      goal: 'Uccidi tu stesso il Rinnegato e vinci subito. Se lo fa un altro, resta l’ultimo in vita. Giochi il primo turno, e chi uccide qualcuno pesca 3 carte.',
    },
    'outlaw-of-3': {
      name: 'Fuorilegge',
      goal: 'Uccidi tu stesso il Vice e vinci subito. Se lo fa un altro, resta l’ultimo in vita. Chi uccide qualcuno pesca 3 carte.',
    },
    'renegade-of-3': {
      name: 'Rinnegato',
      goal: 'Uccidi tu stesso il Fuorilegge e vinci subito. Se lo fa un altro, resta l’ultimo in vita. Chi uccide qualcuno pesca 3 carte.',
    },
    'sheriff-of-8': {
      name: 'Sceriffo',
      goal: 'Sopravvivi ai tre Fuorilegge e a entrambi i Rinnegati. Tutti sanno chi sei; giochi il primo turno e hai 1 punto vita in più del tuo personaggio. Se elimini un Vice, scarti tutte le tue carte.',
    },
    'deputy-of-8': {
      name: 'Vice',
      goal: 'Tieni in vita lo Sceriffo finché i tre Fuorilegge e i due Rinnegati non sono morti. Vinci con lui, anche se nel frattempo sei caduto.',
    },
    'outlaw-of-8': {
      name: 'Fuorilegge',
      goal: 'Lo Sceriffo deve morire: allora tutti i Fuorilegge vincono insieme, anche quelli caduti, a meno che non resti un solo Rinnegato. Chi elimina un Fuorilegge pesca 3 carte, e questo può tentare anche i tuoi.',
    },
    'renegade-of-8': {
      name: 'Rinnegato',
      goal: 'Resta l’unico in vita; l’altro Rinnegato ti è nemico come chiunque. Se lo Sceriffo muore mentre oltre a te è vivo qualcun altro, vincono i Fuorilegge.',
    },
  },

  keywords: {
    green: {
      name: 'Carte verdi',
      line: 'Prima si mettono in gioco, poi si usano in un altro turno.',
      full: 'Una carta verde si mette davanti a te come una blu e non fa ancora nulla; mai due con lo stesso nome. Da un turno successivo la scarti per usarla: nel tuo turno, oppure, se vale come Mancato!, in risposta a un colpo nel turno di chiunque. Fino ad allora si può prendere o far scartare come ogni carta in gioco, e chi la prende deve metterla di nuovo in gioco e aspettare.',
    },
    cost: {
      name: 'Con un’altra carta',
      line: 'Il prezzo: un’altra carta della tua mano, scartata insieme.',
      full: 'Una carta così si gioca insieme a un’altra carta della tua mano, quella che vuoi; senza un’altra carta non si può giocare. L’altra va negli scarti sopra di essa e non fa nulla: un BANG! pagato così non è il tuo BANG! del turno.',
    },
    'three-players': {
      name: 'Tre giocatori',
      line: 'Ruoli scoperti, una preda a testa; se la perdi, resta ultimo.',
      full: 'Non c’è lo Sceriffo; i ruoli sono scoperti e comincia il Vice. Il Vice dà la caccia al Rinnegato, il Rinnegato al Fuorilegge, il Fuorilegge al Vice. Chi dà il colpo finale alla propria preda vince subito. Se è stato un altro, o nessuno, i due rimasti se la vedono fra loro. Ogni uccisione porta 3 carte, la Prigione si può mettere davanti a chiunque, e una Birra non vale nulla quando si resta in due.',
    },
    'eight-players': {
      name: 'Otto giocatori',
      line: 'Sceriffo, due Vice, tre Fuorilegge, due Rinnegati.',
      full: 'Ciascuno dei due Rinnegati gioca per sé e vince solo come ultimo in vita. La legge deve veder morti tutti e tre i Fuorilegge e i due Rinnegati. Se lo Sceriffo muore mentre sono vivi entrambi i Rinnegati, vincono i Fuorilegge.',
    },
  },
};

function missed(name: string, withArticle: string) {
  return {
    name,
    line: 'Verde. Annulla un colpo diretto a te.',
    full: `Da mettere davanti a te. Dal turno del giocatore seguente puoi scartare ${withArticle} in risposta a un colpo diretto a te, nel tuo turno o in quello di chiunque: vale come un Mancato!. Non serve contro gli Indiani!, in un Duello e contro la Dinamite.`,
  };
}
