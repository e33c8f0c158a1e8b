import { isAllInYears } from '../../src/contract/dates/years-of-date.js';
import type { Renditions } from '../../src/contract/image.js';
import type { Language } from '../../src/contract/languages.js';
import { fallbackLang, localized, localizedField, type LocalizedOrNull } from '../../src/contract/localized.js';
import type { Photo } from '../../src/contract/photo.js';
import { photoExcerpt } from '../../src/contract/text.js';
import { altBesideTitle, langBesideTitle } from './photo-alt.js';
import { dateWords } from './date-words.js';
import { withoutPreview } from './picture-style.js';

/** What the card of a photo shows, in the language of its page. */
export interface CardPhoto {
  id: number;
  slug: string;
  title: string;
  /** Where it is not that of the page; so are `altLang` and `excerptLang`. */
  titleLang?: Language | undefined;
  /** Empty where the photo has no alternative text: the title stands beside it. */
  alt: string;
  altLang?: Language | undefined;
  excerpt: string;
  excerptLang?: Language | undefined;
  year: number | null;
  yearEstimated: boolean;
  yearStart: number | null;
  yearEnd: number | null;
  /** Where there is no year, or a day is known. */
  edtf?: string | null;
  /** The date in words, where neither a year nor a span is known. */
  dateText?: string | undefined;
  dateTextLang?: Language | undefined;
  image: Renditions;
}

const translated = ['title', 'description', 'alt', 'dateText'] as const;

/** The fields of a photo that its card is made of; a list may leave out the languages that its page does not use. */
export type CardSource = Pick<
  Photo,
  | 'id'
  | 'slug'
  | 'year'
  | 'yearEstimated'
  | 'yearStart'
  | 'yearEnd'
  | 'edtf'
  | 'image'
  | keyof LocalizedOrNull<(typeof translated)[number]>
>;

/** The `fields` parameter of a list that is shown as cards. Italian is there for what is not translated. */
export const cardFieldList = (language: Language): string =>
  [
    'id,slug,year,yearEstimated,yearStart,yearEnd,edtf,image',
    ...new Set(translated.flatMap((field) => [field, localizedField(field, language)])),
  ].join();

export const asCardPhoto = (photo: CardSource, language: Language): CardPhoto => ({
  id: photo.id,
  slug: photo.slug,
  title: localized(photo, 'title', language),
  titleLang: fallbackLang(photo, 'title', language),
  alt: altBesideTitle(photo, language),
  altLang: langBesideTitle(photo, language),
  excerpt: photoExcerpt(localized(photo, 'description', language)),
  excerptLang: fallbackLang(photo, 'description', language),
  year: photo.year,
  yearEstimated: photo.yearEstimated,
  yearStart: photo.yearStart,
  yearEnd: photo.yearEnd,
  ...(photo.edtf && !isAllInYears(photo.edtf) && { edtf: photo.edtf }),
  ...dateWords(photo, language),
  image: withoutPreview(photo.image),
});

/** The same for one photo that a page shows large: with the preview that fills its place while it loads. */
export const asLargePhoto = (photo: CardSource, language: Language): CardPhoto => ({
  ...asCardPhoto(photo, language),
  image: photo.image,
});
