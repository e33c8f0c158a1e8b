import type { AdminEntity } from '../../../src/contract/entity.js';
import type { AdminFonds } from '../../../src/contract/fonds.js';
import type { AdminPhotoListQuery, LicenceCount } from '../../../src/contract/admin-photo.js';
import { defaultPhotoSort } from '../../../src/contract/photo.js';
import type { AdminPhotoView } from '../../../renderer/admin/admin-photo-queries.js';
import type { OfferedTag } from '../../../renderer/photos/offered-tags.js';
import { chosenQueue } from './photo-queues.js';

/** The query of the list, and what can be chosen for it. */
export interface FilteredList {
  query: AdminPhotoListQuery;
  view: AdminPhotoView | null;
  licences: LicenceCount[];
  tags: OfferedTag[];
  /** What there is to filter by. */
  fonds: AdminFonds[];
  /** The entity that the photos are filtered by. */
  entity: AdminEntity | null;
}

/** The values of the fields, by name; '' for a filter that is not set. */
export type Values = ReturnType<typeof valuesOf>;

export const valuesOf = (query: AdminPhotoListQuery, view: AdminPhotoView | null) => ({
  q: query.q ?? '',
  tagId: text(query.tagId),
  license: query.license ?? '',
  from: text(query.from),
  to: text(query.to),
  sortBy: query.sortBy ?? defaultPhotoSort,
  lacks: query.lacks ?? '',
  addedFrom: query.addedFrom ?? '',
  addedTo: query.addedTo ?? '',
  mine: query.mine ? 'true' : '',
  lastUpload: query.lastUpload ? 'true' : '',
  status: query.status ?? '',
  entityId: text(query.entityId),
  fondsId: text(query.fondsId),
  folder: query.folder ?? '',
  view: view ?? '',
});

const text = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

/** How many filters are set below the line; a queue that is open is said by its tab. */
export function activeOf(query: AdminPhotoListQuery): number {
  const { page: _, sortBy: __, q: ___, from, to, addedFrom, addedTo, ...others } = query;
  const { status, lacks, lastUpload, ...rest } = others;
  const inQueue = chosenQueue(query) === null ? [status, lacks, lastUpload] : [];
  return [from ?? to, addedFrom ?? addedTo, ...inQueue, ...Object.values(rest)].filter((value) => value !== undefined)
    .length;
}
