// `npm run schema` writes the JSON Schema of every message of the protocol to docs/schema: `from-client.json` is what the server itself
// checks by, `from-server.json` follows the types in packages/protocol/src.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';
import { schemaFromClient } from './schema/from-client.ts';
import { schemaFromServer } from './schema/from-server.ts';

const folder = join(ROOT, 'docs', 'schema');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of [
  ['from-client', schemaFromClient()],
  ['from-server', schemaFromServer()],
] as const) {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`);
  console.log(path);
}
