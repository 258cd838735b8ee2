/** What bots are called. */
const BOT_NAMES = [
  'Abilene',
  'Ada Pike',
  'Amos',
  'Birdie',
  'Bonanza',
  'Buckshot',
  'Calico',
  'Cassius',
  'Clementine',
  'Cobb',
  'Cyrus',
  'Dakota',
  'Deadwood',
  'Delia',
  'Dusty',
  'Ezra',
  'Flint',
  'Gideon',
  'Hattie',
  'Hickory',
  'Ida Mae',
  'Jasper',
  'Josephine',
  'Laramie',
  'Levi',
  'Lottie',
  'Mabel',
  'Mesa',
  'Minnie',
  'Obadiah',
  'Otis',
  'Pearl',
  'Prudence',
  'Rattler',
  'Rosalind',
  'Rusty',
  'Silas',
  'Tumble',
  'Virgil',
  'Wiley',
] as const;

/** A name that nobody at the table has. */
export function freeBotName(taken: readonly (string | null)[], chance: number): string {
  const free = BOT_NAMES.filter((name) => !taken.includes(name));
  return free[chance % free.length] ?? 'Nobody';
}
