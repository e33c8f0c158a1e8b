import { type Language, languages } from '../languages.js';
import { localized, localizedField, type LocalizedOrNull } from '../localized.js';

interface Described {
  /**
   * What it tells about. Fields about the same thing stand together in forms, and those about a person or a building
   * concern only records of one.
   */
  about: string;
  /** Its term in Dublin Core, or in the vocabulary that fills the gap; null where there is none. */
  term: `${'dcterms' | 'edm' | 'schema'}:${string}` | null;
  /** The part of the search document that its words belong to; without one it is not searched. */
  search?: 'titles' | 'keywords' | 'names' | 'descriptions';
  /** For the documentation of the API. */
  doc?: string;
  /** The same, for those who write it. */
  writeDoc?: string;
}

/** `max` counts characters. A translated field is three: `title`, `titleEn`, `titleDe`. */
interface Text extends Described {
  /** One line; paragraphs; HTML that is sanitised when it is written; the name or the address of a licence. */
  kind: 'text' | 'longText' | 'richText' | 'licence';
  max: number;
  translated?: true;
  /** Cannot be emptied; of a translated field this is its Italian text. */
  required?: true;
}

/** A number from `min` to `max`, both included. */
interface Numeric extends Described {
  kind: 'integer' | 'decimal';
  min: number;
  max: number;
}

/** A `year` is none that is still to come. A `flag` is yes or no, a `yesNo` may be unknown too. */
interface Plain extends Described {
  kind: 'year' | 'flag' | 'yesNo';
}

export type MetadataField = Text | Numeric | Plain;

/** The descriptive fields of a kind of record by name, in the order in which they are shown. */
export type MetadataTable = Record<string, MetadataField>;

interface Values {
  text: string;
  longText: string;
  richText: string;
  licence: string;
  year: number;
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

/** A record's values for a table: null is what is not known, and a translation may always be missing. */
export type MetadataOf<Table extends MetadataTable> = {
  -readonly [Name in keyof Table]: ValueOf<Table[Name]>;
} & { [Name in TranslatedNames<Table> as `${Name}En` | `${Name}De`]: string | null };

/** The names of the fields about something: `NamesAbout<typeof entityMetadata, 'person'>`. */
export type NamesAbout<Table extends MetadataTable, About> = {
  [Name in keyof Table]: Table[Name]['about'] extends About ? Name : never;
}[keyof Table] &
  string;

/** A property of a record: a field, or its text in one language. */
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

/** Every property that the fields of a table are in a record: `title`, `titleEn`, `titleDe`, `year`… */
export const propertiesOf = <Table extends MetadataTable>(table: Table): MetadataProperty<keyof Table & string>[] =>
  Object.entries<MetadataField>(table).flatMap(([fieldName, field]) =>
    languagesOf(field).map((language) => ({
      name: localizedField(fieldName, language),
      fieldName,
      field,
      language,
      isRequired: language === 'it' && 'required' in field,
    })),
  );

export const propertyNames = <Table extends MetadataTable>(table: Table): (keyof MetadataOf<Table> & string)[] =>
  propertiesOf(table).map(({ name }) => name as keyof MetadataOf<Table> & string);

/** The fields about something, in their order. */
export const namesAbout = <Table extends MetadataTable, About extends Table[keyof Table]['about']>(
  table: Table,
  about: About,
): NamesAbout<Table, About>[] =>
  Object.keys(table).filter((name): name is NamesAbout<Table, About> => table[name]?.about === about);

/** The metadata of a record, and nothing else of it. */
export const pickMetadata = <Table extends MetadataTable>(table: Table, record: MetadataOf<Table>): MetadataOf<Table> =>
  Object.fromEntries(propertyNames(table).map((name) => [name, record[name]])) as MetadataOf<Table>;

/** The text of a field for readers of a language: one that is not translated, or not yet, says the same to all. */
export const textIn = <Name extends string>(
  record: Record<Name, string | null>,
  name: Name,
  language: Language,
): string | null => localized(record as LocalizedOrNull<Name>, name, language);

/** The fields with words of their own in every language. */
export const isTranslated = (field: MetadataField): boolean => 'translated' in field;

const languagesOf = (field: MetadataField): readonly Language[] => (isTranslated(field) ? languages : ['it']);
