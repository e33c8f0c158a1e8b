import type { PageContext } from 'vike/types';
import { adminEntityQueries } from '../../../renderer/admin/admin-entity-queries.js';
import {
  adminPhotoListQuery,
  adminPhotoQueries,
  adminPhotoViewOf,
} from '../../../renderer/admin/admin-photo-queries.js';
import { adminFondsList } from '../../../renderer/admin/fonds-queries.js';
import { load } from '../../../renderer/api/load.js';
import { loadMostUsedTags, offeredTags } from '../../../renderer/photos/offered-tags.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { searchAll } = pageContext.urlParsed;
  const query = adminPhotoListQuery(searchAll);
  const [photos, counts, licences, mostUsed, fonds, entity] = await Promise.all([
    load(pageContext, adminPhotoQueries.list(query)),
    load(pageContext, adminPhotoQueries.counts()),
    load(pageContext, adminPhotoQueries.licences()),
    loadMostUsedTags(pageContext),
    load(pageContext, adminFondsList),
    // An entity that is gone filters all photos out, and has no name.
    query.entityId === undefined ? null : load(pageContext, adminEntityQueries.byId(query.entityId)).catch(() => null),
  ]);
  const tags = await offeredTags(pageContext, mostUsed, query.tagId === undefined ? [] : [query.tagId]);
  return { query, view: adminPhotoViewOf(searchAll), photos, counts, licences, tags, fonds, entity };
}
