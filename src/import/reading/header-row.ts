import { exchangeTables } from '../../contract/exchange/tables.js';
import { languages } from '../../contract/languages.js';
import { readDate } from '../../dates/read-date.js';
import { meaningOf } from '../mapping/header-meaning.js';
import { isOfRecord } from '../pictures/file-endings.js';

/**
 * Whether the first row of a table has the names of its columns. It is data where a cell is a value that names no column, such as
 * a number, a date, the name of a file or one more in a series (`FZ 0001` above `FZ 0002`), where it says mostly nothing, or where
 * it is alone in its row and no name that is known: what is taken for a name is lost as a row.
 * @param rows the first ones that are not empty
 */
export function looksLikeHeader(rows: readonly string[][]): boolean {
  const [first = [], ...others] = rows;
  const names = first.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (others.length > 0 && names.length <= first.length / 2) return false;
  if (names.some(isValue)) return false;
  const columns = first.map((cell, column) => ({
    name: cell.trim(),
    below: others.map((cells) => cells[column]?.trim() ?? '').filter((value) => value !== ''),
  }));
  const unknown = columns.filter(({ name }) => name !== '' && !isKnown(name));
  if (unknown.some(({ name, below }) => isInSeries(name, below))) return false;
  if (unknown.length < names.length || others.length === 0) return true;
  if (unknown.some(({ name, below }) => below.includes(name))) return false;
  return names.length > 1 || unknown.some(({ below }) => below.length > 0 && below.every(isValue));
}

const number = /^[\d.,:/°'"+-]+$/;

/** What no column is called. */
const isValue = (text: string): boolean => number.test(text) || isOfRecord(text) || isDate(text);

/** “12 maggio 1905”; not words such as “secolo”, which may be names. */
const isDate = (text: string): boolean =>
  /\d/.test(text) && languages.some((language) => readDate(text, language).edtf !== null);

/** By one of our tables. */
const isKnown = (name: string): boolean => exchangeTables.some((table) => meaningOf(name, table).fields.length > 0);

/** Addresses, too, are names in linked data (`http://purl.org/dc/terms/title`), where other values are below. */
const address = /^https?:\/\//i;

/** Whether it is made as what is below: of the same signs around numbers, or an address as all of them. */
function isInSeries(name: string, below: readonly string[]): boolean {
  if (below.length === 0) return false;
  if (address.test(name)) return below.every((value) => address.test(value));
  if (!/\d/.test(name)) return false;
  const alike = below.filter((value) => makeOf(value) === makeOf(name)).length;
  return alike * 2 > below.length;
}

/** `FZ_0012/a` → `a_0/a` */
const makeOf = (text: string): string => text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '0');
