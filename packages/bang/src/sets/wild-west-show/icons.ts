import type { SetIcons } from '../../core.ts';

export const icons: SetIcons = {
  set: 'theater-curtains',
  characters: {
    'big-spencer': 'muscle-up',
    'flint-westwood': 'trade',
    'gary-looter': 'robber',
    'gregory-deck': 'duality',
    'john-pain': 'card-pickup',
    'lee-van-kliff': 'clockwise-rotation',
    'teren-kill': 'coffin',
    'youl-grinner': 'open-palm',
  },
  events: {
    'bone-orchard': 'graveyard',
    'darling-valentine': 'love-letter',
    'dorothy-rage': 'megaphone',
    gag: 'silenced',
    'helena-zontero': 'drama-masks',
    'lady-rosa-del-texas': 'rose',
    'miss-susanna': 'dress',
    sacagaway: 'feather',
    showdown: 'duel',
    'wild-west-show': 'theater-curtains',
  },
};
