import { Readable } from 'node:stream';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { decodedText } from './decode-text.js';
import { findJsonError } from './find-json-error.js';
import { type JsonRecord, recordOf } from './json-records.js';
import { recordsPath } from './records-path.js';
import { TableError } from './table-error.js';
import type { TextEncoding } from '../../contract/exchange/table-shape.js';

/** The records of the array that `recordsPath` finds, one after the other. @throws TableError table_json_invalid, table_json_not_records */
export async function* jsonArrayRecords(
  path: string,
  encoding: TextEncoding,
): AsyncGenerator<Omit<JsonRecord, 'line'>> {
  const names = await recordsPath(path, encoding);
  if (!names) throw new TableError('table_json_not_records', { row: 1 });
  const source = Readable.from(decodedText(path, encoding));
  const isRecords = (stack: readonly unknown[]): boolean =>
    stack.length === names.length && names.every((name, depth) => stack[depth] === name);
  const array = pick.withParserAsStream({ filter: isRecords, once: true });
  const items = streamArray.asStream();
  source.on('error', (error) => items.destroy(error));
  array.on('error', (error) => items.destroy(error));
  source.pipe(array).pipe(items);
  let row = 0;
  try {
    for await (const { value } of items as AsyncIterable<{ value: unknown }>) {
      row += 1;
      yield { row, values: recordOf(value, { row }) };
    }
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError('table_json_invalid', await findJsonError(path, encoding), { cause: error });
  } finally {
    source.destroy();
    array.destroy();
    items.destroy();
  }
}
