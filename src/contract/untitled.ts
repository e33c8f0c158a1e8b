import de from './locales/de/photo.json' with { type: 'json' };
import en from './locales/en/photo.json' with { type: 'json' };
import it from './locales/it/photo.json' with { type: 'json' };
import type { Localized } from './localized.js';

/** The titles of a photo that was uploaded without one: the name of a file says nothing to the public. */
export const untitled = {
  title: it.untitled,
  titleEn: en.untitled,
  titleDe: de.untitled,
} as const satisfies Localized<'title'>;
