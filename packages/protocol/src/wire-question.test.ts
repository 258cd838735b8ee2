import { type BangPosition, bangRules, bookOf, type CardId, declaredSets, type Setup, type State } from '@dustup/bang';
import { diceFrom, nextDecision, randomBot } from '@dustup/bots';
import {
  type Answer,
  choice,
  isSelection,
  keyFromSeed,
  legalValues,
  Position,
  type Question,
  question,
  refuse,
  type Selection,
  type Slot,
  selection,
  someAnswers,
  whyNot,
} from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import type { WireQuestion } from './game.ts';
import { decodeAsk, decodeQuestion, encodeAsk, encodeQuestion } from './wire-question.ts';

/** Over the wire and back. */
function arrived(asked: Question): { text: string; question: Question } {
  const text = JSON.stringify(encodeQuestion(asked));
  return { text, question: decodeQuestion(JSON.parse(text) as WireQuestion) };
}

/** Every node of both trees, refused ones too: the same candidates, reasons and what follows. */
function expectSame(here: Slot | undefined, there: Slot | undefined, path: string): void {
  if (here === undefined || there === undefined) {
    expect(there, path).toBe(here);
    return;
  }
  if (isSelection(here) && isSelection(there)) {
    expect(factsOf(there), path).toEqual(factsOf(here));
    for (let count = here.least; count <= here.most; count++)
      expectSame(here.next?.(count), there.next?.(count), `${path} ×${count}`);
    return;
  }
  if (isSelection(here) || isSelection(there)) throw new Error(`${path}: one of them is a selection`);
  expect([there.slot, there.candidates], path).toEqual([here.slot, here.candidates]);
  for (const value of here.candidates) {
    expect(there.why?.(value), `${path} ${value}`).toEqual(here.why?.(value));
    expectSame(here.next?.(value), there.next?.(value), `${path} ${value}`);
  }
}

function factsOf({ next: _, ...facts }: Selection) {
  return facts;
}

const NO_SUCH_CARD = 99_999;

/** What cannot be right: too little, too much, of the wrong kind. */
function wrongOnes(answer: Answer): Answer[] {
  const bent = Object.keys(answer).flatMap((slot) => [
    { ...answer, [slot]: NO_SUCH_CARD },
    { ...answer, [slot]: [NO_SUCH_CARD] },
  ]);
  return [{}, { ...answer, more: 1 }, ...bent];
}

function expectSameQuestion(here: Question): string {
  const { text, question: there } = arrived(here);
  expectSame(here.options, there.options, here.kind);
  const answers = someAnswers(here.options, 200);
  expect(someAnswers(there.options, 200)).toEqual(answers);
  for (const answer of answers.flatMap((one) => [one, ...wrongOnes(one)])) {
    expect(whyNot(there.options, answer)).toEqual(whyNot(here.options, answer));
  }
  return text;
}

/** Its slots, however many values lead to them. */
function shapeOf(slot: Slot | undefined): string {
  if (slot === undefined) return '';
  if (isSelection(slot)) return `${slot.slot}[${slot.least}-${slot.most}]${shapeOf(slot.next?.(slot.least))}`;
  const ways = new Set(slot.candidates.map((value) => shapeOf(slot.next?.(value))));
  return `${slot.slot} ${[...ways].join('|')}`;
}

function randomGame(setup: Setup, seed: number, onQuestion: (position: BangPosition) => void): void {
  const dice = diceFrom(seed);
  const position = Position.begin(bangRules, setup, keyFromSeed(`wire ${seed}`), { forkable: false });
  const agents = Array.from({ length: setup.players }, () => randomBot(dice.below(2 ** 32)));
  while (!position.isOver) {
    onQuestion(position);
    const [seat, answer] = nextDecision(position, agents);
    position.accept(seat, answer);
  }
}

