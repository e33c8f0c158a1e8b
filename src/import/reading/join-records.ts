import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import type { TextEncoding } from '../../contract/exchange/table-shape.js';
import { decodedWhole } from './decode-text.js';
import type { FoundTable } from './delivered-tables.js';
import { findJsonError } from './find-json-error.js';
import { guessEncoding } from './guess-encoding.js';
import { isTooDeep } from './json-depth.js';
import { TableError } from './table-error.js';

/** A larger file is no record, but a table. */
const recordBytes = 16 * 1024 * 1024;

/**
 * Writes files that have one record each, as many museums publish theirs, as one table of JSON lines, in their order. One of them is in
 * memory at a time.
 * @returns false where they are something else: a list of records, or an answer of an API with such a list in it
 * @throws TableError with the file, and the place where it is known
 */
export async function joinRecords(files: readonly FoundTable[], path: string): Promise<boolean> {
  if (files.length < 2 || !files.every(({ name }) => /\.json$/i.test(name))) return false;
  const lines = createWriteStream(path);
  try {
    for (const file of files) {
      const record = await readRecord(file);
      if (record === null) return false;
      if (!lines.write(`${JSON.stringify(record)}\n`)) await once(lines, 'drain');
    }
    return true;
  } finally {
    lines.end();
    await finished(lines);
  }
}

/** Null for what is no record. */
async function readRecord({ name, path }: FoundTable): Promise<object | null> {
  if ((await stat(path)).size > recordBytes) return null;
  const bytes = await readFile(path);
  const { text, encoding } = decodedRecord(bytes, name);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const place = await findJsonError(path, encoding);
    throw new TableError('table_json_invalid', { ...place, names: [name] }, { cause: error });
  }
  if (isTooDeep(value)) throw new TableError('table_json_too_deep', { names: [name] });
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && !isMostlyRecords(value as object) ? (value as object) : null;
}

/** @throws TableError table_not_text, table_encoding_broken with the file */
function decodedRecord(bytes: Buffer, name: string): { text: string; encoding: TextEncoding } {
  try {
    const encoding = guessEncoding(bytes, true);
    return { text: decodedWhole(bytes, encoding), encoding };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const { code, ...place } = error.problem;
    throw new TableError(code, { ...place, names: [name] }, { cause: error });
  }
}

/**
 * Whether most of it is one list of objects that say no less than it says itself: an answer of an API. A record has lists, too, such
 * as that of its makers.
 */
function isMostlyRecords(value: object): boolean {
  const whole = JSON.stringify(value).length;
  const saysAsMuch = (part: unknown): boolean =>
    typeof part === 'object' && part !== null && Object.keys(part).length >= Object.keys(value).length;
  const isMost = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    if (!Array.isArray(part)) return Object.values(part).some(isMost);
    return part.length > 1 && part.every(saysAsMuch) && JSON.stringify(part).length > whole / 2;
  };
  return isMost(value);
}
