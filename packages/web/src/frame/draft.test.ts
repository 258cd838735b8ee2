import { choice, refuse, selection, type Slot } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import {
  answerOf,
  barredDeeds,
  BLANK,
  cardState,
  type Draft,
  giveBack,
  goOn,
  heapsOf,
  optionsAt,
  otherUses,
  seatState,
  stepBack,
  stillFits,
  type Thing,
  touch,
} from './draft.ts';

const card = (id: number): Thing => ({ kind: 'card', id });
const seat = (at: number): Thing => ({ kind: 'seat', seat: at });
const word = (text: string): Thing => ({ kind: 'word', word: text });

const OUT_OF_RANGE = refuse('outOfRange', { distance: 3, reach: 1 });
const ANSWER_ONLY = refuse('onlyAsAnswer');

/** Card 10 shoots seat 1 or, refused, seat 2; 11 is an answer only; 12 robs seat 1 or 3; 13 just works; 14 costs a card. */
const play: Slot = choice('do', ['play', 'use', 'end'], {
  why: (what) => (what === 'use' ? refuse('noAbility') : undefined),
  next: (what) => {
    if (what === 'end') return undefined;
    if (what === 'use') return choice('use', []);
    return choice('card', [10, 11, 12, 13, 14], {
      why: (id) => (id === 11 ? ANSWER_ONLY : undefined),
      next: (id) => {
        if (id === 10) return choice('at', [1, 2, 3], { why: (at) => (at === 2 ? OUT_OF_RANGE : undefined) });
        if (id === 12)
          return choice('at', [1, 3], { next: (at) => choice('what', at === 1 ? ['hand'] : ['hand', 30, 31]) });
        if (id === 14) return selection('cost', [10, 11, 12, 13], { least: 1, most: 1 });
        return undefined;
      },
    });
  },
});

function touched(root: Slot, ...things: readonly Thing[]): Draft {
  let draft = BLANK;
  for (const thing of things) {
    const result = touch(root, draft, thing);
    if (result === undefined || 'refusal' in result) throw new Error(`${JSON.stringify(thing)} was refused`);
    draft = result.draft;
  }
  return draft;
}

describe('putting a move together', () => {
  it('finds a card of the hand behind the word for playing', () => {
    expect(answerOf(play, touched(play, card(13)))).toEqual({ do: 'play', card: 13 });
  });

  it('finds no way through what is refused itself: Ricochet, and nothing to throw at', () => {
    const used = refuse('bangLimitReached');
    const nothingThere = refuse('nothingThere');
    const turn = choice('do', ['play', 'use'], {
      next: (what) =>
        what === 'play'
          ? choice('card', [10], { why: () => used })
          : choice('use', ['ricochet'], { why: () => nothingThere, next: () => choice('card', [10, 11]) }),
    });
    expect(touch(turn, BLANK, card(10))).toEqual({ refusal: used });
    expect(touch(turn, BLANK, card(11))).toEqual({ refusal: nothingThere });
    expect(cardState(turn, BLANK, 11)).toEqual({ is: 'refused', refusal: nothingThere });
  });

  it('says what speaks against the thing itself before what speaks against its kind', () => {
    const tooDear = refuse('cannotPay', { needs: 3, has: 1 });
    const shop = choice('do', ['use'], {
      why: () => refuse('noAbility'),
      next: () => choice('use', ['shop'], { next: () => choice('card', [10], { why: () => tooDear }) }),
    });
    expect(touch(shop, BLANK, card(10))).toEqual({ refusal: tooDear });
  });

  it('waits for a target, then is whole', () => {
    expect(answerOf(play, touched(play, card(10)))).toBeUndefined();
    expect(answerOf(play, touched(play, card(10), seat(3)))).toEqual({ do: 'play', card: 10, at: 3 });
  });

  it('says why a card or a seat will not do, with its numbers', () => {
    expect(touch(play, BLANK, card(11))).toEqual({ refusal: ANSWER_ONLY });
    expect(touch(play, touched(play, card(10)), seat(2))).toEqual({ refusal: OUT_OF_RANGE });
  });

  it('fills what leaves no choice by itself', () => {
    expect(answerOf(play, touched(play, card(12), seat(1)))).toEqual({ do: 'play', card: 12, at: 1, what: 'hand' });
  });

  it('takes a card in front of the target, or a word', () => {
    const drafted = touched(play, card(12), seat(3));
    expect(answerOf(play, drafted)).toBeUndefined();
    expect(answerOf(play, touched(play, card(12), seat(3), card(31)))).toMatchObject({ what: 31 });
    expect(answerOf(play, touched(play, card(12), seat(3), word('hand')))).toMatchObject({ what: 'hand' });
  });

  it('changes its mind: another card, another target', () => {
    expect(answerOf(play, touched(play, card(10), seat(1), seat(3)))).toMatchObject({ at: 3 });
    expect(answerOf(play, touched(play, card(10), seat(1), card(13)))).toEqual({ do: 'play', card: 13 });
  });

  it('picks the cards that it costs from the hand', () => {
    const drafted = touched(play, card(14), card(12));
    expect(answerOf(play, drafted)).toEqual({ do: 'play', card: 14, cost: [12] });
    expect(answerOf(play, touched(play, card(14), card(12), card(13)))).toMatchObject({ cost: [13] });
    expect(answerOf(play, touched(play, card(14), card(12), card(12)))).toBeUndefined();
  });

  it('means nothing where a thing is no candidate', () => {
    expect(touch(play, BLANK, seat(1))).toBeUndefined();
  });
});

