import type { PageContext } from 'vike/types';
import { load } from '../../../renderer/api/load.js';
import { queries } from '../../../renderer/api/queries.js';
import {
  type Gallery,
  galleryOf,
  galleryQuery,
  readGalleryFilters,
  selectPeriods,
} from '../../../renderer/entities/gallery.js';
import { asCardPhoto, type CardPhoto, cardFieldList } from '../../../renderer/photos/card-photo.js';

/** One page of an entity's photos, and the periods to choose from. */
export async function loadGallery(entityId: number, pageContext: PageContext): Promise<Gallery<CardPhoto>> {
  const { language } = pageContext;
  const { periods: asked, page } = readGalleryFilters(pageContext.urlParsed.search);
  const counts = load(pageContext, queries.entityPhotoPeriods(entityId));
  // Without a choice both can be requested at once.
  const selected = asked.length > 0 ? selectPeriods(await counts, asked) : [];
  const query = { ...galleryQuery(selected, page), fields: cardFieldList(language) };
  const [periods, photos] = await Promise.all([counts, load(pageContext, queries.entityPhotos(entityId, query))]);
  const items = photos.items.map((photo) => asCardPhoto(photo, language));
  return galleryOf({ ...photos, items }, { periods, selected });
}
