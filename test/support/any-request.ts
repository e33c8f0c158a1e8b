import fc from 'fast-check';
import type { DescribedCall, Description, Schema } from './described-answers.js';

/** Texts that have broken servers: they reach every parameter and every field. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\ud800@example.org',
  'x'.repeat(3000),
  '../../etc/passwd',
  '<script>',
  "'; drop table photos; --",
  '{"a":1}',
  '٣',
  '1e999',
  '\u202etxt.exe',
];
export const hostileNumbers = [0, -1, 2_147_483_648, 9_007_199_254_740_992, 1e21, 0.5];

/** Parts of an address, as they are sent: encoded, also wrongly. */
export const hostileParts = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  '0',
  '-1',
  '2147483648',
  '99999999999999999999',
  '1.5',
  '..%2f..%2fetc',
  '%5c',
  '%0d%0aX:1',
  'x'.repeat(300),
];

/** JSON nested so deeply that a recursive reader would overflow its stack. */
export const deepJson = (depth = 5000): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

/** What is sent for one call. */
export interface AnyRequest {
  path: string;
  /** JSON as text, so that it may be malformed. */
  json?: string;
  fields?: Record<string, string>;
}

/** Requests for a call: fields that fit beside hostile ones. @param ids of records that exist */
export function anyRequest(call: DescribedCall, description: Description, ids: number[]): fc.Arbitrary<AnyRequest> {
  const inPath = call.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = call.parameters.filter((parameter) => parameter.in === 'query');
  const path = fc
    .tuple(...inPath.map(() => anyPart(ids)))
    .map((parts) => inPath.reduce((filled, { name }, at) => filled.replace(`{${name}}`, parts[at]!), call.path));
  const query = fc
    .record(Object.fromEntries(inQuery.map(({ name, schema }) => [name, anyQueryValue(schema, ids)])), {
      requiredKeys: [],
    })
    .map((values) => Object.entries(values).map(([name, value]) => `${name}=${value}`));
  const address = fc.tuple(path, query).map(([at, pairs]) => at + (pairs.length > 0 ? `?${pairs.join('&')}` : ''));
  return fc.tuple(address, anyBody(call, description, ids)).map(([to, body]) => ({ path: to, ...body }));
}

const anyPart = (ids: number[]): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: fc.constantFrom(...ids.map(String)), weight: 2 }, fc.constantFrom(...hostileParts));

const anyQueryValue = (schema: Schema, ids: number[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...(schema.enum ?? [...ids, 'trieste', 'true', '1900-1910']).map(String)),
    fc.constantFrom(...hostileParts, '&', '[]=1'),
  );

function anyBody(
  { body }: DescribedCall,
  description: Description,
  ids: number[],
): fc.Arbitrary<Omit<AnyRequest, 'path'>> {
  if (!body) return fc.constant({});
  const value = anyValue(body.schema, description, ids);
  if (body.type !== 'application/json')
    return value.map((fields) => ({
      fields: Object.fromEntries(Object.entries(fields as object).map(([name, of]) => [name, String(of)])),
    }));
  return fc.oneof(
    { arbitrary: value.map((of) => ({ json: JSON.stringify(of) })), weight: 5 },
    fc.constantFrom(deepJson(), 'null', '[]', '"x"', '{', '{"__proto__":{"x":1}}').map((json) => ({ json })),
  );
}

function anyValue(given: Schema, description: Description, ids: number[]): fc.Arbitrary<unknown> {
  const schema = description.resolve(given);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return fc.oneof(...alternatives.map((one) => anyValue(one, description, ids)));
  if (schema.properties)
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties).map(([name, of]) => [name, anyField(of, description, ids)])),
      { requiredKeys: [] },
    );
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.items) return fc.array(anyField(schema.items, description, ids), { maxLength: 3 });
  return fc.constantFrom<unknown>(...fittingValues(schema, ids));
}

const anyField = (schema: Schema, description: Description, ids: number[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    { arbitrary: anyValue(schema, description, ids), weight: 3 },
    fc.constantFrom<unknown>(...hostileTexts, ...hostileNumbers, null, [], {}, [['x']]),
  );

function fittingValues({ type }: Schema, ids: number[]): unknown[] {
  const types = [type].flat();
  if (types.includes('integer')) return [...ids, 1900];
  if (types.includes('number')) return [45.65, 13.77];
  if (types.includes('boolean')) return [true, false];
  return ['Trieste', 'persona@example.org', '1900', 'una-parola-segreta'];
}
