import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './run.ts';

/** The source of some folders, without tests: which words does the code pass to which function? */
export class Literals {
  readonly #files: readonly ts.SourceFile[];
  readonly #calls = new Map<string, ts.CallExpression[]>();

  constructor(patterns: readonly string[]) {
    const paths = globSync([...patterns], { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'));
    this.#files = paths
      .sort()
      .map((path) => ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true));
    this.each((node) => {
      if (!ts.isCallExpression(node)) return;
      const name = node.expression.getText();
      this.#calls.set(name, [...(this.#calls.get(name) ?? []), node]);
    });
  }

  /** Visits every node of every file. */
  each(visit: (node: ts.Node) => void): void {
    const walk = (node: ts.Node): void => {
      visit(node);
      ts.forEachChild(node, walk);
    };
    for (const file of this.#files) walk(file);
  }

  callsOf(name: string): readonly ts.CallExpression[] {
    return this.#calls.get(name) ?? [];
  }

  /** All the strings that can be an argument of a function, also by way of constants and of parameters of other functions. */
  passedTo(name: string, at: number): Set<string> {
    return new Set(this.callsOf(name).flatMap(({ arguments: args }) => this.stringsIn(args[at])));
  }

  /** All the strings that an expression can be, or can have in it when it is a list. */
  stringsIn(node: ts.Expression | undefined): string[] {
    if (node === undefined) return [];
    if (ts.isStringLiteral(node)) return [node.text];
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => this.stringsIn(element));
    if (ts.isConditionalExpression(node)) return [...this.stringsIn(node.whenTrue), ...this.stringsIn(node.whenFalse)];
    if (ts.isAsExpression(node) || ts.isSpreadElement(node)) return this.stringsIn(node.expression);
    return ts.isIdentifier(node) ? this.#stringsNamed(node) : [];
  }

  /** The strings in a constant of these files. */
  constant(name: string): string[] {
    return this.#constants(this.#files, name).flatMap((value) => this.stringsIn(value));
  }

  #stringsNamed(name: ts.Identifier): string[] {
    for (let scope: ts.Node = name; scope.parent !== undefined; scope = scope.parent) {
      if (!ts.isFunctionLike(scope)) continue;
      const at = scope.parameters.findIndex((parameter) => parameter.name.getText() === name.text);
      const parameter = scope.parameters[at];
      if (parameter !== undefined) return this.#stringsGiven(scope, parameter, at);
    }
    const own = this.#constants([name.getSourceFile()], name.text);
    const found = own.length > 0 ? own : this.#constants(this.#files, name.text);
    return found.flatMap((value) => this.stringsIn(value));
  }

  /** What callers give for a parameter, and what it is when they give nothing. */
  #stringsGiven(scope: ts.SignatureDeclaration, { initializer }: ts.ParameterDeclaration, at: number): string[] {
    const given = scope.name === undefined ? [] : [...this.passedTo(scope.name.getText(), at)];
    return [...this.stringsIn(initializer), ...given];
  }

  #constants(files: readonly ts.SourceFile[], name: string): ts.Expression[] {
    return files
      .flatMap(({ statements }) => [...statements])
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .flatMap((declaration) => (declaration.name.getText() === name ? (declaration.initializer ?? []) : []));
  }
}
