import type { Definition } from 'typescript-json-schema';

/**
 * The generator's draft 7 in the words of OpenAPI 3.1 (JSON Schema 2020-12). A number is an integer unless its comment says
 * `@format double`, which for a list is said of the numbers in it; a tuple of one type is an array with its length, others are
 * `prefixItems`.
 */
export function toOpenApi(schema: Definition): Definition {
  const { items, format, ...others } = schema;
  if (format === 'double') return withDecimals(toOpenApi({ items, ...others }));
  const whole = {
    ...others,
    ...(format && { format }),
    ...(others.type && { type: replaced(others.type, 'number', 'integer') }),
  };
  if (items === undefined) return whole;
  if (!Array.isArray(items)) return { ...whole, items };
  const untitled = items.map((item) => (typeof item === 'object' ? { ...item, title: undefined } : item));
  const kinds = new Set(untitled.map((item) => JSON.stringify(item)));
  return kinds.size === 1 ? { ...whole, items: untitled[0] } : ({ ...whole, prefixItems: untitled } as Definition);
}

function withDecimals(schema: Definition): Definition {
  const { type, items, anyOf } = schema;
  return {
    ...schema,
    ...(type && [type].flat().includes('integer') && { type: replaced(type, 'integer', 'number'), format: 'double' }),
    ...(typeof items === 'object' && !Array.isArray(items) && { items: withDecimals(items) }),
    ...(anyOf && { anyOf: anyOf.map((one) => (typeof one === 'object' ? withDecimals(one) : one)) }),
  };
}

type Types = NonNullable<Definition['type']>;

function replaced(type: Types, name: string, by: 'integer' | 'number'): Types {
  const types = [type].flat().map((one) => (one === name ? by : one));
  // `null` last, as everywhere else in the document.
  return types.length === 1 ? types[0]! : types.toSorted((a, b) => Number(a === 'null') - Number(b === 'null'));
}
