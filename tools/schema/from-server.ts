import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run.ts';

type Schema = { readonly [word: string]: unknown };

const FILE = join(ROOT, 'packages/protocol/src/messages.ts');

/** All that the server may say, from its type. Types with a name are definitions, so that they may speak of themselves. */
export function schemaFromServer(name = 'ServerMessage'): Schema {
  const program = ts.createProgram([FILE], {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    allowImportingTsExtensions: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(FILE);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (symbol === undefined) throw new Error(`there is no type ${name} in messages.ts`);
  const writer = new Writer(checker);
  const root = writer.write(checker.getDeclaredTypeOfSymbol(symbol));
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...root, $defs: writer.definitions };
}

class Writer {
  readonly definitions: Record<string, Schema> = {};
  readonly #checker: ts.TypeChecker;
  readonly #names = new Map<ts.Type, string>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  write(type: ts.Type): Schema {
    const name = type.aliasSymbol?.name;
    if (name === undefined || (type.aliasTypeArguments?.length ?? 0) > 0) return this.#plain(type);
    const known = this.#names.get(type);
    if (known === undefined) {
      const free = name in this.definitions ? `${name}${Object.keys(this.definitions).length}` : name;
      this.#names.set(type, free);
      this.definitions[free] = {};
      this.definitions[free] = this.#plain(type);
    }
    return { $ref: `#/$defs/${known ?? this.#names.get(type)}` };
  }

  #plain(type: ts.Type): Schema {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: this.#checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.isUnion()) return this.#union(type.types);
    if (type.isIntersection() && type.types.some((one) => one.flags & ts.TypeFlags.NumberLike))
      return { type: 'number' };
    if (this.#checker.isTupleType(type))
      return { type: 'array', prefixItems: this.#arguments(type).map((one) => this.write(one)) };
    if (this.#checker.isArrayType(type))
      return { type: 'array', items: this.#arguments(type).map((one) => this.write(one))[0] ?? {} };
    return this.#object(type);
  }

  /** A member that may be left out is no value. */
  #union(types: readonly ts.Type[]): Schema {
    const values = types.filter((one) => (one.flags & ts.TypeFlags.Undefined) === 0);
    const isEitherBoolean = values.filter((one) => one.flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const others = values.filter((one) => !isEitherBoolean || (one.flags & ts.TypeFlags.BooleanLiteral) === 0);
    const schemas = [...others.map((one) => this.write(one)), ...(isEitherBoolean ? [{ type: 'boolean' }] : [])];
    return schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas };
  }

  #object(type: ts.Type): Schema {
    const members = this.#checker.getPropertiesOfType(type);
    const required = members.filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0).map(({ name }) => name);
    const index = this.#checker.getIndexInfoOfType(type, ts.IndexKind.String);
    return {
      type: 'object',
      properties: Object.fromEntries(
        members.map((member) => [member.name, this.write(this.#checker.getTypeOfSymbol(member))]),
      ),
      ...(required.length > 0 && { required }),
      ...(index !== undefined && { additionalProperties: this.write(index.type) }),
    };
  }

  #arguments(type: ts.Type): readonly ts.Type[] {
    return this.#isReference(type) ? this.#checker.getTypeArguments(type) : [];
  }

  /** An array or a tuple. */
  #isReference(type: ts.Type): type is ts.TypeReference {
    return this.#checker.isArrayType(type) || this.#checker.isTupleType(type);
  }
}
