import { pageNumber } from '../../src/contract/page.js';
import { type AdminPhotoListQuery, type PhotoStatus, photoStatuses } from '../../src/contract/photo.js';
import type { ArchiveQuery } from '../api/load.js';

const staleTimeMs = 5_000;

export const adminPhotoQueries = {
  list: (query: AdminPhotoListQuery) =>
    ({
      key: [...adminPhotosKey, 'list', query],
      staleTimeMs,
      call: (api) => api.adminPhotos.list(query),
    }) satisfies ArchiveQuery<unknown>,
  /** Who edits must see what is stored now. */
  byId: (id: number) =>
    ({
      key: [...adminPhotosKey, id],
      staleTimeMs: 0,
      call: (api) => api.adminPhotos.byId({ id }),
    }) satisfies ArchiveQuery<unknown>,
  counts: () =>
    ({
      key: [...adminPhotosKey, 'counts'],
      staleTimeMs,
      call: (api) => api.adminPhotos.counts(),
    }) satisfies ArchiveQuery<unknown>,
};

/** What every query on the photos of the administration begins with. */
export const adminPhotosKey = ['admin-photos'] as const;

/** What the address asks for; a state that does not exist asks for all. */
export function adminPhotoListQuery(search: Record<string, string>): AdminPhotoListQuery {
  const status = photoStatuses.find((known) => known === search['status']);
  const q = search['q']?.trim();
  return { page: pageNumber(search['page']), ...(status && { status }), ...(q && { q }) };
}

/** Where a photo is edited (accounts-and-admin.md §2.4). */
export const editPhotoPath = (id: number): string => `/admin/edit-photo/${id}`;

/** The address of a list; page 1 goes without saying. */
export function adminPhotosPath({ page = 1, status, q }: { page?: number; status?: PhotoStatus; q?: string }): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (q) query.set('q', q);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/admin/photos?${query.toString()}` : '/admin/photos';
}
