import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { EngineBug } from './engine-bug.ts';
import { choice, selection } from './options.ts';
import { INTERJECT, Position } from './position.ts';
import { question, type Standing } from './question.ts';
import { keyFromSeed } from './random.ts';
import { SetupError } from './rules.ts';
import { type ToyEvent, type ToyState, toyRules } from './toy-game.ts';

const KEY = keyFromSeed('toy');

function begin(heap = 20, listener?: (event: ToyEvent) => void) {
  return Position.begin(toyRules, { heap }, KEY, { listener });
}

describe('A key', () => {
  it.each(['', 'x', 'toy', `${KEY}0`, KEY.toUpperCase()])('that is none is refused, with the right way: %j', (key) => {
    expect(() => Position.begin(toyRules, { heap: 3 }, key)).toThrow(/64 hex digits: keyFromSeed\('any text'\)/);
  });
});

/** At the simultaneous question: both have taken a coin. */
function atTheBid() {
  const position = begin();
  position.answer(0, { do: 'take', coins: 1 });
  position.answer(1, { do: 'take', coins: 1 });
  return position;
}

function kinds(position: ReturnType<typeof begin>): string[] {
  return position.open.map(({ seat, question }) => `${seat} ${question.kind}`);
}

describe('A question', () => {
  it('is answered by whom it is asked, and the game goes on', () => {
    const position = begin();
    expect(kinds(position)).toEqual(['0 take']);
    expect(position.answer(0, { do: 'take', coins: 2 })).toBeUndefined();
    expect(position.state.purses).toEqual([2, 0]);
    expect(kinds(position)).toEqual(['1 take']);
  });

  it.each([
    ['an empty answer', 0, {}, { refused: 'slotMissing', slot: 'do' }],
    ['a slot left out', 0, { do: 'take' }, { refused: 'slotMissing', slot: 'coins' }],
    ['a value that is no option', 0, { do: 'dance' }, { refused: 'notAnOption', slot: 'do' }],
    ['a list for a value', 0, { do: ['take'] }, { refused: 'notAnOption', slot: 'do' }],
    ['a slot too many', 0, { do: 'draw', coins: 1 }, { refused: 'slotTooMany', slot: 'coins' }],
    ['what the rules forbid', 0, { do: 'take', coins: 3 }, { refused: 'tooMany', heap: 2 }],
    ['another seat', 1, { do: 'draw' }, { refused: 'notAsked' }],
    ['an interjection nobody offers', 0, { [INTERJECT]: 'shout', words: ['hey'] }, { refused: 'notOffered' }],
    ['too few of a selection', 1, { [INTERJECT]: 'shout', words: [] }, { refused: 'wrongCount', least: 1, most: 2 }],
    ['one twice', 1, { [INTERJECT]: 'shout', words: ['ho', 'ho'] }, { refused: 'notAnOption', slot: 'words' }],
    ['a value for a list', 1, { [INTERJECT]: 'shout', words: 'ho' }, { refused: 'notAnOption', slot: 'words' }],
  ])('refuses %s, and nothing changes', (_what, seat, answer, refusal) => {
    const position = begin(2);
    const before = JSON.stringify(position.save());
    expect(position.answer(seat, answer)).toMatchObject(refusal);
    expect(JSON.stringify(position.save())).toBe(before);
    expect(kinds(position)).toEqual(['0 take']);
  });

  it('ends with the game', () => {
    const position = begin(1);
    position.answer(0, { do: 'take', coins: 1 });
    expect(position.isOver).toBe(true);
    expect(position.open).toEqual([]);
    expect(position.answer(0, { do: 'draw' })).toEqual({ refused: 'gameIsOver' });
    expect(() => position.accept(0, { do: 'draw' })).toThrow(EngineBug);
    expect(position.fork().isOver).toBe(true);
  });

  it('is asked at most 500 times in a step', () => {
    const position = begin();
    const stallOnce = () => position.accept(0, { do: 'stall' });
    for (let i = 0; i < 499; i++) stallOnce();
    expect(stallOnce).toThrow(/without end/);
  });

  it('comes sooner or later', () => {
    const idle = { ...toyRules, *step() {} };
    expect(() => Position.begin(idle, { heap: 1 }, KEY)).toThrow(/without asking anybody/);
  });
});

