import de from '../contract/locales/de/photo.json' with { type: 'json' };
import en from '../contract/locales/en/photo.json' with { type: 'json' };
import it from '../contract/locales/it/photo.json' with { type: 'json' };
import type { Localized } from '../contract/localized.js';
import { definedOnly } from '../platform/defined-only.js';

/** The titles of a photo that was uploaded without one: the name of a file says nothing to the public. */
export const untitled = {
  title: it.untitled,
  titleEn: en.untitled,
  titleDe: de.untitled,
} as const satisfies Localized<'title'>;

/** The fields of a new photo; without a title it is untitled, in the languages that have no title either. */
export const withTitle = <Fields extends Partial<Localized<'title'>>>(fields: Fields): Fields & { title: string } =>
  fields.title === undefined ? { ...untitled, ...definedOnly(fields) } : { ...fields, title: fields.title };

/** The generated translations that must go, because the photo has got a title of its own. */
export function outdatedTitles({ title, titleEn, titleDe }: Localized<'title'>): { titleEn?: null; titleDe?: null } {
  if (title === untitled.title) return {};
  return {
    ...(titleEn === untitled.titleEn && { titleEn: null }),
    ...(titleDe === untitled.titleDe && { titleDe: null }),
  };
}
