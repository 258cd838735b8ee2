import { REQUEST_TYPES } from '@dustup/protocol';
import { SERVER_MESSAGE_TYPES } from '@dustup/protocol/client';
import { expect, it } from 'vitest';
import { schemaFromClient } from './from-client.ts';
import { schemaFromServer } from './from-server.ts';

/** The values that `t` may have, anywhere in a schema. */
function typesIn(schema: object): string[] {
  const found = [...JSON.stringify(schema).matchAll(/"t":\{"const":"(\w+)"/g)].map(([, type = '']) => type);
  return [...new Set(found)].sort();
}

it('has every message of a client', () => {
  expect(typesIn(schemaFromClient())).toEqual([...REQUEST_TYPES].sort());
});

it('has every message of the server, and no type twice', () => {
  const schema = schemaFromServer();
  expect(typesIn(schema)).toEqual([...SERVER_MESSAGE_TYPES].sort());
  const references = [...JSON.stringify(schema).matchAll(/#\/\$defs\/(\w+)/g)].map(([, name = '']) => name);
  expect(Object.keys(schema['$defs'] ?? {})).toEqual(expect.arrayContaining([...new Set(references)]));
});
