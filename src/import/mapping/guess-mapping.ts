import type { Column } from '../../contract/exchange/column.js';
import { cautiousMapping, type Mapping, type MappingRule, type RecordMatch } from '../../contract/exchange/mapping.js';
import { exchangeColumns, type ExchangeTable } from '../../contract/exchange/tables.js';
import { defaultLanguage, isLanguage, type Language, languages, languageTable } from '../../contract/languages.js';
import { hasMarkup } from '../../records/text-of-html.js';
import { agreesWithContent } from './agrees-with-content.js';
import { readCoordinates } from './coordinates.js';
import { formLabels } from './form-labels.js';
import { iccdRules } from './iccd-rules.js';
import { knownHeaders, placeHeaders } from './known-headers.js';
import { plain } from './plain.js';

interface GuessedFile extends Pick<Mapping, 'table' | 'collection'> {
  /** Their names. */
  columns: readonly string[];
  /** The cells of some rows. */
  samples?: readonly (readonly string[])[];
}

/**
 * A mapping by the names of the columns: those of our own exports, the labels of our forms in any language, the fields of the
 * Italian catalogue, and what other systems call them; where a name says nothing, or what stands below it cannot be meant, by what stands below it. Of several
 * columns that mean the same, the one with the plainest name is taken, and of these the first; the others stay without a rule.
 * @param language of the texts whose columns name none
 */
export function guessMapping(
  { table, collection, columns, samples = [] }: GuessedFile,
  language: Language = defaultLanguage,
): Mapping {
  const rules = new Map<string, MappingRule>();
  const take = (guessed: MappingRule[]): void => {
    for (const rule of guessed) if (!rules.has(rule.to)) rules.set(rule.to, rule);
  };
  const iccd = table === 'photos' ? iccdRules(columns, language) : [];
  take(iccd);
  const ofIccd = new Set(iccd.flatMap(({ from }) => from));
  const cellsOf = (place: number): string[] => samples.map((cells) => cells[place] ?? '');
  const areOwnDates = columns.some((name) => ownDates.test(name));
  const known = columns.map((name, place) => {
    if (ofIccd.has(name)) return { rules: [], rank: 0 };
    const { rules: guessed, rank } = rulesOf(name, { table, language, areOwnDates });
    return { rules: guessed.filter((rule) => agreesWithContent(rule, table, cellsOf(place))), rank };
  });
  for (const { rules: guessed } of known.toSorted((one, other) => one.rank - other.rank)) take(guessed);
  const used = new Set([...rules.values()].flatMap(({ from }) => from));
  for (const [place, name] of columns.entries()) if (!used.has(name)) take(rulesOfContent(name, table, cellsOf(place)));
  const found = inOrder([...rules.values()], table).map((rule) =>
    needsPlainText(rule, table, cellsOf(columns.indexOf(rule.from[0] ?? '')))
      ? { ...rule, steps: [{ do: 'plainText' as const }] }
      : rule,
  );
  return { table, collection, rules: found, ...cautiousMapping, match: matchOf(found, columns, samples) };
}

/** Texts in HTML, from elsewhere: our own exports have none but in the stories of cards, whose markup stays. */
function needsPlainText({ to, from, steps }: MappingRule, table: ExchangeTable, cells: readonly string[]): boolean {
  const kind = exchangeColumns[table].find(({ name }) => name === to)?.kind;
  const isText = kind === 'text' || kind === 'longText' || kind === 'list';
  return isText && steps === undefined && !from.includes(to) && cells.some(hasMarkup);
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

/** What a name says, and how well it says it: 0 is our own name of the column. */
interface KnownName {
  rules: MappingRule[];
  rank: number;
}

/** Beside these, `year` is the column of our exports. */
const ownDates = /^(?:dateText_[a-z]{2,3}|yearEstimated|yearStart|yearEnd)$/;

interface HeaderContext {
  table: ExchangeTable;
  /** Of texts whose columns name none. */
  language: Language;
  areOwnDates: boolean;
}

function rulesOf(header: string, { table, language, areOwnDates }: HeaderContext): KnownName {
  // A column `Year` of other systems has “c. 1905” and “1920s” in it.
  const columns = exchangeColumns[table].filter(
    ({ name, isDerived }) => !isDerived && (areOwnDates || name !== 'year'),
  );
  const written = header.trim();
  const own =
    columns.find(({ name }) => name === written) ?? columns.find(({ name }) => name === written.toLowerCase());
  if (own) return { rules: [ruleOf(own.name, header)], rank: 0 };
  const { words, language: stated } = splitHeader(header);
  const isPlace = placeHeaders.includes(words) && columns.some(({ name }) => name === 'lat');
  if (isPlace) return { rules: rulesOfPlace(header), rank: placeHeaders.length };
  const found = fieldOf(words, table) ?? fieldOf(plain(written.split('.').at(-1) ?? ''), table);
  const column = found && columnOf(found.field, columns, stated ?? language);
  return { rules: column ? [ruleOf(column.name, header)] : [], rank: found?.rank ?? 0 };
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

/** Prefixes of vocabularies: `Dublin Core:Title`, `dcterms:title`, `dc_title`, `dcTitle`. */
const vocabularies = [
  /^(?:dublin core|dc|dcterms|edm|schema|ca_objects|item type metadata)\s*[:._]\s*/i,
  /^(?:dc|dcterms|edm)(?=\p{Lu}\p{Ll})/u,
];

/** `Titolo (de)`, `Titolo [ITA]` → `titolo` and the language; `dcterms:title` → `title`. */
function splitHeader(header: string): { words: string; language: Language | null } {
  const name = vocabularies.reduce((rest, prefix) => rest.replace(prefix, ''), header);
  const words = plain(name);
  const place = words.lastIndexOf(' ');
  const language = place < 0 ? null : languageOf(words.slice(place + 1));
  return language ? { words: words.slice(0, place), language } : { words, language: null };
}

/** @param word as `plain` writes it */
function languageOf(word: string): Language | null {
  if (isLanguage(word)) return word;
  const named = languages.find((code) => plain(languageTable[code].name) === word);
  return named ?? otherNames[word] ?? null;
}

/** In English, and the codes of ISO 639-2. */
const otherNames: Partial<Record<string, Language>> = Object.fromEntries([
  ...['italian', 'ita'].map((name) => [name, 'it'] as const),
  ...['english', 'eng'].map((name) => [name, 'en'] as const),
  ...['german', 'deu', 'ger'].map((name) => [name, 'de'] as const),
  ...['slovenian', 'slv'].map((name) => [name, 'sl'] as const),
]);

/** The names of a field stand in the order in which they say it. */
function fieldOf(words: string, table: ExchangeTable): { field: string; rank: number } | null {
  const labelled = formLabels(table).get(words);
  for (const [field, names] of Object.entries(knownHeaders[table] ?? {})) {
    const place = names.indexOf(words);
    if (place >= 0) return { field, rank: place + 1 };
  }
  return labelled === undefined ? null : { field: labelled, rank: 1 };
}

/** The column of a field: in that language, where it is translated. */
const columnOf = (field: string, columns: readonly Column[], language: Language): Column | undefined =>
  columns.find(({ name }) => name === field) ?? columns.find(({ name }) => name === `${field}_${language}`);

function inOrder(rules: MappingRule[], table: ExchangeTable): MappingRule[] {
  const places = new Map(exchangeColumns[table].map(({ name }, place) => [name, place]));
  return rules.toSorted((one, other) => (places.get(one.to) ?? 0) - (places.get(other.to) ?? 0));
}
