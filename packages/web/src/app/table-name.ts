/** Two halves of what a saloon may be called. Names: the same in every language. */
const FIRST = 'Silver Lone Red Dry Copper Iron Blue Broken Golden Prairie Dusty Crooked Lucky Coyote Old Painted'.split(
  ' ',
);
const SECOND = 'Spur Pine Mesa Creek Kettle Horse Lantern Wheel Nugget Rose Boot Bend Star Wells Mill Canyon'.split(
  ' ',
);

/** What a table is called: its code is for links, a name is for people. The same code has the same name everywhere. */
export function tableName(code: string): string {
  const sum = [...code].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  const first = FIRST[sum % FIRST.length] ?? '';
  const second = SECOND[Math.floor(sum / FIRST.length) % SECOND.length] ?? '';
  return `${first} ${second}`;
}
