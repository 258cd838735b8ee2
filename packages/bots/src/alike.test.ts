import { readFileSync } from 'node:fs';
import { bangRules, declaredSets, drawTable, type Setup } from '@dustup/bang';
import { duelRules } from '@dustup/duel';
import {
  type Agent,
  type Answer,
  type Asked,
  type Dice,
  diceFrom,
  digestOf,
  INTERJECT,
  keyFromSeed,
  type Put,
  randomAnswer,
  SPEECH,
  type Standing,
} from '@dustup/kernel';
import { lookAlike, lookAlikeDuel, sliceOf, WatchedDuel, Watching } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { ruleDuelBot } from './duel/rule-duel-bot.ts';
import { ruleBot } from './rule/rule-bot.ts';

/** A position of any game. */
type Looked<View> = {
  readonly isOver: boolean;
  readonly open: readonly Asked[];
  readonly standing: readonly Standing[];
  view(viewer: number): View;
};

/** A game under watch, and how another one looks that is alike to a seat. */
type Watched<View> = {
  readonly position: Looked<View>;
  answer(seat: number, answer: Answer): unknown;
  alike(seat: number): Looked<View>;
};

/** A question, or something offered besides. */
type Meeting = { readonly seat: number; readonly put: Put; readonly isOffer: boolean };

/** Each kind is compared so often before a sample will do. */
const AT_FIRST = 8;
const THEN_ONE_IN = 40;
/** One answer in so many is given by chance: what no bot would do leads to questions that none would meet. */
const CHANCE_ONE_IN = 6;

/** Plays games, and asks at a sample of all questions whether a bot that has seen none of it would answer alike elsewhere. */
class Comparison<View> {
  /** How often a question of each kind has been compared. */
  readonly kinds = new Map<string, number>();
  readonly #make: (seat: number) => Agent<View>;
  /** They have played all games so far: what they remember may not matter. */
  readonly #veterans: readonly Agent<View>[];

  constructor(seats: number, make: (seat: number) => Agent<View>) {
    this.#make = make;
    this.#veterans = Array.from({ length: seats }, (_, seat) => make(seat));
  }

