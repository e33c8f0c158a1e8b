import { byLanguage, defaultLanguage, type Language, languages, type PresetBaseLanguage } from './languages.js';

/** Texts in the base language have names without an ending, and every record has them. */
export type OtherLanguage = Exclude<Language, PresetBaseLanguage>;
/** The languages of translations. */
export const otherLanguages = languages.filter((language): language is OtherLanguage => language !== defaultLanguage);

/** `titleEn`, `titleDe` */
export type TranslationName<Field extends string> = `${Field}${Capitalize<OtherLanguage>}`;

/** A text in every language as the API names it: `title`, `titleEn`, `titleDe`. */
export type LocalizedName<Field extends string> = Field | TranslationName<Field>;

/** A text that every record has, with its translations. */
export type Localized<Field extends string> = Record<Field, string> & Record<TranslationName<Field>, string | null>;
export type LocalizedOrNull<Field extends string> = Record<LocalizedName<Field>, string | null>;

const endings = byLanguage((language) =>
  language === defaultLanguage ? '' : language.charAt(0).toUpperCase() + language.slice(1),
);

/** `localizedField('title', 'de')` → `titleDe`. */
export const localizedField = <Field extends string>(field: Field, language: Language): LocalizedName<Field> =>
  `${field}${endings[language]}` as Field;

/** `localizedFields('title')` → `title`, `titleEn`, `titleDe`. */
export const localizedFields = <Field extends string>(...fields: Field[]): LocalizedName<Field>[] =>
  fields.flatMap((field) => languages.map((language) => localizedField(field, language)));

/** The translations alone: `titleEn`, `titleDe`. */
export const translationFields = <Field extends string>(...fields: Field[]): TranslationName<Field>[] =>
  localizedFields(...fields).filter((name): name is TranslationName<Field> => !fields.includes(name as Field));

/** `titleDe` → `title` and `de`; null for a name without an ending. */
export function asTranslation(name: string): { field: string; language: OtherLanguage } | null {
  const language = otherLanguages.find((of) => name.endsWith(endings[of]));
  const field = language && name.slice(0, -endings[language].length);
  return field ? { field, language } : null;
}

/** A value for the text in every language: `{ title: …, titleEn: …, titleDe: … }`. */
export const inEachLanguage = <Field extends string, Value>(
  field: Field,
  valueOf: (name: LocalizedName<Field>, language: Language) => Value,
): Record<LocalizedName<Field>, Value> =>
  Object.fromEntries(
    languages.map((language) => {
      const name = localizedField(field, language);
      return [name, valueOf(name, language)];
    }),
  ) as Record<LocalizedName<Field>, Value>;

/** A field without any text. */
export const noText = <Field extends string>(field: Field): Record<LocalizedName<Field>, null> =>
  inEachLanguage(field, () => null);

/** A text without any translation. */
export const untranslated = <Field extends string>(field: Field): Record<TranslationName<Field>, null> =>
  Object.fromEntries(translationFields(field).map((name) => [name, null])) as Record<TranslationName<Field>, null>;

/** The texts of these fields in every language, and nothing else. */
export const pickLocalized = <Field extends string, Source extends Partial<LocalizedOrNull<Field>>>(
  source: Source,
  ...fields: Field[]
): Pick<Source, LocalizedName<Field>> =>
  Object.fromEntries(localizedFields(...fields).map((name) => [name, source[name]])) as Pick<
    Source,
    LocalizedName<Field>
  >;

/** The texts of a field under the name of another one: those of `title` as `targetName`. */
export const renameLocalized = <Field extends string, As extends string>(
  source: LocalizedOrNull<Field>,
  field: Field,
  as: As,
): LocalizedOrNull<As> => inEachLanguage(as, (_, language) => source[localizedField(field, language)]);

/**
 * The value of a translated field in a language. A missing or blank translation falls back to the base language.
 * `localized(photo, 'title', 'de')` → `photo.titleDe`, else `photo.title`.
 */
export function localized<Field extends string, Source extends LocalizedOrNull<Field>>(
  source: Source,
  field: Field,
  language: Language,
): Source[Field] {
  const translated = source[localizedField(field, language) as Field];
  return translated?.trim() ? translated : source[field];
}

/**
 * The `lang` of that value where it is not the language of its page: the base language for a missing translation (WCAG 3.1.2).
 * Undefined where the page's own language is right.
 */
export const fallbackLang = <Field extends string>(
  source: LocalizedOrNull<Field>,
  field: Field,
  language: Language,
): Language | undefined =>
  language === defaultLanguage || source[localizedField(field, language)]?.trim() ? undefined : defaultLanguage;
