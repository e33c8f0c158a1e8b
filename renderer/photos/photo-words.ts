import type { Language } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import type { CardPhoto } from './card-photo.js';

/** What a photograph shows, for those who cannot see it: the archive's own words, else the title. */
export const photoAlt = (
  photo: Pick<CardPhoto, 'title' | 'titleEn' | 'titleDe' | 'alt' | 'altEn' | 'altDe'>,
  language: Language,
): string => localized(photo, 'alt', language)?.trim() || localized(photo, 'title', language);
