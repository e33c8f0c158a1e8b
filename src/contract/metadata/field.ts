import type { Authority } from '../authorities.js';
import { defaultLanguage, type Language, languages } from '../languages.js';
import { fallbackLang, localized, localizedField, type LocalizedOrNull, type TranslationName } from '../localized.js';

/** What describes a record: everything but its names in lists and the texts of the site itself. */
interface Descriptive {
  /** The group of the field. Forms show a group together; `person` and `building` apply only to such entities. */
  about: string;
  /** Its term in Dublin Core, or in another vocabulary where Dublin Core has none. Null if no vocabulary has one. */
  term: `${'dcterms' | 'edm' | 'schema'}:${string}` | null;
}

interface FieldBase extends Partial<Descriptive> {
  /** The part of the search document that contains its text; without one the field is not searched. */
  search?: 'titles' | 'keywords' | 'names' | 'descriptions';
  /** Description in the documentation of the API. */
  doc?: string;
  /** Additional description for requests that set the field. */
  writeDoc?: string;
  /** Follows from the other fields: it is read, and never written. */
  derived?: true;
}

/** `max` counts characters. A translated field is one for every language: `title`, `titleEn`, `titleDe`. */
interface TextField extends FieldBase {
  /** One line; paragraphs; HTML that is sanitised on write; the name or the address of a licence. */
  kind: 'text' | 'longText' | 'richText' | 'licence';
  max: number;
  translated?: true;
  /** A date in words, whose meaning is read: `1905 ca.`. */
  isDate?: true;
  /** Cannot be cleared. For a translated field this applies to its Italian text. */
  required?: true;
}

/** The identifier of a record in an authority file. `max` is that of the text that it is read in: its address is understood, too. */
interface AuthorityField extends FieldBase {
  kind: 'authority';
  authority: Authority;
  max: number;
}

/** A number from `min` to `max`, both included. */
interface NumberField extends FieldBase {
  kind: 'integer' | 'decimal';
  min: number;
  max: number;
}

/** A `year` may not be in the future. A `flag` is a boolean, a `yesNo` may also be null. */
interface PlainField extends FieldBase {
  kind: 'year' | 'flag' | 'yesNo';
}

/** A day (ISO 8601), which may not be in the future. */
interface DayField extends FieldBase {
  kind: 'day';
  /** It may be of the first millennium: a Roman theatre, a charter of 983. */
  isEarly?: true;
}

export type MetadataField = TextField | AuthorityField | NumberField | DayField | PlainField;

/** The fields of a kind of record by name, in display order. */
export type MetadataTable = Record<string, MetadataField>;
export type DescriptiveTable = Record<string, MetadataField & Descriptive>;

interface Values {
  text: string;
  longText: string;
  richText: string;
  licence: string;
  authority: string;
  year: number;
  day: string;
  integer: number;
  decimal: number;
  flag: boolean;
  yesNo: boolean;
}

type ValueOf<Field extends MetadataField> = Field extends { required: true } | { kind: 'flag' }
  ? Values[Field['kind']]
  : Values[Field['kind']] | null;

type TranslatedNames<Table> = {
  [Name in keyof Table]: Table[Name] extends { translated: true } ? Name : never;
}[keyof Table] &
  string;

/** The values of a table's fields. Unknown values are null; a translation may always be null. */
export type MetadataOf<Table extends MetadataTable> = {
  -readonly [Name in keyof Table]: ValueOf<Table[Name]>;
} & { [Name in TranslatedNames<Table> as TranslationName<Name>]: string | null };

/** The names of the fields of a group: `NamesAbout<typeof entityMetadata, 'person'>`. */
export type NamesAbout<Table extends MetadataTable, About> = {
  [Name in keyof Table]: Table[Name]['about'] extends About ? Name : never;
}[keyof Table] &
  string;

/** A property of a record: a field, or one language of a translated field. */
export interface MetadataProperty<Name extends string = string> {
  /** `titleEn` */
  name: string;
  /** `title` */
  fieldName: Name;
  field: MetadataField;
  /** Italian for a field that is not translated. */
  language: Language;
  isRequired: boolean;
}

/** All properties of the fields of a table: `title`, `titleEn`, `titleDe`, `year` … */
export const propertiesOf = <Table extends MetadataTable>(table: Table): MetadataProperty<keyof Table & string>[] =>
  Object.entries<MetadataField>(table).flatMap(([fieldName, field]) =>
    languagesOf(field).map((language) => ({
      name: localizedField(fieldName, language),
      fieldName,
      field,
      language,
      isRequired: language === defaultLanguage && 'required' in field,
    })),
  );

/** The properties that requests may set. */
export const writableProperties = <Table extends MetadataTable>(
  table: Table,
): MetadataProperty<keyof Table & string>[] => propertiesOf(table).filter(({ field }) => !field.derived);

const namesOfTables = new WeakMap<MetadataTable, string[]>();

/** Made once per table: they are asked for with every record that is presented. */
export function propertyNames<Table extends MetadataTable>(table: Table): (keyof MetadataOf<Table> & string)[] {
  let names = namesOfTables.get(table);
  if (!names) {
    names = propertiesOf(table).map(({ name }) => name);
    namesOfTables.set(table, names);
  }
  return names as (keyof MetadataOf<Table> & string)[];
}

/** The names of the fields of a group, in display order. */
export const namesAbout = <Table extends MetadataTable, About extends Table[keyof Table]['about']>(
  table: Table,
  about: About,
): NamesAbout<Table, About>[] =>
  Object.keys(table).filter((name): name is NamesAbout<Table, About> => table[name]?.about === about);

/** Picks the metadata of a record. */
export function pickMetadata<Table extends MetadataTable>(table: Table, record: MetadataOf<Table>): MetadataOf<Table> {
  const metadata: Record<string, unknown> = {};
  for (const name of propertyNames(table)) metadata[name] = record[name];
  return metadata as MetadataOf<Table>;
}

/** The text of a field in a language. A field without translation has the same text in every language. */
export const textIn = <Name extends string>(
  record: Record<Name, string | null>,
  name: Name,
  language: Language,
): string | null => localized(record as LocalizedOrNull<Name>, name, language);

/** The `lang` of that text, see `fallbackLang`. What has no translation is a name for the most part, in any language. */
export const langIn = <Name extends string>(
  record: Record<Name, string | null>,
  name: Name,
  { field, language }: { field: MetadataField; language: Language },
): Language | undefined =>
  isTranslated(field) ? fallbackLang(record as LocalizedOrNull<Name>, name, language) : undefined;

export const isTranslated = (field: MetadataField): boolean => 'translated' in field;

const languagesOf = (field: MetadataField): readonly Language[] =>
  isTranslated(field) ? languages : [defaultLanguage];
