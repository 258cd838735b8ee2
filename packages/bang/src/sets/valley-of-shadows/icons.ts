import type { SetIcons } from '../../core.ts';

export const icons: SetIcons = {
  set: 'valley',
  cards: {
    ghost: 'ghost',
    lemat: 'revolver',
    rattlesnake: 'rattlesnake',
    shotgun: 'sawed-off-shotgun',
    bounty: 'wanted-reward',
    bandidos: 'bandit',
    escape: 'run',
    aim: 'crosshair',
    poker: 'poker-hand',
    backfire: 'return-arrow',
    saved: 'life-buoy',
    fanning: 'bullets',
    tomahawk: 'tomahawk',
    tornado: 'tornado',
    'last-call': 'beer-stein',
  },
  characters: {
    'black-flower': 'rose',
    'colorado-bill': 'spades',
    'der-spot-burst-ringer': 'minigun',
    'evelyn-shebang': 'gunshot',
    'henry-block': 'riposte',
    'lemonade-jim': 'lemon',
    'mick-defender': 'shield',
    'tuco-franziskaner': 'monk-face',
  },
};
