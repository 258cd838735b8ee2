// How a name looks, whatever letters it is written with. A choice made by hand of letters that look like a Latin one or a digit, from
// Cyrillic, Greek, Armenian, Hebrew, Cherokee and Lisu: shorter than Unicode's own list (UTS #39), and not complete.

const LOOKS_LIKE: { readonly [latin: string]: string } = {
  a: 'аɑαАΑᎪꓮ',
  b: 'ВΒЬƄᏏᏴꓐβ',
  c: 'сСϲϹᏟꓚⅽ',
  d: 'ԁᎠꓓⅾժ',
  e: 'еЕΕєҽᎬꓰ',
  f: 'ϜꓝƒꞘք',
  g: 'ɡցԌᏀꓖ',
  h: 'һНΗᎻꓧհ',
  j: 'јЈϳᎫꓙյ',
  k: 'кКΚκᏦꓗ',
  l: 'iI1|ІіΙιıӀӏⅠⅼӏןוاᏆꓡꓲ',
  m: 'МΜᎷꓟⅿм',
  n: 'ΝոռꓠпηՈ',
  o: '0оОΟοօՕסσഠ०০ꓳ',
  p: 'рРΡρᏢꓑ',
  q: 'ԛԚզգ',
  r: 'гᎡᏒꓣ',
  s: 'ѕЅՏᏚꓢ$5ƽ',
  t: 'тТΤτᎢꓔ',
  u: 'υսՍꓴʋ',
  v: 'νѵѴᏙꓦⅴ',
  w: 'ѡԜԝաᎳꓪ',
  x: 'хХΧχᕁꓫⅹ',
  y: 'уУΥγүҮყꓬ',
  z: 'ΖᏃꓜʐ',
};

const PLAIN = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([latin, others]) => [...others].map((other): [string, string] => [other, latin])),
);

/** Two names that look the same give the same text. It is for comparing only: nobody gets to see it. */
export function looksOfName(name: string): string {
  const bare = name.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}\s]/gu, '');
  const plain = [...bare].map((letter) => PLAIN.get(letter) ?? letter).join('');
  const lower = [...plain.toLowerCase()].map((letter) => PLAIN.get(letter) ?? letter).join('');
  return lower.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd');
}
