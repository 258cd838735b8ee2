import ts from 'typescript';
import { Literals } from './literals.ts';

/** The words that the rules use and the notation spells out. */
export type RulesWords = {
  /** The kinds of questions. */
  readonly questions: readonly string[];
  /** The values of the slot `do`. */
  readonly verbs: readonly string[];
  readonly slots: readonly string[];
  /** Why something is refused, each with what comes with it. */
  readonly reasons: ReadonlyMap<string, readonly string[]>;
};

const RULES = ['packages/bang/src/**/*.ts', 'packages/kernel/src/{ask,options,position}.ts'];

/** What notation says itself, of words that are no move. */
const NOTATION = 'packages/notation/src/parse/{answer,read-slots}.ts';

/** Reads the source of the rules. */
export function wordsOfRules(): RulesWords {
  const rules = new Literals(RULES);
  const asked = [...rules.callsOf('question'), ...rules.callsOf('questionOf')].filter((call) => !isOffer(call));
  return {
    questions: sorted(asked.flatMap(({ arguments: [kind] }) => rules.stringsIn(kind))),
    verbs: sorted(verbsIn(rules)),
    slots: sorted([...rules.passedTo('choice', 0), ...rules.passedTo('selection', 0), ...needsIn(rules)]),
    reasons: reasonsIn(new Literals([...RULES, NOTATION])),
  };
}

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}

/** What is offered at any time is called by its character, whatever its question says: `anytime: { question: () => … }`. */
function isOffer({ parent }: ts.CallExpression): boolean {
  const property = ts.isArrowFunction(parent) ? parent.parent : undefined;
  return property !== undefined && ts.isPropertyAssignment(property) && property.name.getText() === 'question';
}

function verbsIn(rules: Literals): string[] {
  return rules.callsOf('choice').flatMap(({ arguments: [slot, values] }) => {
    const isVerb = slot !== undefined && ts.isStringLiteral(slot) && slot.text === 'do';
    return isVerb ? rules.stringsIn(values) : [];
  });
}

/** The slots that cards and abilities declare: `needs: { at: seatInReach }`. */
function needsIn(rules: Literals): string[] {
  const slots: string[] = [];
  rules.each((node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'needs') return;
    const needs = objectIn(node.initializer);
    for (const { name } of needs?.properties ?? [])
      if (name !== undefined && !ts.isComputedPropertyName(name)) slots.push(name.text);
  });
  return slots;
}

function objectIn(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isParenthesizedExpression(node)) return objectIn(node.expression);
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? objectIn(node.body) : undefined;
}

/** `refuse('outOfRange', { distance, reach })`, and `{ refused: 'wrongCard', needs }`. */
function reasonsIn(code: Literals): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (reason: string, details: readonly string[]) => {
    const shown = details.filter((detail) => detail !== 'ruling' && detail !== 'refused');
    found.set(reason, sorted([...(found.get(reason) ?? []), ...shown]));
  };
  for (const {
    arguments: [reason, details],
  } of code.callsOf('refuse')) {
    for (const name of code.stringsIn(reason)) add(name, membersOf(details));
  }
  code.each((node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'refused') return;
    if (ts.isStringLiteral(node.initializer)) add(node.initializer.text, membersOf(node.parent));
  });
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function membersOf(node: ts.Node | undefined): string[] {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap(({ name }) => name?.getText() ?? []);
}
