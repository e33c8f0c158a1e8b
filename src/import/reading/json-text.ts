import { writeList } from '../../contract/exchange/list-cell.js';
import { exchangeColumns } from '../../contract/exchange/tables.js';

/**
 * What an object within a list says, by the first of these that it has: a value or a name of JSON-LD, as Omeka S writes them, what most
 * programs call the name of a thing, and, where there is no name, its address.
 */
const sayings = ['@value', 'prefLabel', 'label', 'name', 'title', 'value', 'text', 'term', 'tag', '@id'];

/** Columns of our own exports that hold structures. */
const structured: ReadonlySet<string> = new Set(
  Object.values(exchangeColumns)
    .flat()
    .flatMap(({ name, kind }) => (kind === 'json' ? name : [])),
);

/**
 * Values as the cells of a spreadsheet would have them: lists of values and of named things are joined, other structures stay JSON.
 * @param name of the column
 */
export function cellOfJson(value: unknown, name: string): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value) || structured.has(name)) return textOf(value) ?? JSON.stringify(value);
  const texts = value.map((each) => textOf(each) ?? sayingOf(each));
  return texts.every((text) => text !== null) ? writeList(texts.filter((text) => text !== '')) : JSON.stringify(value);
}

/** Null for objects and lists. */
function textOf(value: unknown): string | null {
  if (value === null) return '';
  return typeof value === 'object' ? null : String(value as string | number | boolean);
}

function sayingOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const said = value as Record<string, unknown>;
  const names = Object.keys(said).filter((name) => typeof said[name] === 'string' || typeof said[name] === 'number');
  for (const saying of sayings) {
    const found = names.find((name) => name.replace(namespace, '') === saying);
    if (found !== undefined) return String(said[found]);
  }
  return null;
}

/** `skos:prefLabel`, `o:label` */
const namespace = /^[a-z]{1,12}:/i;
