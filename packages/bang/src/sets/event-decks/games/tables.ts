const base = ['base', 'high-noon', 'a-fistful-of-cards'];
const dodge = ['base', 'dodge-city', 'high-noon', 'a-fistful-of-cards'];

/** The kinds of table events are turned at: each set alone, both, few or all of them, with and without the Stick. */
export const TABLES = [
  { sets: ['base', 'dodge-city', 'high-noon'], options: [] },
  { sets: ['base', 'dodge-city', 'a-fistful-of-cards'], options: ['twoCharacters'] },
  { sets: dodge, options: [] },
  { sets: dodge, options: ['allEvents', 'eventsEnd'] },
  { sets: [...dodge, 'stick-of-dynamite'], options: ['moreEvents', 'noGhosts'] },
];

/** For four to seven the base game is enough. */
export const BASE_TABLES = [
  { sets: base, options: ['allEvents'] },
  { sets: [...base, 'stick-of-dynamite'], options: [] },
];
