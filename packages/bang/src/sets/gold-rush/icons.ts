import type { SetIcons } from '../../core.ts';

export const icons: SetIcons = {
  set: 'gold-nuggets',
  cards: {
    shot: 'glass-shot',
    bottle: 'square-bottle',
    pardner: 'shaking-hands',
    rhum: 'jug',
    'union-pacific': 'steam-locomotive',
    'gold-rush': 'gold-mine',
    calumet: 'smoking-pipe',
    'gun-belt': 'belt',
    horseshoe: 'horseshoe',
    pickaxe: 'war-pick',
    wanted: 'wanted-reward',
    'gold-pan': 'cauldron',
    boots: 'boots',
    'lucky-charm': 'clover',
    rucksack: 'knapsack',
  },
  characters: {
    'don-bell': 'ringing-bell',
    'dutch-will': 'gold-scarab',
    'jacky-murieta': 'sombrero',
    'josh-mccloud': 'card-pick',
    'madam-yto': 'beer-stein',
    'pretty-luzena': 'diamond-ring',
    'raddie-snake': 'rattlesnake',
    'simeon-picos': 'miner',
  },
  tokens: { nugget: 'gold-nuggets' },
  keywords: { shop: 'shop', sabotage: 'snatch', 'beer-for-gold': 'beer-stein', equipment: 'knapsack' },
};
