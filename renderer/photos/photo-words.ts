import type { Language } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import type { CardPhoto } from './card-photo.js';

type Named = Pick<CardPhoto, 'title' | 'titleEn' | 'titleDe' | 'alt' | 'altEn' | 'altDe'>;

/** What a photograph shows, for those who cannot see it: the archive's own words, else the title. */
export const photoAlt = (photo: Named, language: Language): string =>
  altBesideTitle(photo, language) || localized(photo, 'title', language);

/** The same where the title stands beside it: without words of its own nothing, for nobody needs to hear the title twice. */
export const altBesideTitle = (photo: Named, language: Language): string =>
  localized(photo, 'alt', language)?.trim() ?? '';
