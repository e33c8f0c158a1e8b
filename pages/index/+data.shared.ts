import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import type { Photo } from '../../src/contract/photo.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { type CardEntity, cardFieldList } from '../../renderer/entities/card-entity.js';

export async function data(pageContext: PageContext) {
  const [photos, decades, entities, entityTypes] = await Promise.all([
    featuredPhotos(pageContext),
    // An ornament: without it the page is shown all the same.
    load(pageContext, queries.photoDecades()).catch(() => []),
    load(pageContext, queries.randomEntities(limits.home.entities, cardFieldList(pageContext.language))),
    load(pageContext, queries.entityTypes()),
  ]);
  return { photos, decades, entities: entities satisfies CardEntity[] as CardEntity[], entityTypes };
}

/** Eight popular photos; where the archive has fewer, random ones fill the row. */
async function featuredPhotos(pageContext: PageContext): Promise<Photo[]> {
  const wanted = limits.home.photos;
  const popular = await load(pageContext, queries.popularPhotos(wanted));
  if (popular.length >= wanted) return popular;
  const random = await load(pageContext, queries.randomPhotos(wanted));
  const others = random.filter(({ id }) => !popular.some((photo) => photo.id === id));
  return [...popular, ...others].slice(0, wanted);
}
