import type { CaptionsQuery } from '../../src/contract/captions.js';
import { daysOf, isCalendarDay } from '../../src/contract/dates/written-day.js';
import { limits } from '../../src/contract/limits.js';
import { pageNumber } from '../../src/contract/page.js';
import {
  type AdminPhotoFilter,
  type AdminPhotoListQuery,
  adminPhotoSorts,
  photoGaps,
} from '../../src/contract/admin-photo.js';
import { defaultPhotoSort, photoStatuses } from '../../src/contract/photo.js';
import { adminQuery } from './admin-query.js';

const staleTimeMs = 5_000;

export const adminPhotoQueries = {
  list: (query: AdminPhotoListQuery) =>
    adminQuery([...adminPhotosKey, 'list', query], staleTimeMs, (api) => api.adminPhotos.list(query)),
  /** An editor must always start from what is stored now. */
  byId: (id: number) => adminQuery([...adminPhotosKey, id], 0, (api) => api.adminPhotos.byId({ id })),
  captions: (query: CaptionsQuery) =>
    adminQuery([...adminPhotosKey, 'captions', query], staleTimeMs, (api) => api.adminPhotos.captions(query)),
  counts: () => adminQuery([...adminPhotosKey, 'counts'], staleTimeMs, (api) => api.adminPhotos.counts()),
  licences: () => adminQuery([...adminPhotosKey, 'licences'], staleTimeMs, (api) => api.adminPhotos.licences()),
};

/** Prefix of the keys of all these queries. */
export const adminPhotosKey = ['admin-photos'] as const;

/** How the list is shown. */
export const adminPhotoViews = ['grid', 'table'] as const;
export type AdminPhotoView = (typeof adminPhotoViews)[number];

/** The query of the list, from the address with repeated parameters; what cannot be right is ignored. */
export function adminPhotoListQuery(search: Record<string, string[]>): AdminPhotoListQuery {
  const textOf = (name: string, max: number): string | undefined =>
    search[name]?.at(-1)?.trim().slice(0, max) || undefined;
  const numberOf = (name: string, pattern: RegExp): number | undefined => {
    const text = textOf(name, 10);
    return text && pattern.test(text) ? Number(text) : undefined;
  };
  const dayOf = (name: string): string | undefined => {
    const text = textOf(name, 10);
    return text && daysOf(text) ? text : undefined;
  };
  const calendarDayOf = (name: string): string | undefined => {
    const text = textOf(name, 10);
    return text && isCalendarDay(text) ? text : undefined;
  };
  // Addresses of files have 1, those of this list true.
  const flagOf = (name: string): true | undefined => (['true', '1'].includes(textOf(name, 5) ?? '') ? true : undefined);
  const lacks = photoGaps.filter((gap) => search['lacks']?.some((names) => names.split(',').includes(gap)));
  const query: AdminPhotoListQuery = {
    page: pageNumber(search['page']?.at(-1)),
    status: photoStatuses.find((known) => known === textOf('status', 20)),
    q: textOf('q', limits.searchText.max),
    from: dayOf('from'),
    to: dayOf('to'),
    tagId: numberOf('tagId', /^[1-9]\d{0,8}$/),
    entityId: numberOf('entityId', /^[1-9]\d{0,8}$/),
    fondsId: numberOf('fondsId', /^[1-9]\d{0,8}$/),
    license: textOf('license', limits.text.line),
    lacks: lacks.join(',') || undefined,
    folder: textOf('folder', limits.upload.pathMax),
    addedFrom: calendarDayOf('addedFrom'),
    addedTo: calendarDayOf('addedTo'),
    mine: flagOf('mine'),
    lastUpload: flagOf('lastUpload'),
    sortBy: adminPhotoSorts.find((known) => known === textOf('sortBy', 20)),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The view that the address states; null where the stored one applies. */
export const adminPhotoViewOf = (search: Record<string, string[]>): AdminPhotoView | null =>
  adminPhotoViews.find((view) => view === search['view']?.at(-1)) ?? null;

/** The filter of a query: without its page and its order. */
export function adminPhotoFilterOf({ page: _, sortBy: __, ...filter }: AdminPhotoListQuery): AdminPhotoFilter {
  return filter;
}

/** Address of the editor, with the list that the photo is opened from. Its page is always stated, as the mark of a list. */
export function editPhotoPath(id: number, list?: AdminPhotoListQuery): string {
  const path = `/admin/edit-photo/${id}`;
  return list ? `${path}?${searchOf({ page: 1, ...list })}` : path;
}

/** Address of the list; page 1 and the default order are left out. */
export function adminPhotosPath(
  { page = 1, sortBy = defaultPhotoSort, ...filter }: AdminPhotoListQuery,
  view: AdminPhotoView | null = null,
): string {
  const search = searchOf({
    ...filter,
    sortBy: sortBy === defaultPhotoSort ? undefined : sortBy,
    view: view ?? undefined,
    page: page > 1 ? page : undefined,
  });
  return search ? `/admin/photos?${search}` : '/admin/photos';
}

function searchOf(query: object): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== false);
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}
