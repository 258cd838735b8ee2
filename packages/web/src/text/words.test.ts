import { readFileSync } from 'node:fs';
import { bangRules, type BangRecording, declaredSets, EVENT_TYPES, type GameEvent } from '@dustup/bang';
import { nextDecision, randomBot } from '@dustup/bots';
import { isSelection, keyFromSeed, Recording, type Slot } from '@dustup/kernel';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { tell } from '../games/bang/telling.ts';
import { OTHER_REFUSALS, SCREENS } from './screens.ts';
import { loadVocabulary } from './speech.ts';
import type { Language, Vocabulary } from './vocabulary-of.ts';

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

const found = collected();
const company = { names: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'], me: 1 };

/** A language with the words of every screen and of every declared set. */
async function whole(language: Language): Promise<Vocabulary> {
  return loadVocabulary(language, [OTHER_REFUSALS, ...SCREENS.map((screen) => `screen-${screen}`), ...declaredSets()]);
}

describe.each([
  ['English', await whole('en')],
  ['Italian', await whole('it')],
])('the words of the table in %s', (_, vocabulary) => {
  const { plain, teller } = vocabulary;
  const { has, placeOf } = teller;

  it('know every question, or its card', () => {
    expect([...found.kinds].filter((kind) => !has(`questions.${kind}`) && placeOf(kind) === undefined)).toEqual([]);
    expect(found.kinds.size).toBeGreaterThan(8);
  });

  it('know every deed, every slot and every reason', () => {
    expect([...found.deeds].filter((deed) => !has(`deeds.${deed}`))).toEqual([]);
    expect([...found.slots].filter((slot) => !has(`slots.${slot}`))).toEqual([]);
    expect([...found.reasons].filter((reason) => !has(`refusals.${reason}`))).toEqual([]);
    expect(found.reasons.size).toBeGreaterThan(5);
  });

  it('tell every event, with nothing left open', () => {
    expect(EVENT_TYPES.filter((type) => !has(`tells.${type}`))).toEqual([]);
    const told = found.events.map((event, key) => plain(tell(key, event, company, vocabulary)?.text ?? []));
    expect(told.filter((text) => /undefined|NaN|\[object| {2}/.test(text))).toEqual([]);
  });

  it('have every word that the page may ask for', () => {
    const names = ['words.ts', 'screen-words.ts', 'stage-words.ts'].flatMap(typedNames);
    expect(names.filter((name) => !isThere(vocabulary.words, name.split('.')))).toEqual([]);
    expect(names.length).toBeGreaterThan(300);
  });
});

/** `home.title`, `stage.speeds.calm`: the members that the types of the words name. */
function typedNames(file: string): readonly string[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements.flatMap((statement) => {
    if (!ts.isTypeAliasDeclaration(statement) || !ts.isTypeLiteralNode(statement.type)) return [];
    if (!/^(?:Table|Screen|Stage)Words$/.test(statement.name.text)) return [];
    return membersOf(statement.type, statement.name.text === 'StageWords' ? 'stage.' : '');
  });
}

function membersOf(type: ts.TypeLiteralNode, before: string): readonly string[] {
  return type.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || member.type === undefined) return [];
    const name = `${before}${member.name.getText()}`;
    return ts.isTypeLiteralNode(member.type) ? membersOf(member.type, `${name}.`) : [name];
  });
}

function isThere(group: unknown, [first = '', ...rest]: readonly string[]): boolean {
  if (typeof group !== 'object' || group === null) return false;
  const inner: unknown = Object.entries(group).find(([key]) => key === first)?.[1];
  return rest.length === 0 ? inner !== undefined : isThere(inner, rest);
}
