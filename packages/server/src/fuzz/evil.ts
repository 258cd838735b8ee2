import type { Chance } from '../simulation/chance.ts';

/** What somebody has overheard, or would like to use: ids of tables, games, guests, questions, texts of others. */
export type Loot = {
  readonly codes: string[];
  readonly guests: string[];
  readonly games: string[];
  readonly texts: string[];
  readonly secrets: string[];
};

/** Values that nobody expects. JSON as text, so that what JSON cannot hold may be among them. */
const EVIL: readonly string[] = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '1e400',
  '-1e400',
  '9007199254740993',
  '0.1',
  '4294967296',
  '""',
  '" "',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"hasOwnProperty"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e\\u2066"',
  '"a\\u0301\\u0301\\u0301\\u0301\\u0301"',
  '"<script>alert(1)</script>"',
  '"\' OR 1=1 --"',
  '[]',
  '{}',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"length":1e9}',
  '{"then":1}',
];

/** A value out of place. */
export function evilValue(chance: Chance): string {
  if (chance.happens(0.05)) return JSON.stringify('x'.repeat(chance.pick([24, 25, 64, 65, 300, 301, 5000, 9000]) ?? 0));
  if (chance.happens(0.05)) return `[${Array.from({ length: chance.below(200) }, (_, at) => at).join()}]`;
  return chance.pick(EVIL) ?? 'null';
}

/** What is no message at all. */
export function noise(chance: Chance): string {
  switch (chance.below(6)) {
    case 0:
      return randomText(chance, chance.below(300));
    case 1:
      return randomText(chance, chance.pick([8191, 8192, 8193, 40_000]) ?? 0);
    case 2:
      return (chance.pick(['[', '{"a":', '{"t":[', '"', '-', '[[],']) ?? '').repeat(chance.below(3000));
    case 3:
      return `{"t":${evilValue(chance)},"re":${evilValue(chance)}}`;
    case 4:
      return evilValue(chance);
    default:
      return `{"t":"${chance.pick(['answer', 'hello', 'say', 'house'])}","__proto__":${evilValue(chance)}`;
  }
}

/** A long one repeats itself: nobody looks at it twice. */
function randomText(chance: Chance, length: number): string {
  const most = chance.pick([128, 256, 65_536]) ?? 128;
  const piece = String.fromCharCode(...Array.from({ length: Math.min(length, 200) }, () => chance.below(most)));
  return piece === '' ? '' : piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
