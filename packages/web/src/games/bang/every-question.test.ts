import { bangRules, declaredSets, frameOf } from '@dustup/bang';
import { type Dice, diceFrom, nextDecision, randomBot } from '@dustup/bots';
import { isSelection, keyFromSeed, Position, type Question, type Slot, whyNot } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import {
  answerOf,
  BLANK,
  cardState,
  type Draft,
  goOn,
  optionsAt,
  seatState,
  stillFits,
  touch,
} from '../../frame/draft.ts';

const GAMES = 12;
/** It changes its mind now and then. */
const MOST_PRESSES = 200;

type Asked = { readonly question: Question; readonly hand: ReadonlySet<number>; readonly seats: number };

describe('Whatever is asked in random games of all sets', () => {
  it('can be answered by what is lit, and what is lit does something when it is pressed', () => {
    const wrong: string[] = [];
    let asked = 0;
    for (let game = 0; game < GAMES; game++) {
      const dice = diceFrom(game);
      for (const one of questionsOf(game)) {
        asked += 1;
        const problem = problemWith(one, dice);
        if (problem !== undefined) wrong.push(`game ${game}: ${one.question.kind}: ${problem}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(asked).toBeGreaterThan(1000);
  });
});

function* questionsOf(game: number): Generator<Asked> {
  const players = 3 + (game % 6);
  const setup = { players, sets: declaredSets(), options: ['allEvents'] };
  const position = Position.begin(bangRules, setup, keyFromSeed(`every question ${game}`));
  const bots = Array.from({ length: players }, (_, seat) => randomBot(game * 10 + seat));
  while (!position.isOver) {
    const { own } = frameOf(position);
    for (const { question, seat } of [...position.open, ...position.standing]) {
      const hand = new Set((own[seat]?.hand ?? []).map(({ id }) => Number(id)));
      yield { question, hand, seats: players };
    }
    position.answer(...nextDecision(position, bots));
  }
}

/** Presses anything that is lit until the answer is whole. */
function problemWith(asked: Asked, dice: Dice): string | undefined {
  const { options: root } = asked.question;
  const cards = cardsIn(root);
  let draft = BLANK;
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const answer = answerOf(root, draft);
    if (answer !== undefined) {
      const refused = whyNot(root, answer);
      return refused === undefined ? undefined : `${JSON.stringify(answer)} is refused: ${refused.refused}`;
    }
    const next = lit(asked, draft, cards);
    const dead = next.find(({ gives }) => gives === undefined || !stillFits(root, gives) || isSame(gives, draft));
    if (dead !== undefined) return `nothing comes of ${dead.what} after ${JSON.stringify(draft)}`;
    const { gives } = next[dice.below(next.length)] ?? {};
    if (gives === undefined) return `nothing is lit after ${JSON.stringify(draft)}`;
    draft = gives;
  }
  return `no end after ${JSON.stringify(draft)}`;
}

type Lit = { readonly what: string; readonly gives: Draft | undefined };

function lit({ question, hand, seats }: Asked, draft: Draft, cards: readonly number[]): readonly Lit[] {
  const { options: root, kind } = question;
  const isAnswer = kind !== 'play' || draft.steps.length > 0;
  const touching = (thing: Parameters<typeof touch>[2]): Draft | undefined => {
    const touched = touch(root, draft, thing);
    return touched !== undefined && 'draft' in touched ? touched.draft : undefined;
  };
  return [
    ...cards
      .filter((id) => cardState(root, draft, id).is === 'legal')
      .map((id) => ({ what: `card ${id}`, gives: touching({ kind: 'card', id }) })),
    ...Array.from({ length: seats }, (_, seat) => seat)
      .filter((seat) => seatState(root, draft, seat).is === 'legal')
      .map((seat) => ({ what: `seat ${seat}`, gives: touching({ kind: 'seat', seat }) })),
    ...optionsAt(root, draft, isAnswer, (id) => (hand.has(id) ? String(id) : undefined)).map(({ steps }) => ({
      what: JSON.stringify(steps.at(-1)),
      gives: goOn(root, { ...draft, steps, picks: [] }),
    })),
  ];
}

function isSame(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Everything in it that is a card, or has the number of one. */
function cardsIn(root: Slot): readonly number[] {
  const found = new Set<number>();
  const visit = (slot: Slot | undefined, depth: number): void => {
    if (slot === undefined || depth === 0) return;
    const values = isSelection(slot) ? slot.from : slot.candidates;
    for (const value of values) {
      if (typeof value === 'number') found.add(value);
      if (!isSelection(slot)) visit(slot.next?.(value), depth - 1);
    }
  };
  visit(root, 4);
  return [...found];
}
