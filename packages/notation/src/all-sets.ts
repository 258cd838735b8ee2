/** Every set there is something of. By name: tests add sets of their own to the library, and others must not meet them by chance. */
export const ALL_SETS = [
  'base',
  'stick-of-dynamite',
  'dodge-city',
  'high-noon',
  'a-fistful-of-cards',
  'wild-west-show',
  'valley-of-shadows',
  'gold-rush',
  'shadow-gunslingers',
  'great-train-robbery',
];
