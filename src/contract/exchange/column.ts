import { type Language, languages } from '../languages.js';
import { localizedField } from '../localized.js';
import { isTranslated, type MetadataField, type MetadataTable } from '../metadata/field.js';

/**
 * How a value stands in a cell. A metadata field is written as its kind says: texts as they are, numbers with a decimal point,
 * days as ISO 8601, `true` and `false`; an empty cell is null. `list`: several values, separated by `; `; `json`: JSON text.
 */
export type CellKind = MetadataField['kind'] | 'list' | 'json';

/** A column of the tables that an export writes and an import reads. */
export interface Column {
  /** `title_it`, `year`, `tags`: the same in every archive, whatever its base language. */
  name: string;
  /** The property of the record that it holds: `title`, `titleEn`. */
  property: string;
  kind: CellKind;
  /** Of a translated text; null for anything else. */
  language: Language | null;
  /** A date in words, whose meaning is read. */
  isDate?: true;
  /** Of a text, in characters. */
  max?: number;
  /** Of a number, both included. */
  range?: readonly [from: number, to: number];
  /** Written by exports for readers; imports do not read it. */
  isDerived?: true;
  /** Only those who keep the archive see it: exports for the public leave it out. */
  isPrivate?: true;
  /** What it means, in English, for the list of columns that each export has. */
  doc: string;
  /** Its term in Dublin Core or another vocabulary; null where none has one. */
  term: string | null;
}

/** The columns of the fields of a table: a translated field has one for every language. */
export const metadataColumns = (table: MetadataTable): Column[] =>
  Object.entries(table).flatMap(([name, field]): Column[] => {
    if (!isTranslated(field)) return [{ ...described(name, field), name, property: name, language: null }];
    return languages.map((language) => ({
      ...described(name, field),
      name: `${name}_${language}`,
      property: localizedField(name, language),
      language,
    }));
  });

const described = (name: string, field: MetadataField): Omit<Column, 'name' | 'property' | 'language'> => ({
  kind: field.kind,
  ...('min' in field ? { range: [field.min, field.max] as const } : 'max' in field && { max: field.max }),
  ...(field.derived && { isDerived: true }),
  ...('isDate' in field && { isDate: true }),
  doc: field.doc ?? inWords(name),
  term: field.term ?? null,
});

/** `holdingInstitution` → `Holding institution` */
const inWords = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.`;
};

/** A column that is no descriptive field. */
export const ownColumn = (name: string, kind: CellKind, doc: string, more: Partial<Column> = {}): Column => ({
  name,
  property: name,
  kind,
  language: null,
  doc,
  term: null,
  ...more,
});
