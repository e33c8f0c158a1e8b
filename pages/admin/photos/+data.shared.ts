import type { PageContext } from 'vike/types';
import { adminEntityQueries } from '../../../renderer/admin/admin-entity-queries.js';
import {
  adminPhotoListQuery,
  adminPhotoQueries,
  adminPhotoViewOf,
} from '../../../renderer/admin/admin-photo-queries.js';
import { adminFondsList } from '../../../renderer/admin/fonds-queries.js';
import { adminTagById, offeredAdminTags } from '../../../renderer/admin/tag-queries.js';
import { load } from '../../../renderer/api/load.js';
import { namedTags } from '../../../renderer/photos/offered-tags.js';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContext) {
  const { searchAll } = pageContext.urlParsed;
  const query = adminPhotoListQuery(searchAll);
  const [photos, counts, licences, offered, fonds, entity, tag] = await Promise.all([
    load(pageContext, adminPhotoQueries.list(query)),
    load(pageContext, adminPhotoQueries.counts()),
    load(pageContext, adminPhotoQueries.licences()),
    load(pageContext, offeredAdminTags),
    load(pageContext, adminFondsList),
    // An entity or a tag that is gone filters all photos out, and has no name.
    query.entityId === undefined ? null : load(pageContext, adminEntityQueries.byId(query.entityId)).catch(() => null),
    query.tagId === undefined ? null : load(pageContext, adminTagById(query.tagId)).catch(() => null),
  ]);
  const isOffered = tag === null || offered.some(({ id }) => id === tag.id);
  const tags = namedTags(isOffered ? offered : [...offered, tag], pageContext.language);
  return { query, view: adminPhotoViewOf(searchAll), photos, counts, licences, tags, fonds, entity };
}
