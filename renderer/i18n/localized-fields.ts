import { type Language, languages } from '../../src/contract/languages.js';
import { localizedField } from '../../src/contract/localized.js';

type Name<Field extends string> = ReturnType<typeof localizedField<Field>>;

/** The names of a translated field in every language: `name`, `nameEn`, `nameDe`. */
export const localizedFields = <Field extends string>(field: Field): Name<Field>[] =>
  languages.map((language) => localizedField(field, language));

/** A translated field with a value for every language: `{ name: …, nameEn: …, nameDe: … }`. */
export const inEachLanguage = <Field extends string, Value>(
  field: Field,
  valueOf: (name: Name<Field>, language: Language) => Value,
): Record<Name<Field>, Value> =>
  Object.fromEntries(
    languages.map((language) => {
      const name = localizedField(field, language);
      return [name, valueOf(name, language)];
    }),
  ) as Record<Name<Field>, Value>;
