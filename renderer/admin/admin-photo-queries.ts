import { pageNumber } from '../../src/contract/page.js';
import { type AdminPhotoListQuery, type PhotoStatus, photoStatuses } from '../../src/contract/photo.js';
import { adminQuery } from './admin-query.js';

const staleTimeMs = 5_000;

export const adminPhotoQueries = {
  list: (query: AdminPhotoListQuery) =>
    adminQuery([...adminPhotosKey, 'list', query], staleTimeMs, (api) => api.adminPhotos.list(query)),
  /** An editor must always start from what is stored now. */
  byId: (id: number) => adminQuery([...adminPhotosKey, id], 0, (api) => api.adminPhotos.byId({ id })),
  counts: () => adminQuery([...adminPhotosKey, 'counts'], staleTimeMs, (api) => api.adminPhotos.counts()),
};

/** Prefix of the keys of all these queries. */
export const adminPhotosKey = ['admin-photos'] as const;

/** The query of the list, from the address; an unknown state is ignored. */
export function adminPhotoListQuery(search: Record<string, string>): AdminPhotoListQuery {
  const status = photoStatuses.find((known) => known === search['status']);
  const q = search['q']?.trim();
  return { page: pageNumber(search['page']), ...(status && { status }), ...(q && { q }) };
}

export const editPhotoPath = (id: number): string => `/admin/edit-photo/${id}`;

/** Address of the list; page 1 is left out. */
export function adminPhotosPath({ page = 1, status, q }: { page?: number; status?: PhotoStatus; q?: string }): string {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (q) query.set('q', q);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/admin/photos?${query.toString()}` : '/admin/photos';
}
