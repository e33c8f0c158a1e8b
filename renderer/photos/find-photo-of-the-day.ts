import type { PageContext } from 'vike/types';
import { load } from '../api/load.js';
import { queries } from '../api/queries.js';
import { asLargePhoto, cardFieldList, type CardPhoto } from './card-photo.js';

/**
 * The photo of the day, the same for everybody; null where no photo is complete, or when the call fails: no page depends
 * on it.
 */
export async function findPhotoOfTheDay(pageContext: PageContext): Promise<CardPhoto | null> {
  const { language } = pageContext;
  const photo = await load(pageContext, queries.photoOfTheDay(cardFieldList(language))).catch(() => null);
  return photo && asLargePhoto(photo, language);
}
