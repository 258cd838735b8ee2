const sets = ['base', 'armed-and-dangerous'];

/** The kinds of table Armed & Dangerous is played at: alone, and with the other sets. */
export const TABLES = [
  { sets, options: [] },
  { sets: [...sets, 'dodge-city'], options: [] },
  { sets: [...sets, 'stick-of-dynamite', 'high-noon', 'a-fistful-of-cards'], options: ['twoCharacters'] },
  { sets: [...sets, 'gold-rush', 'valley-of-shadows'], options: [] },
];
