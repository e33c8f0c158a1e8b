import { type Localized, type TranslationName, translationFields } from '../contract/localized.js';
import { untitled } from '../contract/untitled.js';
import { definedOnly } from '../platform/defined-only.js';

/** The fields of a new photo; without a title it is untitled, in the languages that have no title either. */
export const withTitle = <Fields extends Partial<Localized<'title'>>>(fields: Fields): Fields & { title: string } =>
  fields.title === undefined ? { ...untitled, ...definedOnly(fields) } : { ...fields, title: fields.title };

/** The generated translations that must go, because the photo has got a title of its own. */
export function outdatedTitles(titles: Localized<'title'>): Partial<Record<TranslationName<'title'>, null>> {
  if (titles.title === untitled.title) return {};
  const generated = translationFields('title').filter((name) => titles[name] === untitled[name]);
  return Object.fromEntries(generated.map((name) => [name, null]));
}
