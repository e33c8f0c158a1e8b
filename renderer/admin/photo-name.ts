import type { Language } from '../../src/contract/languages.js';
import { localized, type LocalizedOrNull } from '../../src/contract/localized.js';
import { untitled } from '../../src/contract/untitled.js';

/** What administrators call a photo: its title; those without one carry their numbers, or all would have one name. */
export function photoName(photo: { id: number; title: string } & LocalizedOrNull<'title'>, language: Language): string {
  const title = localized(photo, 'title', language);
  return photo.title === untitled.title ? `${title} ${photo.id}` : title;
}
