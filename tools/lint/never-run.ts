import ts from 'typescript';
import { everyNode, type Problem, problemAt } from './problem.ts';

const SAYS = 'A procedure is made here and never run: it does nothing. Write `yield*` before it.';

/**
 * Procedures that nobody runs: a call that gives one, as a statement of its own or as an operand that is thrown away.
 * Needs types, so it takes a program.
 */
export function findNeverRun(program: ts.Program, files: readonly string[]): Problem[] {
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} is not part of the program`);
    return [...everyNode(source)]
      .filter((node) => isThrownAway(node) && isProcedure(checker, node))
      .map((node) => problemAt(source, node, SAYS));
  });
}

function isThrownAway(node: ts.Node): node is ts.Expression {
  const { parent } = node;
  if (!ts.isCallExpression(node)) return false;
  return (
    isStatementOf(parent) || (ts.isBinaryExpression(parent) && parent.right === node && isStatementOf(parent.parent))
  );
}

function isStatementOf(parent: ts.Node): boolean {
  return ts.isExpressionStatement(parent) || ts.isVoidExpression(parent);
}

function isProcedure(checker: ts.TypeChecker, node: ts.Expression): boolean {
  const type = checker.getTypeAtLocation(node);
  const types = type.isUnion() ? type.types : [type];
  return types.some(({ symbol, aliasSymbol }) => symbol?.name === 'Generator' || aliasSymbol?.name === 'Procedure');
}

/** The program of the engine, with the types of the whole workspace. */
export function engineProgram(root: string, files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram([...files], { ...options, noEmit: true });
}
