import type { Localized } from '../contract/localized.js';
import { untitled } from '../contract/untitled.js';
import { definedOnly } from '../platform/defined-only.js';

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
