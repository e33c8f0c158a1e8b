import type { OpenAPIObject } from '@nestjs/swagger';
import { callsOf, referenceTo, type Schema, schemasOf } from './described-document.js';

/**
 * Calls with the parameter `fields` answer records of the named fields only. Their schemas are copies, named `…Selection`,
 * in which a record requires nothing but its id.
 */
export function describeSelections(document: OpenAPIObject): void {
  const schemas = schemasOf(document);
  for (const { call } of callsOf(document)) {
    if (!call.parameters?.some(({ name }) => name === 'fields')) continue;
    for (const content of Object.values(call.responses[200]?.content ?? {}))
      content.schema = selectionOf(content.schema, schemas);
  }
}

function selectionOf(schema: Schema, schemas: Record<string, Schema>): Schema {
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one) => selectionOf(one, schemas)) };
  if (schema.items) return { ...schema, items: selectionOf(schema.items, schemas) };
  if (schema.properties) return selectedRecord(schema, schemas);
  const name = schema.$ref?.split('/').at(-1);
  const referred = name === undefined ? undefined : schemas[name];
  if (!name || !referred) return schema;
  schemas[`${name}Selection`] ??= selectedRecord(referred, schemas);
  return referenceTo(`${name}Selection`);
}

/** A page keeps its own fields and selects those of its items. */
function selectedRecord(schema: Schema, schemas: Record<string, Schema>): Schema {
  const items = schema.properties?.['items'];
  return items
    ? { ...schema, properties: { ...schema.properties, items: selectionOf(items, schemas) } }
    : { ...schema, required: ['id'] };
}
