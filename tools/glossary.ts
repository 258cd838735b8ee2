/**
 * docs/glossary.md, for those who write bots and clients: every kind of question with what its `about` holds, and every type of event. It is
 * read from the source and the English catalogues. `npm run words` writes it; a test fails when it is out of date.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { Literals } from './literals.ts';
import { ROOT } from './run.ts';
import { Shapes } from './shapes.ts';

export const GLOSSARY = join(ROOT, 'docs/glossary.md');

type Game = {
  readonly name: string;
  readonly code: readonly string[];
  readonly catalogues: readonly string[];
  readonly events: string;
};

const GAMES: readonly Game[] = [
  {
    name: 'BANG!',
    code: ['packages/bang/src/**/*.ts'],
    catalogues: ['packages/words/text/en.json', 'packages/bang/src/sets/*/text/en.json'],
    events: 'packages/bang/src/events.ts',
  },
  {
    name: 'The Duel',
    code: ['packages/duel/src/**/*.ts'],
    catalogues: ['packages/words/text/en.json', 'packages/duel/src/text/en.json'],
    events: 'packages/duel/src/events.ts',
  },
];

/** What is offered at any time has no words of its own: it is called by its character. */
const ANY_TIME = '(offered at any time)';

/** What members mean, wherever they come. */
const MEANINGS: readonly (readonly [string, string])[] = [
  ['amount', 'how many life points are at stake'],
  [
    'answers',
    'what you are asked to react to: your `turn`, or a threat: `arrival`, `shot`, `card`, `demand` or `death`',
  ],
  ['as', 'the card or ability that hits, by its slug'],
  ['bets', 'the suits that each value of the first slot bets on'],
  ['by', 'the seat that caused the question'],
  ['card', 'the slug of the card that the question is about; `null` if there is none'],
  ['characters', 'the slugs of the characters to choose between'],
  ['chosen', 'what happens to the chosen cards: `kept`, `lost`, `given` or `borrowed`'],
  ['count', 'how many cards'],
  ['damage', 'how many life points a hit takes'],
  ['deed', 'what any answer does, in the words of `Traits` (`traits.ts`)'],
  ['deeds', 'what each value of the first slot does'],
  ['fallen', 'the number of the fighter who has just been eliminated'],
  ['fighter', 'the slug of the fighter that the question is about'],
  ['foe', 'the slug of the fighter who attacks'],
  ['from', 'the seat whose cards can be chosen'],
  ['hits', 'the signs that a draw! looks for'],
  ['isBang', 'whether the hit counts as a BANG!'],
  ['isGood', 'whether such a card is good for the player who draws'],
  ['isHit', 'whether the card turned up has such a sign'],
  ['life', 'how many life points you have now'],
  ['missing', 'how many more Missed! the shot needs'],
  ['reason', 'what the draw! is for, by its slug'],
  ['seat', 'the seat that it happens to'],
  ['shooter', 'the number of the fighter who attacks'],
  ['sign', 'rank and suit of the card; `null` if it has none'],
  ['source', 'the card or character that asks, by its slug'],
  ['spoiledBy', 'a card with such a sign is bad for the player who caused the question'],
  ['stake', 'the slug of the card you lose if the shot hits; `null` for a life point'],
  ['surplus', 'how many cards must go'],
  ['symbol', 'the symbol that a reveal looks for'],
  ['target', 'the number of the fighter that it happens to'],
];

export function glossary(): string {
  return [
    '# Glossary of questions and events',
    'This page is for authors of bots and clients. [The protocol](protocol.md) explains how questions and events are sent. `npm run words` writes this page from the source.',
    '## Members of `about`',
    'A member is absent where it does not apply. A bot can weigh most questions by these facts alone, without knowing their kind.',
    table(
      ['member', 'meaning'],
      MEANINGS.map(([member, meaning]) => [code(member), meaning]),
    ),
    '## Members of an event',
    table(
      ['member', 'meaning'],
      [
        [code('type'), 'what happened'],
        [code('seat'), 'who did it, or to whom it happened'],
        [code('target'), 'the other player'],
        [code('cards'), 'the cards, if you may see their faces'],
        [code('count'), 'how many cards'],
        [code('detail'), 'anything else; everybody may see it'],
      ],
    ),
    ...GAMES.flatMap(sectionsOf),
    '## Options of BANG!',
    'They go into `options` of the table settings. [The protocol](protocol.md#house) explains the other settings.',
    table(
      ['option', 'meaning'],
      optionsIn(messagesIn(['packages/web/text/en.json', 'packages/bang/src/sets/*/text/en.json'])),
    ),
    '',
  ].join('\n\n');
}

