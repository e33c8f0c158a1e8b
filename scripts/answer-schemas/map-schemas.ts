import type { Definition } from 'typescript-json-schema';

/** A schema with every schema inside it replaced by what the callback makes of it, from the inside out. */
export function mapSchemas(schema: Definition, present: (part: Definition) => Definition): Definition {
  const inside = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inside);
    return typeof part === 'object' && part !== null ? mapSchemas(part, present) : part;
  };
  const byName = (schemas: object): object =>
    Object.fromEntries(Object.entries(schemas).map(([name, part]) => [name, inside(part)]));

  const mapped: Record<string, unknown> = { ...schema };
  for (const word of ['items', 'additionalProperties', 'anyOf', 'allOf', 'oneOf'] as const)
    if (schema[word] !== undefined) mapped[word] = inside(schema[word]);
  if (schema.properties) mapped['properties'] = byName(schema.properties);
  return present(mapped);
}