  play(game: Watched<View>, name: string): void {
    const { position } = game;
    const dice = diceFrom(digestOf(name));
    while (!position.isOver) {
      const given = meetingsAt(position).map((meeting) => {
        const { seat, put, isOffer } = meeting;
        const said = saidBy(this.#veterans[seat] ?? this.#make(seat), position, meeting);
        if (this.#isDue(meeting, dice)) this.#compare(meeting, said, game.alike(seat), name);
        const isByChance = !isOffer && dice.below(CHANCE_ONE_IN) === 0;
        return answerFrom(meeting, isByChance ? randomAnswer(put.question.options, dice) : said);
      });
      const next = given.find((one) => one !== undefined);
      if (next === undefined) throw new Error(`${name}: nobody answers`);
      expect(game.answer(...next), `${name}: ${JSON.stringify(next)}`).toBeUndefined();
    }
  }

  #isDue(meeting: Meeting, dice: Dice): boolean {
    const kind = kindOf(meeting);
    const times = this.kinds.get(kind) ?? 0;
    const isDue = times < AT_FIRST || dice.below(THEN_ONE_IN) === 0;
    if (isDue) this.kinds.set(kind, times + 1);
    return isDue;
  }

  #compare(meeting: Meeting, said: Answer | null, other: Looked<View>, name: string): void {
    const { seat } = meeting;
    const there = meetingsAt(other).find((one) => one.seat === seat && kindOf(one) === kindOf(meeting));
    const what = `${name}: seat ${seat}, ${kindOf(meeting)}`;
    if (there === undefined) throw new Error(`${what}: not asked in a game that looks alike`);
    expect(saidBy(this.#make(seat), other, there), what).toEqual(said);
  }
}

function meetingsAt({ open, standing }: Pick<Looked<unknown>, 'open' | 'standing'>): readonly Meeting[] {
  const offers = standing.map(({ seat, question }) => ({ seat, put: { question }, isOffer: true }));
  return [...offers, ...open.map(({ seat, question }) => ({ seat, put: { question }, isOffer: false }))];
}

function kindOf({ put, isOffer }: Meeting): string {
  return isOffer ? `${INTERJECT} ${put.question.kind}` : put.question.kind;
}

function saidBy<View>(bot: Agent<View>, position: Looked<View>, { seat, put, isOffer }: Meeting): Answer | null {
  const view = () => position.view(seat);
  return isOffer ? bot.interjects(view, put) : bot.answer(view, put);
}

/** Who answers what; undefined for somebody who lets an offer go by. */
function answerFrom({ seat, put, isOffer }: Meeting, said: Answer | null): readonly [number, Answer] | undefined {
  if (said === null) return undefined;
  return [seat, isOffer ? { [INTERJECT]: put.question.kind, ...said } : said];
}

/** Every kind of question there is, as the manual lists them from the code; but nobody is asked for a word at the table. */
const KINDS = wordsIn('docs/notation.md', /^\| `(\w+)`/gm, '### Questions', '### Reasons').filter(
  (kind) => kind !== SPEECH['do'],
);

/** The same for The Duel, as its words list them. */
const DUEL_KINDS = ['play', ...wordsIn('packages/duel/src/text/en.json', /^ *"questions\.(\w+)"/gm)];

/** What a pattern finds in a file of the project, between two headings. */
function wordsIn(path: string, pattern: RegExp, from = '', to = ''): string[] {
  const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const part = text.slice(text.indexOf(from), to === '' ? undefined : text.indexOf(to));
  return [...part.matchAll(pattern)].map(([, word = '']) => word);
}

type BangView = ReturnType<typeof bangRules.view>;
type DuelView = ReturnType<typeof duelRules.view>;

/** Who has few others to be, in whose place: Gregory Deck comes to two ways of drawing. */
const NO_DRAWERS = ['bart-cassidy', 'calamity-janet', 'el-gringo', 'jourdonnais', 'lucky-duke', 'paul-regret'];

/** What these have to say, to each other or at all, is seldom asked at a drawn table. */
const SELDOM: readonly Setup[] = [
  { players: 6, sets: ['base', 'dodge-city'], characters: ['vulture-sam', 'vera-custer', 'greg-digger'] },
  { players: 7, sets: ['base', 'wild-west-show'], characters: ['gregory-deck', ...NO_DRAWERS] },
  { players: 5, sets: ['base', 'valley-of-shadows', 'gold-rush'], characters: ['evelyn-shebang', 'josh-mccloud'] },
];

/** All sets, what is drawn, and those who are seldom met, in turn. */
function setupOf(game: number, name: string): Setup {
  const dice = diceFrom(digestOf(name));
  const players = 3 + (game % 6);
  const seldom = game % 4 === 3 ? SELDOM[(game >> 2) % SELDOM.length] : undefined;
  if (seldom !== undefined) return seldom;
  if (game % 4 === 0) return { players, sets: declaredSets() };
  return { players, ...drawTable((n) => dice.below(n), players, declaredSets()) };
}

function bangGame(setup: Setup, name: string): Watched<BangView> {
  const watching = new Watching(bangRules, bangRules.begin(setup, keyFromSeed(name)));
  return {
    position: watching.position,
    answer: (seat, answer) => watching.answer(seat, answer, { keepsOrigin: false }),
    alike: (seat) => lookAlike(watching, seat),
  };
}

function duelGame(name: string): Watched<DuelView> {
  const watching = new WatchedDuel(duelRules.begin({}, keyFromSeed(name)));
  return {
    position: watching.position,
    answer: (seat, answer) => watching.answer(seat, answer, { keepsOrigin: false }),
    alike: (seat) => lookAlikeDuel(watching, seat),
  };
}

/** Plays a slice of some games, and then on to all of them while a kind has not been compared often enough. */
function playAll(
  kinds: ReadonlyMap<string, number>,
  wanted: readonly string[],
  games: number,
  play: (at: number) => void,
) {
  const slice = sliceOf(games, games / 10);
  const rare = () => wanted.filter((kind) => (kinds.get(kind) ?? 0) < OFTEN_ENOUGH);
  for (let game = 0; game < games && (game < slice || rare().length > 0); game++) play(game);
  return rare();
}

const OFTEN_ENOUGH = 1;

describe('Two games that look alike to a seat', () => {
  it('get the same answer from its bot, to every kind of question and offer of all sets', () => {
    const comparison = new Comparison<BangView>(8, ruleBot);
    const play = (game: number) => {
      const name = `alike ${game}`;
      comparison.play(bangGame(setupOf(game, name), name), name);
    };
    expect(playAll(comparison.kinds, [...KINDS, `${INTERJECT} sid-ketchum`], 400, play)).toEqual([]);
    expect([...comparison.kinds.keys()].filter((kind) => !kind.startsWith(INTERJECT) && !KINDS.includes(kind))).toEqual(
      [],
    );
  });

  it('get the same answer in The Duel, to every kind of question', () => {
    const comparison = new Comparison<DuelView>(2, ruleDuelBot);
    const play = (game: number) => comparison.play(duelGame(`alike ${game}`), `alike ${game}`);
    expect(playAll(comparison.kinds, DUEL_KINDS, 100, play)).toEqual([]);
    expect([...comparison.kinds.keys()].filter((kind) => !DUEL_KINDS.includes(kind))).toEqual([]);
  });
});
