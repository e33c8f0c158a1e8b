import type { Column } from '../../contract/exchange/column.js';
import type { Mapping, MappingRule } from '../../contract/exchange/mapping.js';
import { exchangeColumns, type ExchangeTable } from '../../contract/exchange/tables.js';
import { defaultLanguage, isLanguage, type Language, languages, languageTable } from '../../contract/languages.js';
import { readCoordinates } from './coordinates.js';
import { formLabels } from './form-labels.js';
import { knownHeaders, placeHeaders } from './known-headers.js';
import { plain } from './plain.js';

/** What a mapping does as long as nobody has chosen otherwise: nothing is created, overwritten or cleared unasked. */
export const cautiousMapping = {
  match: 'identifier',
  existing: 'change',
  emptyCells: 'keep',
  conflicts: 'keep',
  unknown: { tags: 'omit', entities: 'omit' },
  entityType: null,
  keepsOthers: true,
} as const satisfies Partial<Mapping>;

interface GuessedFile extends Pick<Mapping, 'table' | 'collection'> {
  /** Their names. */
  columns: readonly string[];
  /** The cells of some rows. */
  samples?: readonly (readonly string[])[];
}

/**
 * A mapping by the names of the columns: those of our own exports, the labels of our forms in any language, and what other
 * systems call them; where a name says nothing, by what stands below it. Of two columns that mean the same, the first is taken; the other stays without a rule.
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
  for (const name of columns) take(rulesOf(name, table, language));
  const used = new Set([...rules.values()].flatMap(({ from }) => from));
  for (const [place, name] of columns.entries())
    if (!used.has(name))
      take(
        rulesOfContent(
          name,
          table,
          samples.map((cells) => cells[place] ?? ''),
        ),
      );
  return { table, collection, rules: inOrder([...rules.values()], table), ...cautiousMapping };
}

function rulesOf(header: string, table: ExchangeTable, language: Language): MappingRule[] {
  const columns = exchangeColumns[table].filter(({ isDerived }) => !isDerived);
  const own = columns.find(({ name }) => name.toLowerCase() === header.trim().toLowerCase());
  if (own) return [{ to: own.name, from: [header] }];
  const { words, language: stated } = splitHeader(header);
  const isPlace = placeHeaders.includes(words) && columns.some(({ name }) => name === 'lat');
  if (isPlace) return rulesOfPlace(header);
  const field = fieldOf(words, table);
  const column = field && columnOf(field, columns, stated ?? language);
  return column ? [{ to: column.name, from: [header] }] : [];
}

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

/** `Titolo (de)` → `titolo`, German; `Dublin Core:Title`, `dcterms:title` → `title`. */
function splitHeader(header: string): { words: string; language: Language | null } {
  const name = header.replace(/^(?:dublin core|dc|dcterms|edm|schema|ca_objects|item type metadata)\s*[:.]\s*/i, '');
  const [, text = name, ending] = /^(.*?)[\s_@-]*[([]?\s*([a-z]{2}|[\p{L}]{6,12})\s*[)\]]?\s*$/iu.exec(name) ?? [];
  const language = languageOf(ending);
  return language && text !== '' ? { words: plain(text), language } : { words: plain(name), language: null };
}

function languageOf(text = ''): Language | null {
  const word = text.toLowerCase();
  if (isLanguage(word)) return word;
  const named = languages.find((code) => languageTable[code].name.toLowerCase() === word);
  return named ?? englishNames[word] ?? null;
}

const englishNames: Partial<Record<string, Language>> = { italian: 'it', english: 'en', german: 'de', slovenian: 'sl' };

function fieldOf(words: string, table: ExchangeTable): string | null {
  const known = Object.entries(knownHeaders[table] ?? {}).find(([, names]) => names.includes(words));
  return known?.[0] ?? formLabels(table).get(words) ?? null;
}

/** The column of a field: in that language, where it is translated. */
const columnOf = (field: string, columns: readonly Column[], language: Language): Column | undefined =>
  columns.find(({ name }) => name === field) ?? columns.find(({ name }) => name === `${field}_${language}`);

function inOrder(rules: MappingRule[], table: ExchangeTable): MappingRule[] {
  const places = new Map(exchangeColumns[table].map(({ name }, place) => [name, place]));
  return rules.toSorted((one, other) => (places.get(one.to) ?? 0) - (places.get(other.to) ?? 0));
}