describe('a question over the wire', () => {
  it.each([[4], [7]])('offers and refuses the same at both ends, in random games of %i', (players) => {
    for (let seed = 0; seed < 3; seed++) {
      randomGame({ players, sets: ['base'] }, seed, (position) => {
        for (const { question: asked } of [...position.open, ...position.standing]) expectSameQuestion(asked);
      });
    }
  });

  it('offers and refuses the same at both ends with all sets', () => {
    const shapes = new Set<string>();
    randomGame({ players: 5, sets: declaredSets() }, 3, (position) => {
      for (const { question: asked } of [...position.open, ...position.standing]) {
        const shape = shapeOf(asked.options);
        // a game asks some thousand questions: each shape a few times is enough
        if (shapes.has(`${asked.kind} ${shape}`)) continue;
        shapes.add(`${asked.kind} ${shape}`);
        expectSameQuestion(asked);
      }
    });
    expect(shapes.size).toBeGreaterThan(20);
  });

  it('goes on behind a selection, by how many are selected', () => {
    const { Ann } = table(
      { Ann: { hand: ['Quick Shot', 'Beer'], tokens: { load: 3 } }, Ben: {}, Cid: {}, Dan: {} },
      { sets: ['base', 'armed-and-dangerous'] },
    );
    const asked = Ann.question;
    if (asked === undefined) throw new Error('nobody is asked');
    expect(expectSameQuestion(asked)).toContain('"leads"');
    const { question: there } = arrived(asked);
    const [card] = Ann.state.hand;
    const shot = { do: 'play', card: card ?? NO_SUCH_CARD, at: 1, times: 1, pay: ['character:1'] };
    expect(whyNot(there.options, { ...shot, also: [3] })).toBeUndefined();
    expect(whyNot(there.options, shot)).toMatchObject({ refused: 'slotMissing', slot: 'also' });
    expect(whyNot(there.options, { ...shot, also: [1] })).toMatchObject({ refused: 'notAnOption' });
  });

  it('is small', () => {
    const sizes: number[] = [];
    for (let seed = 10; seed < 30; seed++) {
      randomGame({ players: 7, sets: ['base'] }, seed, (position) => {
        for (const asked of position.open) sizes.push(arrived(asked.question).text.length);
      });
    }
    sizes.sort((a, b) => a - b);
    const [median = 0, most = 0] = [sizes[sizes.length >> 1], sizes.at(-1)];
    expect(median).toBeLessThan(600);
    expect(most).toBeLessThan(2500);
  });

  it('stays below 4 KB with ten cards in hand and seven loaded seats', () => {
    const position = Position.at(bangRules, loadedTable());
    const [asked] = position.open;
    if (asked === undefined) throw new Error('nobody is asked');
    expect(asked.question.kind).toBe('play');
    expect(legalValues(asked.question.options as never).length).toBeGreaterThan(1);
    const text = expectSameQuestion(asked.question);
    expect(text.length).toBeLessThanOrEqual(4096);
  });

  it('stays below 8 KB at eight players with all sets, four tokens to spend and an order to give', () => {
    const loaded = ['Quick Shot', 'Arrow', 'Squaw', 'Panic!', 'Cat Balou', 'Beer'];
    const inPlay = ['Rev. Carabine', 'Mustang'];
    const seat = { hand: ['Missed!', 'Beer'], inPlay: ['Barrel'] };
    const { Ann, Ben } = table(
      {
        Ann: { hand: loaded, inPlay, tokens: { load: 4, nugget: 3 } },
        Ben: seat,
        Cid: seat,
        Dot: { hand: seat.hand },
        Eve: seat,
        Fay: { hand: seat.hand },
        Gus: {},
        Hal: {},
      },
      { sets: declaredSets(), inForce: { show: 'Dorothy Rage' } },
    );
    expectBelow8KB(Ann.question);
    Ann.uses('Dorothy Rage', { whom: Ben });
    expectBelow8KB(Ann.question);

    function expectBelow8KB(asked: Question | undefined): void {
      if (asked === undefined) throw new Error('nobody is asked');
      expect(Buffer.byteLength(arrived(asked).text)).toBeLessThanOrEqual(8192);
    }
  });

  it('sends equal slots once, the root last', () => {
    randomGame({ players: 5, sets: ['base'] }, 40, (position) => {
      for (const asked of position.open) {
        const { slots } = encodeQuestion(asked.question);
        expect(new Set(slots.map((slot) => JSON.stringify(slot))).size).toBe(slots.length);
        expect(slots.at(-1)?.slot).toBe(asked.question.options.slot);
      }
    });
  });

  it('tells a seat what it is asked and what it may do besides, and nobody else', () => {
    const about = (kind: string) => question(kind, null, selection('cards', [1, 2], { least: 1, most: 2 }));
    const standing = { seat: 2, question: about('sid'), run: () => [][Symbol.iterator]() as never };
    const position = { open: [{ seat: 0, question: about('play'), standing: [standing] }], standing: [standing] };
    expect(encodeAsk(position, 1, 7)).toBeNull();
    const mine = encodeAsk(position, 0, 7);
    expect(Object.keys(mine ?? {})).toEqual(['id', 'question']);
    const besides = encodeAsk(position, 2, 7);
    expect(Object.keys(besides ?? {})).toEqual(['id', 'standing']);
    if (mine === null || besides === null) throw new Error('unreachable');
    expect(decodeAsk(mine)).toMatchObject({ id: 7, question: { kind: 'play' }, standing: [] });
    expect(decodeAsk(besides)).toMatchObject({ id: 7, question: undefined, standing: [{ kind: 'sid' }] });
  });

  it('sends each reason once, and reads the records in which it stands at its place', () => {
    const far = refuse('outOfRange', { distance: 2 });
    const at = choice('at', [0, 1, 2, 3], {
      why: (seat) => (seat === 1 ? undefined : seat === 0 ? refuse('notOneself') : far),
    });
    const wire = encodeQuestion(question('play', null, at));
    expect(wire).toEqual({
      kind: 'play',
      about: null,
      reasons: [refuse('notOneself'), far],
      slots: [{ slot: 'at', of: [[0, 1], 1, [2, 2], [3, 2]] }],
    });
    const old: WireQuestion = { kind: 'play', about: null, slots: [{ slot: 'at', of: [[0, far], 1] }] };
    expect(whyNot(decodeQuestion(old).options, { at: 0 })).toEqual(far);
    expect(
      whyNot(decodeQuestion({ ...old, slots: [{ slot: 'at', of: [[0, 7], 1] }] }).options, { at: 0 }),
    ).toBeUndefined();
  });

  it('reads a slot that leads to itself or nowhere as an end', () => {
    const odd: WireQuestion = {
      kind: 'odd',
      about: null,
      slots: [{ slot: 'do', of: [['a', 0, 0], ['b', 0, 9], 'c'] }],
    };
    expect(someAnswers(decodeQuestion(odd).options, 10)).toEqual([{ do: 'a' }, { do: 'b' }, { do: 'c' }]);
    expect(someAnswers(decodeQuestion({ ...odd, slots: [] }).options, 10)).toEqual([]);
  });
});

