import { cautiousMapping, type Mapping, type MappingRule, type RecordMatch } from '../../contract/exchange/mapping.js';
import type { Column } from '../../contract/exchange/column.js';
import { exchangeColumns, type ExchangeTable } from '../../contract/exchange/tables.js';
import { defaultLanguage, type Language } from '../../contract/languages.js';
import { agreesWithContent } from './agrees-with-content.js';
import { readCoordinates } from './coordinates.js';
import { guessSteps } from './guess-steps.js';
import { meaningOf } from './header-meaning.js';
import { iccdRules } from './iccd-rules.js';
import { placeHeaders } from './known-headers.js';
import { plain } from './plain.js';
import { RuleCollection } from './rule-collection.js';

interface GuessedFile extends Pick<Mapping, 'table' | 'collection'> {
  /** Their names. */
  columns: readonly string[];
  /** The cells of some rows. */
  samples?: readonly (readonly string[])[];
}

/**
 * A mapping by the names of the columns: those of our own exports, the labels of our forms in any language, the fields of the
 * Italian catalogue, and what other systems call them; where a name says nothing, or what stands below it cannot be meant, by what stands below it. Of several
 * columns that mean the same, the one with the plainest name is taken, and of these the first; the others are joined to it where
 * the archive has a list, or they repeat its name, else they get what they mean besides, or stay without a rule.
 * @param language of the texts whose columns name none
 */
export function guessMapping(
  { table, collection, columns, samples = [] }: GuessedFile,
  language: Language = defaultLanguage,
): Mapping {
  const rules = new RuleCollection(table);
  const iccd = table === 'photos' ? iccdRules(columns, language) : [];
  for (const rule of iccd) rules.take([rule]);
  const ofIccd = new Set(iccd.flatMap(({ from }) => from));
  const cellsOf = (place: number): string[] => samples.map((cells) => cells[place] ?? '');
  const areOwnDates = columns.some((name) => ownDates.test(name));
  // The lists of our own exports have no commas between their values, but may have some in them.
  const isOwn = columns.every((name) => exchangeColumns[table].some((column) => column.name === name));
  const known = columns.flatMap((name, place) => {
    if (ofIccd.has(name)) return [];
    const cells = cellsOf(place);
    const meanings = meaningsOf(name, { table, language, areOwnDates }).map((meaning) => ({
      ...meaning,
      rules: meaning.rules.filter((rule) => agreesWithContent(rule, table, cells)),
    }));
    // Where two columns mean the same, and one is empty, the other one is meant.
    const isEmpty = cells.every((cell) => cell.trim() === '');
    return [{ meanings, cells, rank: (meanings[0]?.rank ?? 0) + (isEmpty ? rankOfEmpty : 0) }];
  });
  for (const { meanings, cells } of known.toSorted((one, other) => one.rank - other.rank))
    meanings.some((meaning) => rules.take(meaning.rules, { repeats: meaning.repeats, cells }));
  const used = rules.columns();
  for (const [place, name] of columns.entries())
    if (!used.has(name)) rules.take(rulesOfContent(name, table, cellsOf(place)));
  const found = rules.inOrder(columns).map((rule) => {
    const cells = rule.from.flatMap((name) => cellsOf(columns.indexOf(name)));
    const steps = guessSteps(rule, { table, cells, mayListByCommas: !isOwn });
    return steps.length > 0 ? { ...rule, steps } : rule;
  });
  return { table, collection, rules: found, ...cautiousMapping, match: matchOf(found, columns, samples) };
}

/** Where no column identifies the records, their inventory numbers do, if each has one of its own. */
function matchOf(
  rules: MappingRule[],
  columns: readonly string[],
  samples: readonly (readonly string[])[],
): RecordMatch {
  const of = (to: string): MappingRule | undefined => rules.find((rule) => rule.to === to);
  const place = columns.indexOf(of('inventoryNumber')?.from[0] ?? '');
  if (place < 0 || of('identifier') || of('slug')) return 'identifier';
  const numbers = samples.map((cells) => (cells[place] ?? '').trim());
  const areOwn = numbers.length > 0 && !numbers.includes('') && new Set(numbers).size === numbers.length;
  return areOwn ? 'inventoryNumber' : 'identifier';
}

/** What a name may say, and how well it says it: 0 is our own name of the column. */
interface Meaning {
  rules: MappingRule[];
  rank: number;
  repeats: string;
}

/** Worse than any name. */
const rankOfEmpty = 1_000;

/** Beside these, `year` is the column of our exports. */
const ownDates = /^(?:dateText_[a-z]{2,3}|yearEstimated|yearStart|yearEnd)$/;

interface HeaderContext {
  table: ExchangeTable;
  /** Of texts whose columns name none. */
  language: Language;
  areOwnDates: boolean;
}

/** What is meant most comes first. */
function meaningsOf(header: string, { table, language, areOwnDates }: HeaderContext): Meaning[] {
  // A column `Year` of other systems has “c. 1905” and “1920s” in it.
  const columns = exchangeColumns[table].filter(
    ({ name, isDerived }) => !isDerived && (areOwnDates || name !== 'year'),
  );
  const written = header.trim();
  const own =
    columns.find(({ name }) => name === written) ?? columns.find(({ name }) => name === written.toLowerCase());
  if (own) return [{ rules: [ruleOf(own.name, header)], rank: 0, repeats: own.name }];
  const { fields, language: stated, repeats } = meaningOf(header, table);
  const isPlace = placeHeaders.includes(plain(header)) && columns.some(({ name }) => name === 'lat');
  if (isPlace) return [{ rules: rulesOfPlace(header), rank: placeHeaders.length, repeats }];
  return fields.flatMap(({ field, rank }) => {
    const column = columnOf(field, columns, stated ?? language);
    return column ? [{ rules: [ruleOf(column.name, header)], rank, repeats }] : [];
  });
}

const ruleOf = (to: string, header: string): MappingRule =>
  to === 'earliest' || to === 'latest'
    ? { to, from: [header], steps: [{ do: 'day', bound: to }] }
    : { to, from: [header] };

/** Names of pictures and places in one cell are known by their looks. */
function rulesOfContent(header: string, table: ExchangeTable, cells: readonly string[]): MappingRule[] {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const areMostly = (test: (cell: string) => boolean): boolean =>
    filled.length > 0 && filled.filter(test).length > filled.length / 2;
  if (table === 'photos' && areMostly((cell) => imageName.test(cell))) return [{ to: 'file', from: [header] }];
  const hasPlaces = table === 'photos' || table === 'entities';
  return hasPlaces && areMostly((cell) => readCoordinates(cell) !== null) ? rulesOfPlace(header) : [];
}

const imageName = /\.(?:jpe?g|jp2|jpx|tiff?|png|webp|hei[cf]|avif|gif)$/i;

const rulesOfPlace = (header: string): MappingRule[] =>
  (['lat', 'lng'] as const).map((axis) => ({ to: axis, from: [header], steps: [{ do: 'coordinate', axis }] }));

/** The column of a field: in that language, where it is translated. */
const columnOf = (field: string, columns: readonly Column[], language: Language): Column | undefined =>
  columns.find(({ name }) => name === field) ?? columns.find(({ name }) => name === `${field}_${language}`);
