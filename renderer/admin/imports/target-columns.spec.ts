import { exchangeColumns, exchangeTables } from '../../../src/contract/exchange/tables.js';
import { languages } from '../../../src/contract/languages.js';
import { targetGroups, type Words } from './target-columns.js';

/** Texts as their keys, so that a name that is no text shows. */
const words = { t: (key: string) => `text ${key}`, site: (key: string) => `text ${key}` } as unknown as Words;

it.each(exchangeTables)('every column that a file may fill has a name in words: %s', (table) => {
  const offered = targetGroups(table, { offered: languages, used: [] }, words).flatMap(({ columns }) => columns);
  expect(offered.filter(({ text }) => !text.startsWith('text '))).toEqual([]);
  expect(offered).toHaveLength(exchangeColumns[table].filter(({ isDerived }) => !isDerived).length);
});
