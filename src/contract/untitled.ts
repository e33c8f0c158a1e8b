import { languages, languageTable } from './languages.js';
import { type Localized, localizedField } from './localized.js';

/** The titles of a photo that was uploaded without one, in every language. */
export const untitled = Object.fromEntries(
  languages.map((language) => [localizedField('title', language), languageTable[language].untitled]),
) as Record<keyof Localized<'title'>, string>;
