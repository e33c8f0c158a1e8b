import type { PageContext } from 'vike/types';
import { findNamedPhoto } from '../../renderer/api/find-named-photo.js';
import type { CardPhoto } from '../../renderer/photos/card-photo.js';
import { findPhotoOfTheDay } from '../../renderer/photos/find-photo-of-the-day.js';
import { localized } from '../../src/contract/localized.js';

export interface Data {
  /** The photo that the message is about, where the address names one. */
  photo: { id: number; slug: string; title: string } | null;
  /** Beside the title. */
  ofTheDay: CardPhoto | null;
}

export async function data(pageContext: PageContext): Promise<Data> {
  const { photo: named } = pageContext.urlParsed.search;
  const [photo, ofTheDay] = await Promise.all([
    named ? findNamedPhoto(pageContext, named) : null,
    findPhotoOfTheDay(pageContext, 3),
  ]);
  return {
    ofTheDay,
    photo: photo && { id: photo.id, slug: photo.slug, title: localized(photo, 'title', pageContext.language) },
  };
}
