import type { PageContext } from 'vike/types';
import { adminPhotoListQuery, adminPhotoQueries } from '../../../renderer/admin/admin-photo-queries.js';
import { load } from '../../../renderer/api/load.js';

export async function data(pageContext: PageContext) {
  const query = adminPhotoListQuery(pageContext.urlParsed.search);
  const [photos, counts] = await Promise.all([
    load(pageContext, adminPhotoQueries.list(query)),
    load(pageContext, adminPhotoQueries.counts()),
  ]);
  return { query, photos, counts };
}
