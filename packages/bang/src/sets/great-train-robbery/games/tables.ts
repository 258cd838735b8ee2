const sets = ['base', 'great-train-robbery'];
const withDodgeCity = [...sets, 'dodge-city'];

/** The kinds of table the train is played at: alone, and with the sets that it meets. */
export const TABLES = [
  { sets, options: [] },
  { sets: withDodgeCity, options: ['twoCharacters'] },
  { sets: [...sets, 'stick-of-dynamite', 'high-noon'], options: [] },
  { sets: [...withDodgeCity, 'a-fistful-of-cards', 'high-noon'], options: [] },
];

/** Those for three and for eight. */
export const SMALL_AND_LARGE = [
  { sets: withDodgeCity, options: [] },
  { sets: [...withDodgeCity, 'stick-of-dynamite', 'a-fistful-of-cards'], options: ['twoCharacters'] },
];
