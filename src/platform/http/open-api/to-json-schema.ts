import type { Schema } from './described-document.js';

/**
 * The same document with its schemas in JSON Schema 2020-12, which OpenAPI 3.1 uses; the generator writes the dialect of
 * 3.0. `nullable` becomes a type, and a number without a format becomes an integer: numbers with decimals say `double`.
 */
export function toJsonSchema<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(toJsonSchema) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const converted = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, toJsonSchema(value)]));
  return withNull(withInteger(converted)) as Part;
}

const withInteger = (schema: Schema): Schema =>
  schema.type === 'number' && schema.format === undefined ? { ...schema, type: 'integer' } : schema;

function withNull({ nullable, ...schema }: Schema): Schema {
  if (nullable !== true) return nullable === undefined ? schema : { ...schema, nullable };
  const { allOf, type, ...others } = schema;
  if (allOf) return { ...others, anyOf: [...allOf, { type: 'null' }] };
  return {
    ...others,
    ...(typeof type === 'string' && { type: [type, 'null'] }),
    ...(schema.enum && { enum: [...schema.enum, null] }),
  };
}
