import { bangRules, type BangRecording, type GameEvent } from '@dustup/bang';
import { LANGUAGES, plainText } from '@dustup/words';
import { nextDecision, randomBot } from '@dustup/bots';
import { isSelection, keyFromSeed, Recording, type Slot } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { sentenceFor } from './story.ts';
import { vocabularyFor } from './words.ts';

/** What random games bring up: kinds of questions, events, reasons, deeds, slots. */
function collected() {
  const seen = {
    kinds: new Set<string>(),
    reasons: new Set<string>(),
    slots: new Set<string>(),
    deeds: new Set<string>(),
    words: new Set<string>(),
  };
  const events: GameEvent[] = [];
  for (let game = 0; game < 36; game++) {
    const recording = playedOut(game, (at) => look(at, seen));
    events.push(...recording.record.events);
  }
  return { ...seen, events };
}

const SETS = ['base', 'dodge-city', 'high-noon', 'a-fistful-of-cards', 'valley-of-shadows'];

function playedOut(game: number, onQuestion: (recording: BangRecording) => void): BangRecording {
  const players = 3 + (game % 6);
  const options = game % 2 === 0 ? ['allEvents'] : ['allEvents', 'twoCharacters'];
  const setup = { players, sets: SETS, options };
  const recording = new Recording(bangRules, setup, keyFromSeed(`words ${game}`));
  const bots = Array.from({ length: players }, (_, seat) => randomBot(game * 10 + seat));
  while (!recording.position.isOver) {
    onQuestion(recording);
    const [seat, answer] = nextDecision(recording.position, bots);
    recording.answer(seat, answer);
  }
  return recording;
}

type Seen = ReturnType<typeof emptySeen>;
function emptySeen() {
  return {
    kinds: new Set<string>(),
    reasons: new Set<string>(),
    slots: new Set<string>(),
    deeds: new Set<string>(),
    words: new Set<string>(),
  };
}

function look({ position }: BangRecording, seen: Seen): void {
  for (const { question } of [...position.open, ...position.standing]) {
    seen.kinds.add(question.kind);
    visit(question.options, seen, 3);
  }
}

function visit(slot: Slot | undefined, seen: Seen, depth: number): void {
  if (slot === undefined || depth === 0) return;
  seen.slots.add(slot.slot);
  if (isSelection(slot)) return;
  for (const value of slot.candidates) {
    if (slot.slot === 'do') seen.deeds.add(String(value));
    if (slot.slot === 'call') seen.words.add(String(value));
    const refusal = slot.why?.(value);
    if (refusal === undefined) visit(slot.next?.(value), seen, depth - 1);
    else seen.reasons.add(refusal.refused);
  }
}

const found = collected();

describe.each(LANGUAGES)('the words in %s', (language) => {
  const vocabulary = vocabularyFor(language, SETS);
  const { has } = vocabulary;

  it('know every question', () => {
    expect([...found.kinds].filter((kind) => !has(`questions.${kind}`))).toEqual([]);
    expect(found.kinds.size).toBeGreaterThan(8);
  });

  it('know every deed, every slot and every reason', () => {
    expect([...found.deeds].filter((deed) => !has(`deeds.${deed}`))).toEqual([]);
    expect([...found.words].filter((word) => !has(`values.${word}`))).toEqual([]);
    expect([...found.slots].filter((slot) => !has(`slots.${slot}`))).toEqual([]);
    expect([...found.reasons].filter((reason) => !has(`refusals.${reason}`))).toEqual([]);
    expect(found.reasons.size).toBeGreaterThan(5);
  });

  it('say what a card does in the room that a menu has for it', () => {
    for (const set of SETS) {
      const { names, text, lineOf } = vocabularyFor(language, [set]);
      const cards = names('cards.').filter((name) => name.endsWith('.name'));
      const slugs = cards.map((name) => name.split('.')[1] ?? '');
      const longest = Math.max(...cards.map((name) => text(name).length + ' A♣'.length));
      expect(slugs.filter((slug) => '   1  '.length + longest + 2 + lineOf(slug).length > 80)).toEqual([]);
    }
  });

  it('tell every event, with nothing left open', () => {
    const company = { names: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'], you: 1 };
    const told = found.events.map((event) => plainText(sentenceFor(event, company, vocabulary)));
    expect(told.filter((sentence) => /undefined|NaN|seat 0|\[object| {2}/.test(sentence))).toEqual([]);
    const types = new Set(found.events.map(({ type }) => type));
    expect(types.size).toBeGreaterThan(15);
  });
});
