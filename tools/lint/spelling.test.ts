import { expect, it } from 'vitest';
import { findMisspelt } from './spelling.ts';

const KNOWN = new Set(
  'a at player shoots within reach discards card from their hand and draws two the train'.split(' '),
);

function misspelt(...texts: readonly string[]) {
  const messages = texts.map((text, at) => ({ file: 'text/en.json', line: at + 1, name: 'cards.x.line', text }));
  return findMisspelt(messages, KNOWN);
}

it('finds what a replacement inside a word has left', () => {
  expect(
    misspelt('Shoots a player within reach.', 'Shoots a player withwithin reach.', 'The trawithin, withwithin.'),
  ).toEqual([
    'text/en.json:2: cards.x.line: ‘withwithin’ is a word that is new here',
    'text/en.json:3: cards.x.line: ‘trawithin’ is a word that is new here',
  ]);
});

it('finds a lost «and», and a word that stands twice', () => {
  expect(
    misspelt('Discards a card from their hand draws two.', 'Draws the the card.', 'From their hand and draws.'),
  ).toEqual([
    'text/en.json:1: cards.x.line: ‘from their hand draws’: a word is missing',
    'text/en.json:2: cards.x.line: ‘the the’: one is too many',
  ]);
});

it('reads every form of a message, and no argument or what is typed', () => {
  const forms = '{whoIs, select, you {The train} other {{who} shoots at {count, plural, one {a carrd} other {#}}}}';
  expect(misspelt(forms, 'a card: https://example.org/x, notACard, x.json, --dry-run')).toEqual([
    'text/en.json:1: cards.x.line: ‘carrd’ is a word that is new here',
  ]);
});

it('takes what a problem with the notation quotes for what is typed', () => {
  const said = (name: string) =>
    findMisspelt([{ file: 'it.json', line: 1, name, text: '«sees {text}»: a player «at 2» is seenn' }], KNOWN);
  expect(said('problems.noDistance')).toEqual([
    'it.json:1: problems.noDistance: ‘is’ is a word that is new here',
    'it.json:1: problems.noDistance: ‘seenn’ is a word that is new here',
  ]);
  expect(said('errors.noDistance')).toHaveLength(3);
});