/** A turn with ten cards that each need a target (or two), and two cards in front of everybody. */
function loadedTable(): State {
  const state = bangRules.begin({ players: 7, sets: ['base'] }, keyFromSeed('loaded'));
  const position = Position.at(bangRules, state);
  for (let asked = position.firstOpen; asked?.question.kind !== 'play'; asked = position.firstOpen) {
    const [answer] = asked === undefined ? [] : someAnswers(asked.question.options, 1);
    if (asked === undefined || answer === undefined) throw new Error('no turn began');
    position.accept(asked.seat, answer);
  }
  return dealAnew(bangRules.copy(position.checkpoint));
}

function dealAnew(state: State): State {
  const { faces } = bookOf(['base']);
  const cards = [state.drawPile, state.discardPile, ...state.seats.flatMap((seat) => [seat.hand, seat.inPlay])].flatMap(
    (zone) => zone.splice(0),
  );
  const take = (wanted: (slug: string) => boolean): CardId => {
    const at = cards.findIndex((card) => wanted(faces[state.faces[card] ?? -1]?.card.slug ?? ''));
    const [card] = at < 0 ? [] : cards.splice(at, 1);
    if (card === undefined) throw new Error('no such card left');
    return card;
  };
  const hand = ['panic', 'panic', 'panic', 'cat-balou', 'cat-balou', 'cat-balou', 'duel', 'duel', 'jail', 'bang'];
  const inFront = [
    'dynamite',
    'jail',
    'barrel',
    'mustang',
    'scope',
    'schofield',
    'remington',
    'rev-carabine',
    'winchester',
    'volcanic',
  ];
  for (const slug of hand) state.seats[state.turn.seat]?.hand.push(take((one) => one === slug));
  for (const seat of [...state.seats, ...state.seats]) {
    seat.inPlay.push(take((one) => inFront.includes(one) && hasNone(seat, one)));
  }
  for (const seat of state.seats) if (seat.hand.length === 0) seat.hand.push(...cards.splice(0, 4));
  state.drawPile.push(...cards);
  return state;

  function hasNone({ inPlay }: State['seats'][number], slug: string): boolean {
    return inPlay.every((card) => faces[state.faces[card] ?? -1]?.card.slug !== slug);
  }
}
