import type { PageContext } from 'vike/types';
import type { Paged } from '../../../../src/contract/page.js';
import type { AdminPhotoListItem, AdminPhotoListQuery } from '../../../../src/contract/admin-photo.js';
import {
  adminPhotoListQuery,
  adminPhotoQueries,
  adminPhotosPath,
  editPhotoPath,
} from '../../../../renderer/admin/admin-photo-queries.js';
import type { Steps } from '../../../../renderer/admin/records/RecordSteps.js';
import { load } from '../../../../renderer/api/load.js';

/** The administrators' list that a photo was opened from. */
export interface PlaceInList {
  /** Address of the page of the list that shows the photo. */
  path: string;
  /** Null when the photo has left the list. */
  steps: Steps | null;
}

/**
 * Looks on the page of the list that the address names, and on the one before: the photos before this one may have left the
 * list since, for instance because they are complete now. So the cost does not depend on the length of the list.
 */
export async function findInList(pageContext: PageContext, id: number): Promise<PlaceInList | null> {
  const { searchAll } = pageContext.urlParsed;
  if (!searchAll['page']) return null;
  const query = adminPhotoListQuery(searchAll);
  const pageAt = (page: number) => load(pageContext, adminPhotoQueries.list({ ...query, page }));
  const asked = query.page ?? 1;
  let list = await pageAt(asked);
  if (!isOn(list, id) && asked > 1) list = await pageAt(asked - 1);
  const { items, page, pageSize, total, moreThanTotal, totalPages } = list;
  const index = items.findIndex((photo) => photo.id === id);
  const path = adminPhotosPath({ ...query, page });
  if (index < 0) return { path, steps: null };

  const isFirst = index === 0 && page > 1;
  const isLast = index === items.length - 1 && page < totalPages;
  const [before, after] = await Promise.all([isFirst ? pageAt(page - 1) : null, isLast ? pageAt(page + 1) : null]);
  const previous = before ? before.items.at(-1) : items[index - 1];
  const next = after ? after.items[0] : items[index + 1];
  return {
    path,
    steps: {
      previous: addressIn({ ...query, page: before ? page - 1 : page }, previous),
      next: addressIn({ ...query, page: after ? page + 1 : page }, next),
      position: (page - 1) * pageSize + index + 1,
      total,
      moreThanTotal,
    },
  };
}

const isOn = ({ items }: Paged<AdminPhotoListItem>, id: number): boolean => items.some((photo) => photo.id === id);

const addressIn = (list: AdminPhotoListQuery, photo: AdminPhotoListItem | undefined): string | null =>
  photo ? editPhotoPath(photo.id, list) : null;
