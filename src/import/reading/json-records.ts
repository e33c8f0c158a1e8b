import { isTooDeep } from './json-depth.js';
import { recordOfFeature } from './record-of-feature.js';
import { TableError, tableLimits } from './table-error.js';
import { decodedText } from './decode-text.js';
import type { TextEncoding } from '../../contract/exchange/table-shape.js';

export interface JsonRecord {
  row: number;
  line: number;
  values: Record<string, unknown>;
}

/**
 * JSON lines: a record on each line.
 * @throws TableError table_json_invalid, table_json_not_records, table_json_too_deep, table_cell_too_long
 */
export async function* jsonLineRecords(path: string, encoding: TextEncoding): AsyncGenerator<JsonRecord> {
  let row = 0;
  let line = 0;
  for await (const text of lines(decodedText(path, encoding))) {
    line += 1;
    if (text.trim() === '') continue;
    row += 1;
    yield { row, line, values: recordOf(parsed(text, { row, line }), { row, line }) };
  }
}

async function* lines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const parts = (rest + piece).split('\n');
    rest = parts.pop() ?? '';
    if (rest.length > tableLimits.columns * tableLimits.cell) throw new TableError('table_cell_too_long');
    yield* parts;
  }
  yield rest;
}

function parsed(text: string, place: { row: number; line: number }): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TableError('table_json_invalid', place, { cause: error });
  }
}

/** @throws TableError table_json_not_records, table_json_too_deep */
export function recordOf(written: unknown, place: { row: number; line?: number }): Record<string, unknown> {
  if (isTooDeep(written)) throw new TableError('table_json_too_deep', place);
  const value = recordOfFeature(written);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TableError('table_json_not_records', place);
  return flattened(value as Record<string, unknown>);
}

/** Objects within objects, as columns that are named by their paths: `location.lat`. */
function flattened(record: Record<string, unknown>, path = '', depth = 0): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  for (const [name, written] of Object.entries(record)) {
    const value = onlyPlaceOf(written);
    const isDeeper = isObject(value) && depth < deepest;
    const said = isDeeper ? valueOfJsonLd(value) : null;
    const values = said
      ? { [`${path}${name}${said.suffix}`]: said.value }
      : isDeeper
        ? flattened(value, `${path}${name}.`, depth + 1)
        : { [`${path}${name}`]: value };
    for (const [column, cell] of Object.entries(values)) flat[column] ??= cell;
  }
  return flat;
}

/** A value of JSON-LD; one in a language has it in the name of its column: `dcterms:title.en`. */
function valueOfJsonLd(object: Record<string, unknown>): { value: unknown; suffix: string } | null {
  const value = object['@value'];
  const language = object['@language'];
  if (value === undefined || isObject(value)) return null;
  return { value, suffix: typeof language === 'string' ? `.${language}` : '' };
}

/** Of a list with one place alone, the place: `"geo": [{"latitude": …}]` of Flickr and portals. */
function onlyPlaceOf(value: unknown): unknown {
  const [only, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
  const isPlace = isObject(only) && ['lat', 'latitude'].some((name) => name in only);
  return isPlace && others.length === 0 ? only : value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper objects stay JSON. */
const deepest = 3;
