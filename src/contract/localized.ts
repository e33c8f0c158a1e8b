import { defaultLanguage, type Language } from './languages.js';

/** A field in three languages as named in the API: `title`, `titleEn`, `titleDe`. */
export type Localized<Field extends string> = Record<Field, string> &
  Record<`${Field}En` | `${Field}De`, string | null>;
export type LocalizedOrNull<Field extends string> = Record<Field | `${Field}En` | `${Field}De`, string | null>;

const suffixes: Record<Language, '' | 'En' | 'De'> = { it: '', en: 'En', de: 'De' };

/** `localizedField('title', 'de')` → `titleDe`. */
export const localizedField = <Field extends string>(
  field: Field,
  language: Language,
): Field | `${Field}En` | `${Field}De` => `${field}${suffixes[language]}` as Field;

/**
 * The value of a translated field in a language. A missing or blank translation falls back to Italian.
 * `localized(photo, 'title', 'de')` → `photo.titleDe`, else `photo.title`.
 */
export function localized<Field extends string, Source extends LocalizedOrNull<Field>>(
  source: Source,
  field: Field,
  language: Language,
): Source[Field] {
  const translated = source[`${field}${suffixes[language]}` as Field];
  return translated?.trim() ? translated : source[field];
}

/**
 * The `lang` of that value where it is not the language of its page: Italian for a missing translation (WCAG 3.1.2).
 * Undefined where the page's own language is right.
 */
export const fallbackLang = <Field extends string>(
  source: LocalizedOrNull<Field>,
  field: Field,
  language: Language,
): Language | undefined =>
  language === defaultLanguage || source[`${field}${suffixes[language]}` as Field]?.trim()
    ? undefined
    : defaultLanguage;
