/**
 * `npm run words` writes docs/glossary.md, the lists at the end of docs/notation.md and the answers of docs/rules.md, from the rules and the
 * notation themselves. A test fails when they are out of date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookOf, setsInLibrary } from '@dustup/bang';
import { spelling, wordLists } from '@dustup/notation';
import { glossary, GLOSSARY } from './glossary.ts';
import { RULES_DOC, withAnswers } from './rules-doc.ts';
import { ROOT } from './run.ts';
import { wordsOfRules } from './rules-words.ts';

export const NOTATION_DOC = join(ROOT, 'docs/notation.md');

const SETS = join(ROOT, 'packages/bang/src/sets');
const BEGIN = '<!-- from the code: npm run words -->';
const END = '<!-- end -->';

/** The manual with its lists made anew. */
export function withWordLists(doc: string): string {
  const [begin, end] = [doc.indexOf(BEGIN), doc.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${NOTATION_DOC} has no place for the lists: ${BEGIN} … ${END}`);
  const [before, after] = [doc.slice(0, begin), doc.slice(end)];
  return `${before}${BEGIN}\n\n${sections()}\n\n${after}`;
}

function sections(): string {
  // The notation adds a set of its own, of characters without abilities
  const sets = setsInLibrary().flatMap(({ slug }) => (existsSync(join(SETS, slug)) ? [slug] : []));
  const lists = wordLists(bookOf(sets));
  const rules = wordsOfRules();
  const { phases, turnFlags, turnNumbers } = lists;
  return [
    '### Lines, facts and expectations',
    table(
      ['where', 'words'],
      [
        ['lines of a position', codes(lists.lines)],
        ['lines that a program writes', codes(lists.memory)],
        ['roles', codes(lists.roles)],
        ['facts of a seat', codes(lists.seatFacts)],
        ['lists of a seat', codes(lists.seatLists)],
        [
          'tokens',
          lists.tokens
            .flatMap(({ set, tokens }) => (tokens.length > 0 ? [`${codes(tokens)} (${set})`] : []))
            .join(', '),
        ],
        ['of a turn', codes([...phases, ...turnFlags, ...turnNumbers.map((word) => `${word} 1`)])],
        ['piles of an expectation', codes(lists.piles)],
        ['after the name of a pile', codes(lists.pileWords)],
        ['an expectation about the table', codes(lists.ofTable.map((words) => `${words}:`))],
        ['after the name of a seat', codes(lists.ofSeat)],
        ['before an expectation', codes(lists.before)],
        ['sides that win', codes(lists.sides)],
      ],
    ),
    '### Verbs',
    'The values of the slot `do`; besides them `interject`, `answer` and the verbs of the questions below.',
    table(
      ['in the code', 'somebody does', 'somebody may'],
      rules.verbs.map((verb) => [codes([verb]), ...forms(verb)]),
    ),
    '### Slots',
    'Others stand behind their own name.',
    table(
      ['slot', 'what is in it', 'words before it'],
      rules.slots
        .filter((slot) => slot !== 'do')
        .map((slot) => {
          const { meaning, before } = spelling.slot(slot);
          return [
            codes([slot]),
            meaning === 'number' ? 'a word or a number' : meaning,
            before.map((word) => (word === '' ? 'nothing' : codes([word]))).join(', '),
          ];
        }),
    ),
    table(
      ['value', 'words'],
      Object.entries(lists.values).map(([value, words]) => [codes([value]), codes(words)]),
    ),
    '### Questions',
    table(
      ['in the code', 'somebody is asked', 'answered with, where no verb above is'],
      rules.questions.map((kind) => {
        const { asked, verbs } = spelling.question(kind);
        return [codes([kind]), asked, codes(verbs.filter((_, at) => at % 2 === 0))];
      }),
    ),
    '### Reasons',
    table(
      ['in the code', 'in words', 'with it'],
      [...rules.reasons].map(([reason, details]) => [codes([reason]), spelling.reason(reason), codes(details)]),
    ),
    '### What can be heard',
    '`⟨cards⟩` is a list of cards, or only how many: `a card`, `2 cards`. The full stop may be left out.',
    table(
      ['event', 'sentences'],
      [...lists.heard].map(([type, sentences]) => [codes([type]), sentences.join('<br>')]),
    ),
  ].join('\n\n');
}

/** Both forms of a verb, all spellings of each. */
function forms(verb: string): [string, string] {
  const words = spelling.verb(verb);
  return [codes(words.map(({ does }) => does)), codes(words.map(({ may }) => may))];
}

function codes(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

if (import.meta.main) {
  writeFileSync(NOTATION_DOC, withWordLists(readFileSync(NOTATION_DOC, 'utf8')));
  writeFileSync(GLOSSARY, glossary());
  writeFileSync(RULES_DOC, withAnswers(readFileSync(RULES_DOC, 'utf8')));
}
