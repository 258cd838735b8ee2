import confusables from './confusables.json' with { type: 'json' };

// How a name looks, whatever letters it is written with: by Unicode's own list of letters that can be taken for others (UTS #39).

const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ';
/** White letters on black discs and on black squares, and those that flags are made of: A to Z in each. */
const IN_SHAPES = [0x1_f1_50, 0x1_f1_70, 0x1_f1_e6];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What the list leaves out, or tells apart by case. */
const BESIDES: readonly (readonly [string, string])[] = [
  ['i', 'l'],
  ['$', 's'],
  ['5', 's'],
  ...Array.from(SMALL_CAPITALS, (capital, at) => [capital, LETTERS.charAt(at)] as const),
  ...IN_SHAPES.flatMap((first) =>
    Array.from(LETTERS, (letter, at) => [String.fromCodePoint(first + at), letter] as const),
  ),
];

const LOOKS: ReadonlyMap<string, string> = new Map([...listed(), ...BESIDES]);
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\s]/gu;
const DASH = /\p{Pd}/gu;
/** At either end of a name it is hardly seen: `Ann` and `Ann.` in the middle of a line. */
const EDGES = /^\p{P}+|\p{P}+$/gu;
const PLAIN = /^[\da-z]+$/i;
/** A letter leads to another at most so often. */
const MOST_STEPS = 4;

/** The list has what letters look like, and those that look so (`npm run confusables`). */
function listed(): (readonly [string, string])[] {
  return Object.entries(confusables.looks).flatMap(([target, letters]) =>
    letters.split(' ').map((letter) => [textOf(letter), textOf(target)] as const),
  );
}

function textOf(points: string): string {
  return points
    .split(' ')
    .map((point) => String.fromCodePoint(Number.parseInt(point, 16)))
    .join('');
}

/** Two names that look the same give the same text. It is for comparing only: nobody gets to see it. */
export function looksOfName(name: string): string {
  const bare = name.normalize('NFKD').replace(UNSEEN, '').replace(DASH, '-');
  const plain = [...bare].map(looksOfLetter).join('').normalize('NFKD').replace(UNSEEN, '');
  const words = plain.replace(EDGES, '');
  return (words === '' ? plain : words).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd');
}

const known = new Map<string, string>();

/** Names are compared without regard to case, so a letter also looks like its capital, or its small one. */
function looksOfLetter(letter: string): string {
  const found = known.get(letter) ?? stepsOf(letter);
  known.set(letter, found);
  return found;
}

function stepsOf(letter: string): string {
  let looks = letter;
  for (let step = 0; step < MOST_STEPS; step++) looks = [...looks].map(nextOf).join('');
  return looks.toLowerCase();
}

/** Rather a Latin letter or a digit than one that only stands for its like. */
function nextOf(letter: string): string {
  const ways = [letter, letter.toLowerCase(), letter.toUpperCase()].flatMap((one) => LOOKS.get(one) ?? []);
  return ways.find((way) => PLAIN.test(way)) ?? ways[0] ?? letter;
}
