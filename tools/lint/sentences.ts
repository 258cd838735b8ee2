import ts from 'typescript';
import { everyNode, type Problem, parse, problemAt } from './problem.ts';

/** `Choose a player`: a capital letter, and a small one in the next word; two capitals are a name. */
const SENTENCE = /^\s*\p{Lu}[\p{Ll}’]*[,:]? \p{Ll}/u;
/** `not on your turn`: words with nothing but spaces between. Three are a sentence, wherever they stand. */
const PHRASE = /(?<![\p{L}\p{N}.#[(<-])\p{Ll}{2,} \p{Ll}+ \p{Ll}{2,}(?![\p{L}\p{N}-])/u;
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
  const parts = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : [node.text];
  const said = parts.find((text, at) => (at === 0 && SENTENCE.test(text)) || PHRASE.test(text));
  return said === undefined || NO_SENTENCE.test(said) || isForDevelopers(node) ? undefined : said;
}

/** A command line, and a comment in a file. */
const NO_SENTENCE = /^\s*(?:npx dustup|#) /;

/** What a bug and a log say, names of classes, and types. */
function isForDevelopers(node: ts.Node): boolean {
  for (let around = node.parent; around !== undefined; around = around.parent) {
    if (ts.isNewExpression(around) && /(?:Error|Bug|Problem)$/.test(around.expression.getText())) return true;
    if (ts.isCallExpression(around) && around.expression.getText() === 'note') return true;
    if (ts.isJsxAttribute(around) && /^class/i.test(around.name.getText())) return true;
    if (ts.isLiteralTypeNode(around)) return true;
    if (ts.isStatement(around)) return false;
  }
  return false;
}
