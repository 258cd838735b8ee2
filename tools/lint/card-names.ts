import ts from 'typescript';
import { everyNode, moduleSpecifier, type Problem, parse, problemAt } from './problem.ts';

/** Every folder of a set holds what is printed, but for these; The Duel is a set of its own. */
const DEFINITION = /\/(?:sets\/[^/]+|duel\/src)\/(?!(?:games|rules|scenarios|text)\/)[^/]+\/([^/]+)\.ts$/;

/** `Slab the Killer`, `slab-the-killer` and `slabTheKiller` all come out as `slab-the-killer`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slugs a card, character or event file stands for: those it defines, or, when it shows none, its own name. */
export function slugsIn(file: string, text: string): string[] {
  const stem = DEFINITION.exec(file)?.[1];
  if (stem === undefined || stem === 'index') return [];
  const source = parse(file, text);
  const named = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ initializer }) => (initializer ? namesIn(initializer) : []))
      : [],
  );
  return named.length === 0 ? [stem] : [...new Set(named.map(slugOf))];
}

/** Names in a definition's outer shape: `card('barrel', …)`, a table of such calls or rows, or a `name` or `slug`. */
function namesIn(node: ts.Node): string[] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return namesIn(node.expression);
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((row) => (ts.isArrayLiteralExpression(row) ? firstName(row.elements) : rowNames(row)));
  }
  return rowNames(node);
}

function rowNames(node: ts.Node): string[] {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && ['name', 'slug'].includes(property.name.getText())
        ? firstName([property.initializer])
        : [],
    );
  }
  if (!ts.isCallExpression(node)) return [];
  const table = ts.isPropertyAccessExpression(node.expression) ? namesIn(node.expression.expression) : [];
  return [...table, ...firstName(node.arguments), ...node.arguments.flatMap(namesInArgument)];
}

function namesInArgument(node: ts.Node): string[] {
  return ts.isStringLiteral(node) || ts.isCallExpression(node) ? [] : namesIn(node);
}

function firstName(nodes: readonly ts.Node[]): string[] {
  const [first] = nodes;
  return first && ts.isStringLiteral(first) ? [first.text] : [];
}

/** Where a file of the core speaks of a card that it should not know. */
export function findNamedCards(file: string, text: string, slugs: ReadonlySet<string>): Problem[] {
  const source = parse(file, text);
  return [...everyNode(source)].flatMap((node) => {
    const named = cardNamed(node, slugs);
    return named === undefined ? [] : [problemAt(source, node, `The core names a card: ${named}. ${INSTEAD}`)];
  });
}

/** Words that the rules themselves need, though a card is called so too. */
const WORDS_OF_THE_RULES: readonly string[] = ['dodge', 'ghost', 'shot'];

/** A key of the keyboard, the role of a control, or a mark on the page, not the card. */
const KEYS: readonly string[] = ['Escape', 'switch', 'arrow'];

const INSTEAD = 'Add a query, a moment or a trait to the definitions, and let the card answer it.';

function cardNamed(node: ts.Node, slugs: ReadonlySet<string>): string | undefined {
  if (DEFINITION.test(moduleSpecifier(node)?.text ?? '')) return node.getText();
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    if (KEYS.includes(node.text) || isPicture(node)) return undefined;
    const word = slugOf(node.text);
    return slugs.has(word) && !WORDS_OF_THE_RULES.includes(word) ? node.getText() : undefined;
  }
  if (!ts.isIdentifier(node)) return undefined;
  const slug = slugOf(node.text);
  return slug.includes('-') && slugs.has(slug) ? `\`${node.text}\`` : undefined;
}

/**
 * `{ card: 'beer', sign: '9♥' }`, `<Card card="beer" sign="9♥" />`, `<DuelCard card="beer" symbol="barrel" />`: a printed
 * card that a page shows as an example, with what is in its corner.
 */
function isPicture({ parent }: ts.Node): boolean {
  if (!ts.isPropertyAssignment(parent) && !ts.isJsxAttribute(parent)) return false;
  const beside = parent.parent.properties.map(({ name }) => name?.getText());
  const isShown = beside.includes('card') && (beside.includes('sign') || beside.includes('symbol'));
  return isShown && ['card', 'symbol'].includes(parent.name.getText());
}