function sectionsOf(game: Game): string[] {
  const shapes = new Shapes(new Literals(game.code));
  const words = messagesIn(game.catalogues);
  const questions = questionsIn(shapes).filter(([kind]) => kind !== 'speak');
  const events = eventsIn(shapes, game.events);
  return [
    `## Questions of ${game.name}`,
    table(
      ['kind', 'in English', '`about`'],
      questions.map(([kind, about]) => [code(kind), words.get(`questions.${kind}`) ?? ANY_TIME, codes(about)]),
    ),
    `## Events of ${game.name}`,
    table(
      ['type', 'in English', 'members', '`detail`'],
      events.map(([type, members, detail]) => [
        code(type),
        words.get(`tells.${type}`) ?? '',
        codes(members),
        codes(detail),
      ]),
    ),
  ];
}

function questionsIn(shapes: Shapes): [string, string[]][] {
  const found = new Map<string, Set<string>>();
  for (const name of ['question', 'questionOf']) {
    for (const { word, members } of shapes.passedTo({ name, word: 0, object: 1 })) add(found, word, members);
  }
  return sorted(found);
}

function eventsIn(shapes: Shapes, file: string): [string, string[], string[]][] {
  const members = new Map<string, Set<string>>(typesIn(file).map((type) => [type, new Set<string>()]));
  const details = new Map<string, Set<string>>();
  for (const shape of shapes.passedTo({ name: 'report', word: 1, object: 2 }, 'detail')) {
    add(members, shape.word, shape.members);
    add(details, shape.word, shape.inner);
  }
  return sorted(members).map(([type, all]) => {
    const shown = all.filter((member) => member !== 'seenBy' && member !== 'detail');
    return [type, shown, [...(details.get(type) ?? [])].sort()];
  });
}

function typesIn(file: string): string[] {
  const source = new Literals([file]);
  return source.constant('EVENT_TYPES');
}

function add(found: Map<string, Set<string>>, name: string, members: readonly string[]): void {
  found.set(name, new Set([...(found.get(name) ?? []), ...members]));
}

function sorted(found: ReadonlyMap<string, ReadonlySet<string>>): [string, string[]][] {
  return [...found]
    .map(([name, members]): [string, string[]] => [name, [...members].sort()])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The game's own options have their words in the lobby, those of sets in the set. */
function optionsIn(messages: ReadonlyMap<string, string>): string[][] {
  return [...messages].flatMap(([key, meaning]) => {
    const option = /^(?:lobby\.options\.(\w+)\.1|options\.(\w+)\.full)$/.exec(key);
    return option === null ? [] : [[code(option[1] ?? option[2] ?? ''), meaning]];
  });
}

/** The messages of some catalogues as a reader may understand them: names of arguments in place of their values. */
function messagesIn(patterns: readonly string[]): ReadonlyMap<string, string> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort());
  const catalogues = files.map((file): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
  const messages = catalogues.flatMap((one) => (isObject(one) ? Object.entries(one) : []));
  return new Map(messages.flatMap(([key, message]) => (typeof message === 'string' ? [[key, readable(message)]] : [])));
}

function readable(message: string): string {
  return plain(parse(message)).replaceAll('|', '\\|');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function plain(elements: readonly MessageFormatElement[], counted = ''): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return `⟨${counted}⟩`;
      if (element.type === TYPE.tag) return plain(element.children, counted);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        return plain(element.options['other']?.value ?? [], element.value);
      return `⟨${element.value}⟩`;
    })
    .join('');
}

function code(word: string): string {
  return `\`${word}\``;
}

function codes(words: readonly string[]): string {
  return words.map(code).join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
