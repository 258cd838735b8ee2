/** The kinds of table the base game is played at: every option, alone and together. */
export const TABLES = [
  { sets: ['base'], options: [] },
  { sets: ['base'], options: ['beginners'] },
  { sets: ['base'], options: ['twoCharacters'] },
  { sets: ['base'], options: ['beginners', 'twoCharacters'] },
  { sets: ['base', 'stick-of-dynamite'], options: [] },
  { sets: ['base', 'stick-of-dynamite'], options: ['twoCharacters'] },
];
