/** Which icon a card's face shows, by slug. A card that is not here gets the icon of its colour. */
export const CARD_ICONS = {
  // base
  bang: 'revolver',
  missed: 'western-hat',
  beer: 'beer-stein',
  saloon: 'saloon-doors',
  stagecoach: 'old-wagon',
  'wells-fargo': 'cash',
  'general-store': 'shop',
  panic: 'robber-mask',
  'cat-balou': 'cat',
  gatling: 'machine-gun',
  indians: 'tomahawk',
  duel: 'crossed-pistols',
  barrel: 'barrel',
  scope: 'spyglass',
  mustang: 'horse-head',
  jail: 'prisoner',
  dynamite: 'dynamite',
  stick: 'dynamite', // no card, a token
  schofield: 'revolver',
  remington: 'winchester-rifle',
  'rev-carabine': 'musket',
  winchester: 'winchester-rifle',
  volcanic: 'sawed-off-shotgun',
  // Dodge City
  punch: 'fist',
  dodge: 'walking-boot',
  springfield: 'musket',
  'rag-time': 'musical-notes',
  tequila: 'heart-bottle',
  whisky: 'brandy-bottle',
  brawl: 'boxing-glove',
  binocular: 'binoculars',
  hideout: 'cave-entrance',
  'buffalo-rifle': 'winchester-rifle',
  howitzer: 'field-gun',
  pepperbox: 'pistol-gun',
  derringer: 'pistol-gun',
  knife: 'bowie-knife',
  'pony-express': 'cavalry',
  conestoga: 'mine-wagon',
  'can-can': 'dress',
  canteen: 'water-flask',
  bible: 'book-cover',
  'iron-plate': 'breastplate',
  sombrero: 'sombrero',
  'ten-gallon-hat': 'outback-hat',
} as const;

/** Which icon stands for a character. */
export const CHARACTER_ICONS = {
  'bart-cassidy': 'bullet-impacts',
  'black-jack': 'card-jack-spades',
  'calamity-janet': 'bandana',
  'el-gringo': 'sombrero',
  'jesse-jones': 'snatch',
  jourdonnais: 'barrel',
  'kit-carlson': 'poker-hand',
  'lucky-duke': 'shamrock',
  'paul-regret': 'horseshoe',
  'pedro-ramirez': 'card-pickup',
  'rose-doolan': 'rose',
  'sid-ketchum': 'brandy-bottle',
  'slab-the-killer': 'skull-crossed-bones',
  'suzy-lafayette': 'flower-hat',
  'vulture-sam': 'vulture',
  'willy-the-kid': 'cowboy-holster',
  'apache-kid': 'two-feathers',
  'belle-star': 'barbed-star',
  'bill-noface': 'cowled',
  'chuck-wengam': 'broken-heart',
  'doc-holyday': 'card-ace-spades',
  'elena-fuente': 'dress',
  'greg-digger': 'coffin',
  'herb-hunter': 'deer-head',
  'jose-delgado': 'lasso',
  'molly-stark': 'open-book',
  'pat-brennan': 'grab',
  'pixie-pete': 'fairy',
  'sean-mallory': 'hand-bag',
  'tequila-joe': 'heart-bottle',
  'vera-custer': 'spy',
} as const;

/** Which icon stands for an event. */
export const EVENT_ICONS = {
  // High Noon
  blessing: 'holy-symbol',
  curse: 'cursed-star',
  'ghost-town': 'tumbleweed',
  'gold-rush': 'gold-nuggets',
  hangover: 'broken-bottle',
  'high-noon': 'sun',
  shootout: 'heavy-bullets',
  'the-daltons': 'three-friends',
  'the-doctor': 'stethoscope',
  'the-reverend': 'church',
  'the-sermon': 'prayer',
  thirst: 'cactus',
  'train-arrival': 'steam-locomotive',
  // A Fistful of Cards
  'a-fistful-of-cards': 'fist',
  'abandoned-mine': 'gold-mine',
  ambush: 'rattlesnake',
  'blood-brothers': 'shaking-hands',
  'dead-man': 'coffin',
  'hard-liquor': 'wine-bottle',
  lasso: 'lasso',
  'law-of-the-west': 'scroll-unfurled',
  peyote: 'mushrooms-cluster',
  ranch: 'barn',
  ricochet: 'ricochet',
  'russian-roulette': 'revolver',
  sniper: 'bullseye',
  'the-judge': 'gavel',
  vendetta: 'daggers',
} as const;

export const ROLE_ICONS = {
  sheriff: 'law-star',
  deputy: 'police-badge',
  outlaw: 'bandit',
  renegade: 'desert-skull',
} as const;

export const COLOUR_ICONS = { brown: 'card-play', blue: 'cowboy-boot', green: 'hourglass' } as const;

/** An event that is not here. */
export const ANY_EVENT = 'sun';

export const SOMEBODY = 'fedora';
