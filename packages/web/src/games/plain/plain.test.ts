import { choice, question, refuse, selection } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { BLANK, type Draft, goOn, type Option, touch } from '../../frame/draft.ts';
import type { Composer } from '../../frame/use-composer.ts';
import { partsOf, thingsById } from './frame-parts.ts';
import { plainBar } from './plain-bar.ts';
import { plainly, plainSpeech, wordsIn } from './plain-speech.ts';
import { plainLines } from './telling.ts';

const NAMES = ['Ann', 'Ben'];

describe('A frame that the page does not know', () => {
  it('is told seat by seat, zone by zone and fact by fact', () => {
    const seats = [
      { seat: 0, life: 3 },
      { seat: 1, life: 2 },
    ];
    const parts = partsOf(
      { asked: [0], heap: 9, purses: [1, 0], seats, pile: ['a', 'b', 'c'], turn: { number: 3 } },
      2,
    );
    expect(parts.seats[0]).toEqual([
      { name: 'purses', value: 1 },
      { name: 'life', value: 3 },
    ]);
    expect(parts.zones).toEqual([{ name: 'pile', things: ['a', 'b', 'c'] }]);
    expect(parts.facts).toEqual([
      { name: 'heap', value: 9 },
      { name: 'number', value: 3 },
    ]);
  });

  it('names what has an id, wherever it lies', () => {
    const things = thingsById({ rows: [[{ id: 4, card: 'big-gun' }]] }, null);
    expect(plainSpeech().value(things.get(4) ?? null)).toBe('Big gun');
  });
});

describe('Words', () => {
  it('are the names in the code, made readable', () => {
    expect(['bigHeap', 'big-heap', 'BIG_HEAP', 'take'].map(plainly)).toEqual([
      'Big heap',
      'Big heap',
      'Big heap',
      'Take',
    ]);
  });

  it('are those that the game brings, in the language of the page if it can', () => {
    const words = { de: { name: 'Münzen' }, en: { name: 'Coins' } };
    expect([wordsIn(words, 'de'), wordsIn(words, 'it'), wordsIn(undefined, 'it')]).toEqual([
      words.de,
      words.en,
      undefined,
    ]);
    const speech = plainSpeech(
      { 'events.took': '{who} takes {coins}.', 'refusals.tooMany': 'there are only {heap}' },
      NAMES,
    );
    expect(speech.refusal(refuse('tooMany', { heap: 2 }))).toBe('there are only 2');
    expect(speech.refusal(refuse('notYours', { by: 1 }))).toBe('Not yours: Ben');
    const log = [
      { key: 0, step: 1, event: { type: 'took', seat: 1, coins: 3 } },
      { key: 1, step: 1, event: { type: 'heapEmptied', by: 0, left: 0 } },
    ];
    expect(plainLines(log, speech).map(({ text }) => text)).toEqual([
      [expect.objectContaining({ text: 'Ben takes 3.' })],
      [expect.objectContaining({ text: 'Heap emptied: Ann, left 0' })],
    ]);
  });
});

const why = (coins: number) => (coins > 2 ? refuse('tooMany') : undefined);
const TAKE = question('take', { heap: 2 }, choice('coins', [1, 2, 3], { why }));
const GIVE = question('give', null, selection('cards', [7, 8, 9], { least: 2, most: 2 }));

/** As the page composes an answer, without a page. */
function asking(asked: typeof TAKE) {
  let draft: Draft = BLANK;
  const sent: object[] = [];
  const look = () =>
    plainBar({ ask: { id: 1, question: asked, standing: [] } }, composer(), plainSpeech({}, NAMES), new Map(), WORDS);
  const composer = (): Composer => ({
    draft,
    why: undefined,
    answer: draft.picks.length === 2 ? { cards: draft.picks } : undefined,
    isSending: false,
    touch: (thing) => {
      const touched = touch(asked.options, draft, thing);
      if (touched !== undefined && 'draft' in touched) draft = touched.draft;
    },
    press: ({ steps }: Option) => {
      draft = goOn(asked.options, { ...draft, steps });
      sent.push(Object.fromEntries(draft.steps.map(({ slot, value }) => [slot, value])));
    },
    commit: () => void sent.push({ cards: draft.picks }),
    back: () => undefined,
    giveBack: () => undefined,
    drop: () => undefined,
    dropOn: () => undefined,
    ask: () => undefined,
    finish: () => undefined,
    begin: () => undefined,
  });
  const press = (label: string) =>
    look()
      ?.buttons.find((one) => one.label === label)
      ?.onPress();
  return { look, press, sent };
}

const WORDS = { confirm: 'Confirm', back: 'Back', picked: (count: number, of: string) => `${count} of ${of}` };

describe('What is asked', () => {
  it('is a button for each candidate, with the reason where it may not be', () => {
    const { look, press, sent } = asking(TAKE);
    expect(look()).toMatchObject({ sentence: 'Take', facts: ['Coins'] });
    expect(look()?.buttons.map(({ label, reason, hotkey }) => [label, reason, hotkey])).toEqual([
      ['1', '', '1'],
      ['2', '', '2'],
      ['3', 'Too many', '3'],
    ]);
    press('2');
    expect(sent).toEqual([{ coins: 2 }]);
  });

  it('is chosen one by one where several are wanted, and sent when they are enough', () => {
    const { look, press, sent } = asking(GIVE);
    expect(look()?.facts).toEqual(['Cards', '0 of 2']);
    press('7');
    expect(look()?.buttons.map(({ key, isChosen }) => [key, isChosen])).toContainEqual(['7', true]);
    expect(look()?.buttons.some(({ label }) => label === 'Confirm')).toBe(false);
    press('9');
    press('Confirm');
    expect(sent).toEqual([{ cards: [7, 9] }]);
  });
});
