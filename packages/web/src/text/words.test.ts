import { globSync, readFileSync } from 'node:fs';
import { bangRules, type BangRecording, declaredSets, EVENT_TYPES, type GameEvent } from '@dustup/bang';
import { nextDecision, randomBot } from '@dustup/bots';
import { isSelection, keyFromSeed, Recording, type Slot } from '@dustup/kernel';
import { describe, expect, it } from 'vitest';
import { tell } from '../table/telling.ts';
import { pack as english } from './en.ts';
import { pack as italian } from './it.ts';
import { vocabularyOf } from './vocabulary-of.ts';

const GAMES = 14;

function emptySeen() {
  return { kinds: new Set<string>(), reasons: new Set<string>(), slots: new Set<string>(), deeds: new Set<string>() };
}
type Seen = ReturnType<typeof emptySeen>;

/** What random games of all declared sets bring up. */
function collected() {
  const seen = emptySeen();
  const events: GameEvent[] = [];
  for (let game = 0; game < GAMES; game++) events.push(...playedOut(game, seen).record.events);
  return { ...seen, events };
}

function playedOut(game: number, seen: Seen): BangRecording {
  const players = 3 + (game % 6);
  const setup = { players, sets: setsFor(game), options: ['allEvents'] };
  const recording = new Recording(bangRules, setup, keyFromSeed(`web words ${game}`));
  const bots = Array.from({ length: players }, (_, seat) => randomBot(game * 10 + seat));
  while (!recording.position.isOver) {
    for (const { question } of [...recording.position.open, ...recording.position.standing]) {
      seen.kinds.add(question.kind);
      visit(question.options, seen, 3);
    }
    const [seat, answer] = nextDecision(recording.position, bots);
    recording.answer(seat, answer);
  }
  return recording;
}

/** The stick is a rule of its own and takes the Dynamite away: some games are without it. */
function setsFor(game: number): readonly string[] {
  return game % 3 === 0 ? declaredSets() : declaredSets().filter((set) => set !== 'stick-of-dynamite');
}

function visit(slot: Slot | undefined, seen: Seen, depth: number): void {
  if (slot === undefined || depth === 0) return;
  seen.slots.add(slot.slot);
  if (isSelection(slot)) return;
  for (const value of slot.candidates) {
    if (slot.slot === 'do') seen.deeds.add(String(value));
    const refusal = slot.why?.(value);
    if (refusal === undefined) visit(slot.next?.(value), seen, depth - 1);
    else seen.reasons.add(refusal.refused);
  }
}

/** `refuse('reason'` and `refused: 'reason'` wherever a refusal is made. */
function reasonsInSources(): readonly string[] {
  const packages = new URL('../../../', import.meta.url).pathname;
  const files = globSync('{bang,server,protocol,kernel}/src/**/*.ts', { cwd: packages });
  const sources = files.filter((file) => !/\.test\.ts$|testing|toy-game/.test(file));
  const found = sources.flatMap((file) => [
    ...readFileSync(packages + file, 'utf8').matchAll(/refuse(?:d: |\()'([a-zA-Z]+)'/g),
  ]);
  return [...new Set(found.flatMap(([, reason]) => reason ?? []))];
}

const found = collected();
const company = { names: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'], me: 1 };

describe.each([
  ['English', vocabularyOf('en', english)],
  ['Italian', vocabularyOf('it', italian)],
])('the words of the table in %s', (_, vocabulary) => {
  const { words, texts, plain } = vocabulary;

  it('know every question, or its card', () => {
    const named = (kind: string) => kind in texts.cards || kind in texts.characters || kind in texts.events;
    expect([...found.kinds].filter((kind) => words.questions[kind] === undefined && !named(kind))).toEqual([]);
    expect(found.kinds.size).toBeGreaterThan(8);
  });

  it('know every deed, every slot and every reason', () => {
    expect([...found.deeds].filter((deed) => words.deeds[deed] === undefined)).toEqual([]);
    expect([...found.slots].filter((slot) => words.slots[slot] === undefined)).toEqual([]);
    expect([...found.reasons].filter((reason) => words.refusals[reason] === undefined)).toEqual([]);
    expect(found.reasons.size).toBeGreaterThan(5);
  });

  it('know every reason that the rules and the server can give', () => {
    expect(reasonsInSources().filter((reason) => words.refusals[reason] === undefined)).toEqual([]);
  });

  it('tell every event, with nothing left open', () => {
    expect(EVENT_TYPES.filter((type) => words.events[type] === undefined)).toEqual([]);
    const told = found.events.map((event, key) => plain(tell(key, event, company, vocabulary)?.text ?? ''));
    expect(told.filter((text) => /undefined|NaN|\[object| {2}|[\uE000-\uE002]/.test(text))).toEqual([]);
  });
});

it('has the same words in both languages', () => {
  const keysOf = ({ words }: typeof english) =>
    Object.entries(words).map(([key, group]) => [
      key,
      typeof group === 'object' ? Object.keys(group).sort() : typeof group,
    ]);
  expect(keysOf(italian)).toEqual(keysOf(english));
});
