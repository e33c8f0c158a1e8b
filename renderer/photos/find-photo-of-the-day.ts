import type { PageContext } from 'vike/types';
import { load } from '../api/load.js';
import { queries } from '../api/queries.js';
import { asLargePhoto, cardFieldList, type CardPhoto } from './card-photo.js';

/**
 * The photo of the day, the same for everybody; null where no photo is complete, or when the call fails: no page depends
 * on it.
 * @param daysAgo that of an earlier day, so that a visitor who goes from page to page sees another one on each
 */
export async function findPhotoOfTheDay(pageContext: PageContext, daysAgo = 0): Promise<CardPhoto | null> {
  const { language } = pageContext;
  const query = { fields: cardFieldList(language), ...(daysAgo > 0 && { daysAgo }) };
  const photo = await load(pageContext, queries.photoOfTheDay(query)).catch(() => null);
  return photo && asLargePhoto(photo, language);
}
