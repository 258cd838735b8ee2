import { REQUEST_SCHEMA } from '@dustup/protocol';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';

/** A slot of an answer: checked by hand in the server, for speed. */
const VALUES: JsonSchema[] = [{ type: 'string', maxLength: 64 }, { type: 'number' }];
const SLOT: JsonSchema = { anyOf: [...VALUES, { type: 'array', maxItems: 80, items: { anyOf: VALUES } }] };

/** All that a client may send. */
export function schemaFromClient(): object {
  return toJsonSchema(REQUEST_SCHEMA, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? SLOT : undefined),
  });
}