describe('several cards', () => {
  const discard = selection('cards', [1, 2, 3, 4], { least: 2, most: 2 });

  it('needs exactly as many as are asked for', () => {
    expect(answerOf(discard, touched(discard, card(4)))).toBeUndefined();
    expect(answerOf(discard, touched(discard, card(4), card(1)))).toEqual({ cards: [4, 1] });
  });

  it('lets a third take the place of the second', () => {
    expect(answerOf(discard, touched(discard, card(4), card(1), card(3)))).toEqual({ cards: [4, 3] });
  });

  it('goes back one pick at a time', () => {
    const two = touched(discard, card(4), card(1));
    expect(stepBack(discard, two).picks).toEqual([4]);
  });
});

/** As Fanning asks: a second seat near the first; as a price: so many tokens, then whom; as Squaw: how many, then a card. */
describe('slots of every shape', () => {
  const fanning = choice('at', [1, 2], { next: (at) => choice('second', [at === 1 ? 2 : 1, 3], { holds: 'seat' }) });
  const some = selection('cards', [1, 2, 3], {
    least: 1,
    most: 2,
    next: (count) => (count === 2 ? choice('at', [1, 2]) : undefined),
  });
  const tokens = ['character:1', 'character:2', '17:1', '17:2'];
  const upgrade = choice('times', [0, 1, 2], {
    holds: 'number',
    next: (times) =>
      times === 0
        ? choice('at', [1, 2])
        : selection('pay', tokens, {
            least: Number(times),
            most: Number(times),
            holds: 'token',
            next: () => choice('at', [1, 2]),
          }),
  });

  it('takes a slot of any name for what it holds', () => {
    const first = touched(fanning, seat(1));
    expect(seatState(fanning, first, 3).is).toBe('legal');
    expect(seatState(fanning, first, 1).is).toBe('idle');
    const both = touched(fanning, seat(1), seat(3));
    expect(answerOf(fanning, both)).toEqual({ at: 1, second: 3 });
    expect([1, 2, 3].map((one) => seatState(fanning, both, one).is)).toEqual(['chosen', 'legal', 'chosen']);
  });

  it('goes on after several cards, when as many are taken as may be', () => {
    const two = touched(some, card(3), card(1));
    expect(seatState(some, two, 2).is).toBe('legal');
    expect(cardState(some, two, 3).is).toBe('chosen');
    expect(answerOf(some, touched(some, card(3), card(1), seat(2)))).toEqual({ cards: [3, 1], at: 2 });
    expect(stillFits(some, two)).toBe(true);
    expect(stepBack(some, two).picks).toEqual([3, 1]);
  });

  it('is whole where nothing follows so few', () => {
    expect(answerOf(some, touched(some, card(2)))).toEqual({ cards: [2] });
  });

  it('changes what was taken before', () => {
    expect(touched(some, card(3), card(1), card(2)).steps).toEqual([{ slot: 'cards', value: [3, 2] }]);
  });

  it('has a button to go on where more could be taken', () => {
    const open = selection('cards', [1, 2, 3], { least: 1, most: 3, next: () => choice('at', [1, 2]) });
    const options = optionsAt(open, touched(open, card(2)), false, () => undefined);
    expect(options.map(({ steps }) => steps)).toEqual([[{ slot: 'cards', value: [2] }]]);
    expect(optionsAt(open, BLANK, false, () => undefined)).toEqual([]);
  });

  it('offers numbers as buttons, and takes none of them for a card', () => {
    const options = optionsAt(upgrade, BLANK, true, (id) => (id === 1 ? 'beer' : undefined));
    expect(options.map(({ steps }) => steps.at(-1)?.value)).toEqual([0, 1, 2]);
    expect(cardState(upgrade, BLANK, 1).is).toBe('idle');
  });

  it('pays with the first tokens until others are touched', () => {
    const paying = goOn(upgrade, { ...BLANK, steps: [{ slot: 'times', holds: 'number', value: 2 }] });
    expect(paying.picks).toEqual(['character:1', 'character:2']);
    const other = touch(upgrade, paying, card(17));
    expect(other).toMatchObject({ draft: { steps: [{}], picks: ['character:1', '17:1'] } });
    expect(heapsOf(upgrade, paying).map(({ place, paid }) => [place, paid])).toEqual([
      [word('character'), 2],
      [card(17), 0],
    ]);
    expect(giveBack(upgrade, paying, word('character')).picks).toEqual(['character:1']);
  });

  it('pays by itself where all tokens lie in one place', () => {
    const one = selection('pay', ['17:1', '17:2', '17:3'], { holds: 'token', least: 2, most: 2 });
    const upgraded = choice('times', [0, 1], { holds: 'number', next: (times) => (times === 0 ? undefined : one) });
    const paid = goOn(upgraded, { ...BLANK, steps: [{ slot: 'times', holds: 'number', value: 1 }] });
    expect(answerOf(upgraded, paid)).toEqual({ times: 1, pay: ['17:1', '17:2'] });
  });
});

