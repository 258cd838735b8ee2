const sets = ['base', 'dodge-city'];

/** The kinds of table Dodge City is played at: with and without the Stick, the beginners' game, a choice of two. */
export const TABLES = [
  { sets, options: [] },
  { sets: [...sets, 'stick-of-dynamite'], options: [] },
  { sets, options: ['beginners', 'twoCharacters'] },
  { sets: [...sets, 'stick-of-dynamite'], options: ['twoCharacters'] },
];
