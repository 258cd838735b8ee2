const sets = ['base', 'wild-west-show'];
const events = ['high-noon', 'a-fistful-of-cards'];

/** The kinds of table the show comes to: alone, and with the sets before and after it. */
export const TABLES = [
  { sets, options: [] },
  { sets: [...sets, 'dodge-city'], options: ['twoCharacters'] },
  { sets: [...sets, ...events], options: [] },
  { sets: [...sets, 'valley-of-shadows'], options: [] },
  { sets: [...sets, 'stick-of-dynamite', 'dodge-city', ...events, 'valley-of-shadows'], options: ['allEvents'] },
];