describe('A question to several seats', () => {
  it('goes on when all have answered, in whatever order', () => {
    const one = atTheBid();
    const other = atTheBid();
    expect(kinds(one)).toEqual(['0 bid', '1 bid']);
    one.answer(0, { coins: 0 });
    one.answer(1, { coins: 2 });
    other.answer(1, { coins: 2 });
    expect(kinds(other)).toEqual(['0 bid']);
    expect(other.state.purses).toEqual([1, 1]);
    other.answer(0, { coins: 0 });
    expect(other.state.purses).toEqual([1, 2]);
    expect(other.state).toEqual(one.state);
  });

  it('takes one answer a seat', () => {
    const position = atTheBid();
    position.answer(1, { coins: 2 });
    expect(position.answer(1, { coins: 0 })).toEqual({ refused: 'notAsked' });
  });

  it('is asked of all of them until the last has answered', () => {
    const position = atTheBid();
    position.answer(1, { coins: 2 });
    expect(kinds(position)).toEqual(['0 bid']);
    expect(position.askedSeats).toEqual([0, 1]);
    expect(begin().askedSeats).toEqual([0]);
  });

  it('keeps the answers so far in a fork and in a saved game', () => {
    const position = atTheBid();
    position.answer(1, { coins: 2 });
    const saved = JSON.parse(JSON.stringify(position.save()));
    for (const copy of [position.fork(), Position.load(toyRules, saved)]) {
      expect(kinds(copy)).toEqual(['0 bid']);
      copy.answer(0, { coins: 0 });
      expect(copy.state.purses).toEqual([1, 2]);
    }
  });

  it('offers to all, and the first in the order named has it', () => {
    const position = atTheBid();
    position.answer(0, { coins: 0 });
    position.answer(1, { coins: 0 });
    const [both, second, none] = [position.fork(), position.fork(), position.fork()];
    both.answer(0, { do: 'take' });
    both.answer(1, { do: 'take' });
    expect(both.state.purses).toEqual([1, 2]);
    second.answer(1, { do: 'pass' });
    second.answer(0, { do: 'take' });
    expect(second.state.purses).toEqual([2, 1]);
    none.answer(0, { do: 'pass' });
    none.answer(1, { do: 'pass' });
    expect(none.state.purses).toEqual([1, 1]);
  });
});

describe('A standing offer', () => {
  it('cuts into the question, which then stands again', () => {
    const position = begin();
    const digest = position.digestFor(0);
    expect(position.standing.map(({ seat, question }) => `${seat} ${question.kind}`)).toEqual(['1 shout']);
    expect(position.answer(1, { [INTERJECT]: 'shout', words: ['hey', 'ho'] })).toBeUndefined();
    expect(position.state.purses).toEqual([0, 2]);
    expect(kinds(position)).toEqual(['0 take']);
    expect(position.digestFor(0)).toBe(digest);
    expect(position.fork().state.purses).toEqual([0, 2]);
    position.answer(0, { do: 'take', coins: 1 });
    expect(position.state.purses).toEqual([1, 2]);
  });

  it('may leave nothing to answer the question with: then it is over', () => {
    const hand = [7];
    const spend: Standing = {
      seat: 0,
      question: question('spend', null, choice('do', ['spend'])),
      *run() {
        hand.pop();
      },
    };
    for (const options of [() => choice('card', hand), () => selection('cards', hand, { least: 1, most: 1 })]) {
      hand.splice(0, 1, 7);
      const asking = ask(
        0,
        () => question('give', null, options()),
        () => [spend],
      );
      expect(asking.next().done).toBe(false);
      expect(asking.next({ answer: { do: 'spend' }, standing: spend, together: undefined })).toEqual({
        done: true,
        value: null,
      });
    }
  });

  it('that nobody makes is never taken for an answer, not even unchecked', () => {
    expect(() => begin().accept(0, { [INTERJECT]: 'shout', do: 'draw' })).toThrow(EngineBug);
  });
});

