import type { Language } from '../../src/contract/languages.js';
import { fallbackLang, type Localized, type LocalizedOrNull, localized } from '../../src/contract/localized.js';

type PhotoTexts = Localized<'title'> & LocalizedOrNull<'alt'>;

/** The alternative text of a photo, else its title. */
export const photoAlt = (photo: PhotoTexts, language: Language): string =>
  altBesideTitle(photo, language) || localized(photo, 'title', language);

/** The `lang` of that text where it is not that of the page, see `fallbackLang`. */
export const photoAltLang = (photo: PhotoTexts, language: Language): Language | undefined =>
  fallbackLang(photo, altBesideTitle(photo, language) ? 'alt' : 'title', language);

/**
 * For an image beside its title: without an own alternative text it is empty, so that screen readers do not read the
 * title twice.
 */
export const altBesideTitle = (photo: PhotoTexts, language: Language): string =>
  localized(photo, 'alt', language)?.trim() ?? '';

/** The `lang` of that text where it is not that of the page. An empty one has none. */
export const langBesideTitle = (photo: PhotoTexts, language: Language): Language | undefined =>
  altBesideTitle(photo, language) ? fallbackLang(photo, 'alt', language) : undefined;
