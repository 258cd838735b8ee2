import ts from 'typescript';
import { everyNode, type Problem, parse, problemAt } from './problem.ts';

/** `Choose a player`: a capital letter, and a small one in the next word; two capitals are a name. */
const SENTENCE = /^\s*\p{Lu}[\p{Ll}’]*[,:]? \p{Ll}/u;
/** In markup any two words are one. */
const MARKUP = /\p{L}{2,}[^\p{L}&;]+\p{L}{2,}/u;

/** Where a program says something in words of its own instead of a catalogue's. */
export function findSentences(file: string, text: string): Problem[] {
  const source = parse(file, text);
  return [...everyNode(source)].flatMap((node) => {
    const said = sentenceIn(node);
    return said === undefined
      ? []
      : [problemAt(source, node, `A sentence in the code: ${said.trim()}. Give it a message in a catalogue.`)];
  });
}

function sentenceIn(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return MARKUP.test(node.text) ? node.text : undefined;
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined;
  const text = ts.isTemplateExpression(node) ? node.head.text : node.text;
  return SENTENCE.test(text) && !isForDevelopers(node) ? text : undefined;
}

/** What a bug says, and types. */
function isForDevelopers(node: ts.Node): boolean {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if (ts.isNewExpression(around) && /(?:Error|Bug)$/.test(around.expression.getText())) return true;
    if (ts.isLiteralTypeNode(around)) return true;
    if (ts.isStatement(around)) return false;
  }
  return false;
}
