import ts from 'typescript';

export type Problem = { readonly file: string; readonly line: number; readonly says: string };

export function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

export function problemAt(source: ts.SourceFile, node: ts.Node, says: string): Problem {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file: source.fileName, line: line + 1, says };
}

export function* everyNode(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* everyNode(child);
}

export function moduleSpecifier(node: ts.Node): ts.StringLiteral | undefined {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return undefined;
  const specifier = node.moduleSpecifier;
  return specifier && ts.isStringLiteral(specifier) ? specifier : undefined;
}
