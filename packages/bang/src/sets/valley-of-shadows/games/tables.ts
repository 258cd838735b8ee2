const sets = ['base', 'valley-of-shadows'];

/** The kinds of table the Valley of Shadows is played at: alone, and with each of the sets before it. */
export const TABLES = [
  { sets, options: [] },
  { sets: [...sets, 'dodge-city'], options: [] },
  { sets: [...sets, 'high-noon'], options: [] },
  { sets: [...sets, 'a-fistful-of-cards'], options: ['twoCharacters'] },
  { sets: [...sets, 'stick-of-dynamite', 'dodge-city', 'high-noon', 'a-fistful-of-cards'], options: [] },
];
