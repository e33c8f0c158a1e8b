import { render } from 'vike/abort';
import type { PageContext } from 'vike/types';
import type { AdminPhotoDetail } from '../../../../src/contract/admin-photo.js';
import { adminPhotoQueries } from '../../../../renderer/admin/admin-photo-queries.js';
import { abortPage } from '../../../../renderer/api/abort-page.js';
import { load } from '../../../../renderer/api/load.js';
import { findInList, type PlaceInList } from './place-in-list.js';

export interface Data {
  photo: AdminPhotoDetail;
  /** Null for a photo that was not opened from a list. */
  place: PlaceInList | null;
}

export async function data(pageContext: PageContext): Promise<Data> {
  const id = pageContext.routeParams['id'] ?? '';
  if (!/^\d{1,10}$/.test(id)) throw render(404);
  const [photo, place] = await Promise.all([
    load(pageContext, adminPhotoQueries.byId(Number(id))).catch((error: unknown) => {
      throw abortPage(error);
    }),
    findInList(pageContext, Number(id)),
  ]);
  return { photo, place };
}