describe('going back', () => {
  it('drops the target, then the card', () => {
    const aimed = touched(play, card(10), seat(3));
    const carded = stepBack(play, aimed);
    expect(carded.steps.at(-1)).toEqual({ slot: 'card', value: 10 });
    expect(stepBack(play, carded)).toEqual(BLANK);
  });

  it('does not stop where there was no choice', () => {
    const robbing = touched(play, card(12), seat(1));
    expect(stepBack(play, robbing).steps.at(-1)).toEqual({ slot: 'card', value: 12 });
  });
});

describe('a question that changes under my hands', () => {
  it('drops a draft that no longer fits', () => {
    const aimed = touched(play, card(10), seat(3));
    const nobody = choice('do', ['end']);
    expect(stillFits(play, aimed)).toBe(true);
    expect(stillFits(nobody, aimed)).toBe(false);
  });
});

describe('how things stand', () => {
  it('tells playable cards from refused ones, and the chosen one from both', () => {
    expect(cardState(play, BLANK, 13).is).toBe('legal');
    expect(cardState(play, BLANK, 11)).toEqual({ is: 'refused', refusal: ANSWER_ONLY });
    expect(cardState(play, touched(play, card(10)), 10).is).toBe('chosen');
    expect(cardState(play, BLANK, 99).is).toBe('idle');
  });

  it('lights seats only while a player is to be chosen, or has been', () => {
    expect(seatState(play, BLANK, 1).is).toBe('idle');
    const carded = touched(play, card(10));
    expect(seatState(play, carded, 1).is).toBe('legal');
    expect(seatState(play, carded, 2)).toEqual({ is: 'refused', refusal: OUT_OF_RANGE });
    const aimed = touched(play, card(10), seat(3));
    expect(seatState(play, aimed, 3).is).toBe('chosen');
    expect(seatState(play, aimed, 1).is).toBe('legal');
  });
});

describe('the buttons of an answer', () => {
  const hand: { readonly [id: number]: string } = { 1: 'missed', 2: 'missed', 3: 'beer' };
  const dodge = choice('do', ['play', 'use', 'takeIt'], {
    next: (what) => {
      if (what === 'takeIt') return undefined;
      return what === 'play'
        ? choice('card', [1, 2, 3], { why: (id) => (id === 3 ? refuse('wrongCard') : undefined) })
        : choice('use', [40, 'jourdonnais']);
    },
  });

  it('is one for each name in the hand, one for each ability, and the last one declines', () => {
    const options = optionsAt(dodge, BLANK, true, (id) => hand[id]);
    expect(options.map(({ steps }) => steps.at(-1)?.value)).toEqual([1, 40, 'jourdonnais', 'takeIt']);
    expect(options.map(({ isWhole }) => isWhole)).toEqual([true, true, true, true]);
    expect(options.map(({ isPass }) => isPass)).toEqual([false, false, false, true]);
  });

  it('leaves the hand to the hand in my own turn', () => {
    const options = optionsAt(play, BLANK, false, () => 'bang');
    expect(options.map(({ steps }) => steps.at(-1)?.value)).toEqual(['end']);
  });
});

describe('What the rules of a set let one do', () => {
  const dear = { refused: 'tooFewNuggets', needs: 3, has: 1 } as const;
  const [BEER, BOOTS, ANN] = [7, 30, 2];
  const deeds = choice('use', ['sell', 'remove', 'shop'], {
    why: (deed) => (deed === 'shop' ? dear : undefined),
    next: (deed) => {
      if (deed === 'sell') return choice('card', [BEER]);
      return deed === 'remove'
        ? choice('at', [1, ANN], { next: (seat) => choice('what', seat === ANN ? [BOOTS] : []) })
        : undefined;
    },
  });
  const turn = choice('do', ['play', 'use', 'end'], {
    next: (deed) => (deed === 'play' ? choice('card', [BEER]) : deed === 'use' ? deeds : undefined),
  });

  it('is named with the reason when it is not possible', () => {
    expect(barredDeeds(turn)).toEqual([{ word: 'shop', refusal: dear }]);
  });

  it('is offered as another use of a card that is chosen', () => {
    const drunk = {
      ...BLANK,
      steps: [
        { slot: 'do', value: 'play' },
        { slot: 'card', value: BEER },
      ],
    };
    expect(otherUses(turn, drunk).map(({ steps }) => steps.map(({ value }) => value))).toEqual([['use', 'sell', BEER]]);
    expect(otherUses(turn, BLANK)).toEqual([]);
  });

  it('begins with a card in front of somebody, too: its owner is known', () => {
    const touched = touch(turn, BLANK, { kind: 'card', id: BOOTS });
    expect(touched).toMatchObject({
      draft: { steps: [{ value: 'use' }, { value: 'remove' }, { value: ANN }, { value: BOOTS }] },
    });
  });
});
