import de from './locales/de/photo.json' with { type: 'json' };
import en from './locales/en/photo.json' with { type: 'json' };
import it from './locales/it/photo.json' with { type: 'json' };
import type { Language } from './languages.js';
import { eachLocalized, type Localized } from './localized.js';

const texts: Record<Language, typeof it> = { it, en, de };

/** The titles of a photo that was uploaded without one: the name of a file says nothing to the public. */
export const untitled: Localized<'title'> = {
  ...eachLocalized('title', (language) => texts[language].untitled),
  title: it.untitled,
};
