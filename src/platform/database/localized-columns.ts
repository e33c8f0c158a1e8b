import { defaultLanguage, type Language, languages } from '../../contract/languages.js';
import { localizedField } from '../../contract/localized.js';

/** The column of a text in a language: `localizedColumn('p.title', 'de')` → `p.title_de`. */
export const localizedColumn = (column: string, language: Language): string =>
  language === defaultLanguage ? column : `${column}_${language}`;

/** The columns of a text in every language: `p.title`, `p.title_en`, `p.title_de`. */
export const localizedColumns = (column: string): string[] =>
  languages.map((language) => localizedColumn(column, language));

/** The same under their property names: `p.title as "title", p.title_en as "titleEn", …`. */
export const selectLocalized = (column: string, as = propertyOf(column)): string =>
  named(column, as)
    .map(([name, of]) => `${of} as "${name}"`)
    .join(', ');

/** The same for `json_build_object`: `'title', p.title, 'titleEn', p.title_en, …`. */
export const jsonLocalized = (column: string): string =>
  named(column, propertyOf(column))
    .map(([name, of]) => `'${name}', ${of}`)
    .join(', ');

/** Their property names, quoted: `"title", "titleEn", "titleDe"`. */
export const localizedProperties = (field: string): string[] =>
  languages.map((language) => `"${localizedField(field, language)}"`);

const named = (column: string, as: string): [name: string, column: string][] =>
  languages.map((language) => [localizedField(as, language), localizedColumn(column, language)]);

const propertyOf = (column: string): string =>
  column.replace(/^\w+\./, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
