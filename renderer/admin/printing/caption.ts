import type { CaptionedPhoto } from '../../../src/contract/captions.js';
import type { Language } from '../../../src/contract/languages.js';
import { fallbackLang, localized } from '../../../src/contract/localized.js';
import { datedSpan } from '../../../src/contract/year.js';
import type { Translate } from '../../i18n/translate.js';
import { fullDate } from '../../photos/written-date.js';
import { photoName } from '../photo-name.js';

/** A text in the language of a caption, or in that of `lang` where there is no translation. */
export interface CaptionText {
  text: string;
  lang?: Language | undefined;
}

export const captionTitle = (photo: CaptionedPhoto, language: Language): CaptionText => ({
  text: photoName(photo, language),
  lang: fallbackLang(photo, 'title', language),
});

/** The date as the public reads it; one that is known in words only as it was written; null where none is known. */
export function captionDate(photo: CaptionedPhoto, language: Language, t: Translate): CaptionText | null {
  if (datedSpan(photo)) return { text: fullDate(photo, language, t) };
  const text = localized(photo, 'dateText', language);
  return text ? { text, lang: fallbackLang(photo, 'dateText', language) } : null;
}

/** Material and technique with the size of the object: `Albumen print, 190 × 250 mm`. */
export function captionObject(photo: CaptionedPhoto, language: Language): CaptionText | null {
  const technique = localized(photo, 'technique', language);
  const text = [technique, photo.physicalSize].filter(Boolean).join(', ');
  return text ? { text, lang: technique ? fallbackLang(photo, 'technique', language) : undefined } : null;
}
