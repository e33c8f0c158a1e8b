import type { PageContext } from 'vike/types';
import { findNamedPhoto } from '../../renderer/api/find-named-photo.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { asCardPhoto, cardFieldList, type CardPhoto } from '../../renderer/photos/card-photo.js';
import { findPhotoOfTheDay } from '../../renderer/photos/find-photo-of-the-day.js';
import { localized } from '../../src/contract/localized.js';
import { spread } from './spread.js';
import { steps } from './steps.js';

export interface Data {
  /** The photo that the message is about, where the address names one. */
  photo: { id: number; slug: string; title: string } | null;
  /** Beside the title. */
  ofTheDay: CardPhoto | null;
  /** One for each step of how the archive works; none where it has too few. */
  ofSteps: CardPhoto[];
}

export async function data(pageContext: PageContext): Promise<Data> {
  const { photo: named } = pageContext.urlParsed.search;
  const [photo, ofTheDay, ofDecades] = await Promise.all([
    named ? findNamedPhoto(pageContext, named) : null,
    findPhotoOfTheDay(pageContext, 3),
    // Not essential: when this call fails, the steps have no photos.
    findPhotosOfDecades(pageContext).catch(() => []),
  ]);
  return {
    ofTheDay,
    ofSteps: spread(
      ofDecades.filter(({ id }) => id !== ofTheDay?.id),
      steps.length,
    ),
    photo: photo && { id: photo.id, slug: photo.slug, title: localized(photo, 'title', pageContext.language) },
  };
}

async function findPhotosOfDecades(pageContext: PageContext): Promise<CardPhoto[]> {
  const { language } = pageContext;
  const photos = await load(pageContext, queries.photosOfDecades(cardFieldList(language)));
  return photos.map((photo) => asCardPhoto(photo, language));
}
