import type { ExchangeTable } from '../../contract/exchange/tables.js';
import { isLanguage, type Language, languages, languageTable } from '../../contract/languages.js';
import { formLabels } from './form-labels.js';
import { knownHeaders } from './known-headers.js';
import { plain } from './plain.js';

/** What the name of a column of another system says. */
export interface HeaderMeaning {
  /** The field that it means, and how well it says it: 1 is the plainest name. Of several, the first is meant most. */
  fields: readonly KnownField[];
  /** That it states. */
  language: Language | null;
  /** Without a number at its end: `Subject (2)` and `Subject_2` repeat `Subject`. */
  repeats: string;
}

export interface KnownField {
  field: string;
  rank: number;
}

/** Prefixes of vocabularies and systems: `Dublin Core:Title`, `dcterms:title`, `dc_title`, `dcTitle`; `CreTitle` of EMu. */
const vocabularies = [
  /^(?:dublin core|dc|dcterms|edm|schema|ca_objects|item type metadata)\s*[:._]\s*/i,
  /^[a-z]{1,12}:(?=\S)/i,
  /^(?:dc|dcterms|edm|Cre|Tit|Phy|Acq)(?=\p{Lu}\p{Ll})/u,
];
/** `SubSubjects_tab` of EMu. */
const listsOfEmu = /^(?:Sub(?=Subjects)|Not(?=Notes))|(?:Local)?_tab$/g;

/** A path ends with these where the thing before them is meant: `creator.name`, `dcterms:creator.rdfs:label`. */
const namingParts: ReadonlySet<string> = new Set('name names label pref label value text display title'.split(' '));
/** What only a part of a path says is taken last. */
const rankOfPart = 100;

/** `Titolo (de)`, `Titolo [ITA]`, `title.de` → the title, in that language; `dcterms:title`, `OBJECTTITLE` → the title. */
export function meaningOf(header: string, table: ExchangeTable): HeaderMeaning {
  const { words, language } = splitLanguage(plain(withoutVocabulary(header)));
  const repeated = /^(.*[^\d\s])\s?\d{1,3}$/.exec(words)?.[1] ?? words;
  const whole = fieldsOf(words, table);
  if (whole.length > 0) return { fields: whole, language, repeats: words };
  const numbered = fieldsOf(repeated, table);
  if (numbered.length > 0) return { fields: numbered, language, repeats: repeated };
  return { fields: fieldsOfPath(header, table), language, repeats: repeated };
}

/** By what a path ends with; not by its `name`, where that is of something else: `institution.name`. */
function fieldsOfPath(header: string, table: ExchangeTable): readonly KnownField[] {
  const parts = header
    .split('.')
    .map((part) => splitLanguage(plain(withoutVocabulary(part.trim()))))
    .flatMap(({ words, language }) => (words === '' || (language === null && isLanguage(words)) ? [] : words));
  const last = parts.at(-1) ?? '';
  const owner = namingParts.has(last) ? parts.at(-2) : undefined;
  const found = owner === undefined ? [] : fieldsOf(owner, table);
  return (found.length > 0 ? found : fieldsOf(last, table)).map(({ field, rank }) => ({
    field,
    rank: rank + rankOfPart,
  }));
}

const withoutVocabulary = (header: string): string =>
  vocabularies.reduce((rest, prefix) => rest.replace(prefix, ''), header.replace(listsOfEmu, ''));

function splitLanguage(words: string): { words: string; language: Language | null } {
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

/** Databases write names as one word: `OBJECTID`. */
const asOneWord = (words: string): string => words.replaceAll(' ', '');

/** The names of a field stand in the order in which they say it. */
const namesOf = (table: ExchangeTable): [field: string, names: readonly string[]][] =>
  Object.entries(knownHeaders[table] ?? {}).map(([field, names]) => [field, names.map(asOneWord)]);
const known = new Map<ExchangeTable, [field: string, names: readonly string[]][]>();

/** @param words as `plain` writes them */
function fieldsOf(words: string, table: ExchangeTable): readonly KnownField[] {
  const name = asOneWord(words);
  const names = known.get(table) ?? namesOf(table);
  known.set(table, names);
  const fields = names.flatMap(([field, each]) => {
    const place = each.indexOf(name);
    return place < 0 ? [] : [{ field, rank: place + 1 }];
  });
  if (fields.length > 0) return fields;
  const labelled = formLabels(table).get(words);
  return labelled === undefined ? [] : [{ field: labelled, rank: 1 }];
}