describe('A position', () => {
  it('is a checkpoint and the answers since', () => {
    const position = begin();
    position.answer(0, { do: 'stall' });
    position.answer(0, { do: 'stall' });
    expect(position.since.map(({ answer }) => answer)).toEqual([{ do: 'stall' }, { do: 'stall' }]);
    expect(position.checkpoint.step).toBe(0);
    position.answer(0, { do: 'draw' });
    expect(position.since).toEqual([]);
    expect(position.checkpoint.step).toBe(1);
  });

  it('forks without touching itself', () => {
    const position = begin();
    position.answer(0, { do: 'stall' });
    const fork = position.fork();
    fork.answer(0, { do: 'take', coins: 3 });
    expect(position.state.heap).toBe(20);
    expect(position.checkpoint.heap).toBe(20);
    position.answer(0, { do: 'take', coins: 1 });
    expect(fork.state.heap).toBe(17);
  });

  it('goes on alike from a fork, from JSON and from the start', () => {
    const position = begin();
    position.answer(0, { do: 'stall' });
    const saved = JSON.parse(JSON.stringify(position.save()));
    const again = begin();
    again.answer(0, { do: 'stall' });
    const copies = [position, position.fork(), Position.load(toyRules, saved), again];
    for (const copy of copies) copy.answer(0, { do: 'draw' });
    for (const copy of copies) expect(copy.state).toEqual(position.state);
    expect(position.state.secrets[0]).toBeGreaterThan(0);
  });

  it('tells nobody twice what happened before a fork', () => {
    const heard: ToyEvent[] = [];
    const position = begin(20, (event) => heard.push(event));
    position.answer(0, { do: 'stall' });
    position.answer(0, { do: 'draw' });
    position.answer(1, { do: 'stall' });
    expect(heard).toHaveLength(1);
    const later: ToyEvent[] = [];
    const fork = position.fork({ listener: (event) => later.push(event) });
    expect(later).toEqual([]);
    fork.answer(1, { do: 'draw' });
    expect(later).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  it('loads a position whose entries were saved by name', () => {
    const position = begin();
    position.answer(0, { do: 'stall' });
    const saved = position.save();
    expect(saved.since).toEqual([[0, { do: 'stall' }, position.since[0]?.digest]]);
    const named = Position.load(toyRules, { ...saved, since: position.since });
    expect(named.save()).toEqual(saved);
    expect(named.state).toEqual(position.state);
  });

  it('notices a re-run that meets another question', () => {
    const position = begin();
    position.answer(0, { do: 'stall' });
    const saved = position.save();
    const since = position.since.map((entry) => ({ ...entry, digest: entry.digest + 1 }));
    expect(() => Position.load(toyRules, { ...saved, since })).toThrow(/ran differently: seat 0 now meets take/);
    const others = { ...toyRules, step: () => undefined };
    expect(() => Position.load(others, saved)).toThrow(EngineBug);
  });

  it('keeps no checkpoints when nobody will fork it', () => {
    const position = Position.begin(toyRules, { heap: 9 }, KEY, { forkable: false });
    position.accept(0, { do: 'draw' });
    expect(kinds(position)).toEqual(['1 take']);
    expect(() => position.fork()).toThrow(EngineBug);
    expect(() => position.save()).toThrow(EngineBug);
    expect(() => position.checkpoint).toThrow(EngineBug);
  });

  it('tells its keeper of the first checkpoint of each chapter, and keeps none itself', () => {
    const kept: ToyState[] = [];
    const keeper = (state: ToyState) => kept.push(structuredClone(state));
    const position = Position.begin(toyRules, { heap: 20 }, KEY, { keeper });
    const other = begin(20);
    const play = (game: typeof position) => {
      for (const seat of [0, 1]) game.answer(seat, { do: 'draw' });
      for (const seat of [0, 1]) game.answer(seat, { coins: 1 });
      for (const seat of [1, 0]) game.answer(seat, { do: 'take' });
    };
    for (const game of [position, other]) play(game);
    expect(kept.map(({ step }) => step)).toEqual([0, 4]);
    expect(position.state).toEqual(other.state);
    expect(() => position.fork()).toThrow(EngineBug);
    expect(() => position.save()).toThrow(EngineBug);
    expect(position.since).toEqual([]);
  });

  it('goes on from what its keeper has kept, and tells him only what is new', () => {
    const begun: ToyState[] = [];
    const first = Position.begin(toyRules, { heap: 20 }, KEY, {
      keeper: (state) => begun.push(structuredClone(state)),
    });
    const [checkpoint] = begun;
    if (checkpoint === undefined) throw new Error('nothing was kept');
    const kept: number[] = [];
    const saved = { checkpoint, since: [], gathered: [] };
    const again = Position.load(toyRules, saved, { keeper: ({ step }) => kept.push(step) });
    for (const game of [first, again]) {
      for (const seat of [0, 1]) game.answer(seat, { do: 'draw' });
      for (const seat of [0, 1]) game.answer(seat, { coins: 1 });
      expect(kept).toEqual([]);
    }
    for (const seat of [1, 0]) for (const game of [first, again]) game.answer(seat, { do: 'take' });
    expect(again.state).toEqual(first.state);
    expect(kept).toEqual([4]);
  });

  it('shows each viewer his own secret and redacts events alike', () => {
    const heard: ToyEvent[] = [];
    const position = begin(20, (event) => heard.push(event));
    position.answer(0, { do: 'draw' });
    const secret = position.state.secrets[0];
    expect(position.view(0).secret).toBe(secret);
    expect(position.view(1).secret).toBe(0);
    expect(position.view(null).secret).toBeNull();
    expect(heard.map((event) => toyRules.redact(event, 0))).toEqual([{ type: 'drew', seat: 0, secret }]);
    expect(heard.map((event) => toyRules.redact(event, 1))).toEqual([{ type: 'drew', seat: 0 }]);
  });

  it('takes over a given checkpoint', () => {
    const state: ToyState = { ...toyRules.begin({ heap: 5 }, KEY), step: 2 };
    expect(kinds(Position.at(toyRules, state))).toEqual(['0 bid', '1 bid']);
  });

  it('passes on what is wrong with a set-up', () => {
    const picky = {
      ...toyRules,
      begin(): ToyState {
        throw new SetupError({ refused: 'noHeap' });
      },
    };
    expect(() => Position.begin(picky, { heap: 0 }, KEY)).toThrow(SetupError);
  });
});
