import type { DecadeCount, Photo } from '../../src/contract/photo.js';
import type { Language } from '../../src/contract/languages.js';
import { asCardPhoto, type CardPhoto, type CardSource } from '../../renderer/photos/card-photo.js';

/** A photograph that the first screen can show: its card without texts that have no place there. */
export type ScreenPhoto = Omit<CardPhoto, 'id' | 'alt' | 'altLang' | 'excerpt' | 'excerptLang'>;

/** A decade of the ruler, with its best photograph where it has one with date and description. */
export interface HomeDecade extends DecadeCount {
  photo: ScreenPhoto | null;
}

/** The first year of the decade of a photo; null where its year is not known. */
export const decadeOf = (photo: Pick<Photo, 'year'> | null): number | null =>
  photo?.year ? Math.floor(photo.year / 10) * 10 : null;

/** Joins the counts of the decades with their photographs. */
export const homeDecades = (counts: DecadeCount[], photos: CardSource[], language: Language): HomeDecade[] =>
  counts.map((count) => {
    const best = photos.find((photo) => decadeOf(photo) === count.decade);
    return { ...count, photo: best ? asScreenPhoto(best, language) : null };
  });

function asScreenPhoto(photo: CardSource, language: Language): ScreenPhoto {
  const {
    id: _id,
    alt: _alt,
    altLang: _altLang,
    excerpt: _excerpt,
    excerptLang: _of,
    ...shown
  } = asCardPhoto(photo, language);
  return shown;
}
