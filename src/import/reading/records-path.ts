import { Readable } from 'node:stream';
import { parser } from 'stream-json';
import type { TextEncoding } from '../../contract/exchange/table-shape.js';
import { decodedText } from './decode-text.js';
import { findJsonError } from './find-json-error.js';
import { TableError } from './table-error.js';

interface Token {
  name: string;
  value?: unknown;
}

/**
 * Where the records of a JSON file are: in its first array of objects, which is the file itself or, as answers of APIs and GeoJSON
 * have it, a property of it (`features`, `response.docs`).
 * @returns the names of the properties that lead to it; none for the file itself; null when it has no such array
 * @throws TableError table_json_invalid
 */
export async function recordsPath(path: string, encoding: TextEncoding): Promise<string[] | null> {
  const source = Readable.from(decodedText(path, encoding));
  const tokens = parser.asStream({ streamValues: false, packValues: true });
  source.on('error', (error) => tokens.destroy(error));
  source.pipe(tokens);
  try {
    return await firstArrayOfObjects(tokens as AsyncIterable<Token>);
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError('table_json_invalid', await findJsonError(path, encoding), { cause: error });
  } finally {
    source.destroy();
    tokens.destroy();
  }
}

async function firstArrayOfObjects(tokens: AsyncIterable<Token>): Promise<string[] | null> {
  /** The names of the objects that are open, the present one of each. */
  const names: string[] = [];
  let arrays = 0;
  let isBehindStart = false;
  for await (const { name, value } of tokens) {
    if (name === 'startObject' && isBehindStart) return names;
    isBehindStart = name === 'startArray' && arrays === 0;
    if (name === 'startArray') arrays += 1;
    else if (name === 'endArray') arrays -= 1;
    // What is within an array that has no records is passed over.
    if (arrays > 0) continue;
    if (name === 'startObject') names.push('');
    else if (name === 'endObject') names.pop();
    else if (name === 'keyValue') names[names.length - 1] = String(value);
  }
  return null;
}
