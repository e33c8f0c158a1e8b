import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import type { Photo } from '../../src/contract/photo.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';

export async function data(pageContext: PageContext) {
  const [photos, entities, entityTypes] = await Promise.all([
    featuredPhotos(pageContext),
    load(pageContext, queries.homeEntities(limits.home.entities)),
    load(pageContext, queries.entityTypes()),
  ]);
  return { photos, entities: entities.items, entityTypes };
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
