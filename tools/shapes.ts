import ts from 'typescript';
import type { Literals } from './literals.ts';

/** What the callers gave for parameters on the way to a call. */
type Given = ReadonlyMap<ts.ParameterDeclaration, ts.Expression>;

/** Where a function takes a word and the object that goes with it. */
export type Taking = { readonly name: string; readonly word: number; readonly object: number };

/** A word that reaches a function, with the members of the object that goes with it, and those of one of its members. */
export type Shape = { readonly word: string; readonly members: readonly string[]; readonly inner: readonly string[] };

/** Functions that return what they are given, for the sake of its type. */
const AS_GIVEN = ['says'];

/** Which objects does the code pass to a function along with which words? Parameters are followed to each caller. */
export class Shapes {
  readonly #source: Literals;
  readonly #functions = new Map<string, ts.FunctionDeclaration[]>();

  constructor(source: Literals) {
    this.#source = source;
    source.each((node) => {
      if (!ts.isFunctionDeclaration(node) || node.name === undefined) return;
      const name = node.name.text;
      this.#functions.set(name, [...(this.#functions.get(name) ?? []), node]);
    });
  }

  /** `inner` names the member of the object whose own members are wanted too. */
  passedTo({ name, word, object }: Taking, inner = ''): Shape[] {
    return this.#source
      .callsOf(name)
      .flatMap(({ arguments: args }) => this.#follow(args[word], args[object], inner, new Map()));
  }

  #follow(word: ts.Expression | undefined, object: ts.Expression | undefined, inner: string, given: Given): Shape[] {
    if (word === undefined) return [];
    const parameter = parameterOf(word);
    const named = parameter?.parent;
    if (parameter !== undefined && named !== undefined && ts.isFunctionDeclaration(named)) {
      const at = named.parameters.indexOf(parameter);
      return this.#source.callsOf(named.name?.text ?? '').flatMap((call) => {
        const passed = call.arguments[at] ?? parameter.initializer;
        return given.has(parameter) ? [] : this.#follow(passed, object, inner, withArguments(given, named, call));
      });
    }
    const members = this.#membersIn(object, given);
    const within = this.#membersIn(this.#memberOf(object, inner, given), given);
    return this.#source.stringsIn(word).map((text) => ({ word: text, members, inner: within }));
  }

  /** The members that an object can have. */
  #membersIn(node: ts.Expression | undefined, given: Given): string[] {
    if (node === undefined) return [];
    if (ts.isObjectLiteralExpression(node)) {
      return node.properties.flatMap((property) =>
        ts.isSpreadAssignment(property) ? this.#membersIn(property.expression, given) : [property.name.getText()],
      );
    }
    if (ts.isConditionalExpression(node)) {
      return [...this.#membersIn(node.whenTrue, given), ...this.#membersIn(node.whenFalse, given)];
    }
    if (ts.isBinaryExpression(node)) return this.#membersIn(node.right, given);
    if (ts.isCallExpression(node)) return this.#membersReturned(node, given);
    return this.#membersIn(this.#meaningOf(node, given), given);
  }

  #membersReturned(call: ts.CallExpression, given: Given): string[] {
    const name = call.expression.getText();
    if (AS_GIVEN.includes(name)) return this.#membersIn(call.arguments[0], given);
    const all = this.#functions.get(name) ?? [];
    const here = all.filter((one) => one.getSourceFile() === call.getSourceFile());
    return (here.length > 0 ? here : all).flatMap((one) =>
      returnedBy(one).flatMap((value) => this.#membersIn(value, withArguments(given, one, call))),
    );
  }

  /** What stands behind a name, a member or a bracket; undefined when the source does not tell. */
  #meaningOf(node: ts.Expression, given: Given): ts.Expression | undefined {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return node.expression;
    if (ts.isPropertyAccessExpression(node)) return this.#memberOf(node.expression, node.name.text, given);
    if (!ts.isIdentifier(node)) return undefined;
    const parameter = parameterOf(node);
    return parameter === undefined ? constantOf(node) : given.get(parameter);
  }

  #memberOf(node: ts.Expression | undefined, name: string, given: Given): ts.Expression | undefined {
    if (node === undefined) return undefined;
    if (!ts.isObjectLiteralExpression(node)) return this.#memberOf(this.#meaningOf(node, given), name, given);
    const member = node.properties.find((property) => property.name?.getText() === name);
    if (member === undefined) return undefined;
    if (ts.isShorthandPropertyAssignment(member)) return member.name;
    return ts.isPropertyAssignment(member) ? member.initializer : undefined;
  }
}

function parameterOf(node: ts.Expression): ts.ParameterDeclaration | undefined {
  if (!ts.isIdentifier(node)) return undefined;
  for (let scope: ts.Node = node; scope.parent !== undefined; scope = scope.parent) {
    const own = ts.isFunctionLike(scope)
      ? scope.parameters.find(({ name }) => name.getText() === node.text)
      : undefined;
    if (own !== undefined) return own;
  }
  return undefined;
}

/** The constant that a name stands for, in the blocks around it or in its file. */
function constantOf(name: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node = name; scope !== undefined; scope = scope.parent) {
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue;
    const declared = scope.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find((declaration) => declaration.name.getText() === name.text);
    if (declared !== undefined) return declared.initializer;
  }
  return undefined;
}

function withArguments(given: Given, named: ts.FunctionDeclaration, call: ts.CallExpression): Given {
  const wider = new Map(given);
  named.parameters.forEach((parameter, at) => {
    const value = call.arguments[at] ?? parameter.initializer;
    if (value !== undefined) wider.set(parameter, value);
  });
  return wider;
}

function returnedBy(named: ts.FunctionDeclaration): ts.Expression[] {
  const found: ts.Expression[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, walk);
  };
  if (named.body !== undefined) walk(named.body);
  return found;
}
