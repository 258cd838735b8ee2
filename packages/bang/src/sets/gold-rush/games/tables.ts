const gold = ['base', 'gold-rush'];
const shadows = 'shadow-gunslingers';
const events = ['high-noon', 'a-fistful-of-cards'];

/** The kinds of table Gold Rush and its shadows are played at: each alone, together, and with the sets before them. */
export const TABLES = [
  { sets: gold, options: [] },
  { sets: ['base', shadows], options: [] },
  { sets: [...gold, shadows], options: ['twoCharacters'] },
  { sets: [...gold, shadows, 'dodge-city', ...events], options: [] },
  { sets: [...gold, shadows, 'stick-of-dynamite', 'dodge-city', ...events], options: ['allEvents'] },
];
