import { isBuiltin } from 'node:module';
import ts from 'typescript';
import { everyNode, moduleSpecifier, type Problem, parse, problemAt } from './problem.ts';

/** The one file where a bare `yield` hands a question to the driver. */
const ASK = 'packages/kernel/src/ask.ts';

const CLOCK = 'Rules know no clock: let the driver or the server keep time and bring it in as an answer.';
const OUTSIDE = 'The engine touches nothing outside: take what you need as an argument, and return the rest.';
const LATER = 'Rules run to their next question at once: write a procedure and `yield* ask(…)`.';
const CHANCE = 'It would differ on each replay: draw from the stream in the state.';

const FORBIDDEN: Readonly<Record<string, string>> = {
  Date: CLOCK,
  performance: CLOCK,
  Temporal: CLOCK,
  setTimeout: LATER,
  setInterval: LATER,
  setImmediate: LATER,
  queueMicrotask: LATER,
  Promise: LATER,
  crypto: CHANCE,
  process: OUTSIDE,
  console: OUTSIDE,
  fetch: OUTSIDE,
  globalThis: OUTSIDE,
};

/** What would make a game depend on more than its set-up, seed and answers. */
export function findImpurities(file: string, text: string): Problem[] {
  const source = parse(file, text);
  const nodes = [...everyNode(source)];
  const own = new Set(nodes.flatMap(declaredNames));
  return nodes.flatMap((node) => {
    const says = impurity(node, file, own);
    return says === undefined ? [] : [problemAt(source, node, says)];
  });
}

function impurity(node: ts.Node, file: string, own: ReadonlySet<string>): string | undefined {
  if (ts.isYieldExpression(node) && !node.asteriskToken && file !== ASK) {
    return 'A bare `yield`: only ask.ts may do that. Write `yield* ask(…)`, or `yield*` before a procedure.';
  }
  if (node.kind === ts.SyntaxKind.AsyncKeyword || node.kind === ts.SyntaxKind.AwaitKeyword) {
    return `\`${node.getText()}\` in the engine. ${LATER}`;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return `An import at run time. ${LATER} Import at the top of the file.`;
  }
  const imported = moduleSpecifier(node)?.text;
  if (imported !== undefined && isBuiltin(imported)) return `It imports ${imported}. ${OUTSIDE}`;
  if (ts.isPropertyAccessExpression(node) && /^Math\s*\.\s*random$/.test(node.getText())) {
    return `\`Math.random\` in the engine. ${CHANCE}`;
  }
  if (!ts.isIdentifier(node) || own.has(node.text) || isMemberName(node)) return undefined;
  const instead = Object.hasOwn(FORBIDDEN, node.text) ? FORBIDDEN[node.text] : undefined;
  return instead && `\`${node.text}\` in the engine. ${instead}`;
}

/** Names a file declares itself are its own business, even if the platform has something of that name. */
function declaredNames(node: ts.Node): string[] {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportSpecifier(node);
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? [node.name.text] : [];
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  const isMember =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent);
  return isMember && parent.name === node;
}
