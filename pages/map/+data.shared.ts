import type { PageContext } from 'vike/types';
import { limits } from '../../src/contract/limits.js';
import { localized, localizedFields } from '../../src/contract/localized.js';
import { abortPage } from '../../renderer/api/abort-page.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { asCardType } from '../../renderer/entities/card-type.js';
import {
  asMapQuery,
  knownFilters,
  openedPhotoId,
  readMapFilters,
  withYearsOf,
} from '../../renderer/map/stage/map-filters.js';
import { asCardPhoto, cardFieldList } from '../../renderer/photos/card-photo.js';
import { mapQueries } from '../../renderer/map/map-queries.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { language, site } = pageContext;
  const { search } = pageContext.urlParsed;
  const photoId = openedPhotoId(search);
  const [types, photo] = await Promise.all([
    load(pageContext, queries.entityTypes()),
    photoId === null ? null : findPhoto(pageContext, photoId),
  ]);
  const asked = knownFilters(readMapFilters(search), { types, periods: site.periods });
  const filters = photo ? withYearsOf(photo, asked, site.periods) : asked;
  const query = asMapQuery(filters);
  const [summary, photos, entities, tags, focus] = await Promise.all([
    load(pageContext, mapQueries.summary(query)),
    load(
      pageContext,
      mapQueries.photos({
        ...query,
        page: filters.page,
        pageSize: limits.pageSize.archive,
        fields: cardFieldList(language),
      }),
    ),
    load(
      pageContext,
      mapQueries.entities({
        ...query,
        pageSize: limits.list.limitMax,
        fields: ['id', 'slug', ...localizedFields('name')].join(),
      }),
    ),
    filters.tags.length === 0 ? [] : load(pageContext, queries.tagsById(filters.tags.join())),
    filters.entityId === null ? null : findFocus(pageContext, filters.entityId),
  ]);
  return {
    summary,
    filters: { ...filters, page: photos.page },
    types: types.map((type) => asCardType(type, language)),
    photos: { ...photos, items: photos.items.map((photo) => asCardPhoto(photo, language)) },
    entities: {
      total: entities.total,
      items: entities.items.map((entity) => ({ slug: entity.slug, name: localized(entity, 'name', language) })),
    },
    tags: tags.map((tag) => ({ id: tag.id, name: localized(tag, 'name', language) })),
    focus,
    photo,
  };
}

/** @throws the page for an entity that does not exist (404) */
async function findFocus(pageContext: PageContext, id: number) {
  const entity = await load(pageContext, queries.entityById(id)).catch((error: unknown) => {
    throw abortPage(error);
  });
  const { lat, lng, entityTypeCode, stillExists } = entity;
  return {
    id,
    name: localized(entity, 'name', pageContext.language),
    type: entityTypeCode,
    stillExists: stillExists !== false,
    at: lat === null || lng === null ? null : { lat, lng },
  };
}

/** Null for one without a position. @throws the page for a photo that does not exist (404) or was taken away (410) */
async function findPhoto(pageContext: PageContext, id: number) {
  const photo = await load(pageContext, queries.photoById(id)).catch((error: unknown) => {
    throw abortPage(error);
  });
  const { lat, lng, year, yearStart, yearEnd, bearing } = photo;
  return lat === null || lng === null ? null : { id, at: { lat, lng }, year, yearStart, yearEnd, bearing };
}
