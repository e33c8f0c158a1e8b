import type { BulkSelection } from './bulk-edit.js';
import type { AdminPhotoFilter } from './admin-photo.js';

/** Photos whose originals one zip has at most. */
export const originalsAtOnce = 1000;

/** A selection of photos in an address. */
export interface OriginalsQuery extends AdminPhotoFilter {
  /** Separated by commas; in place of a filter. */
  ids?: string;
  /** With a filter: photos that are left out, separated by commas. */
  except?: string;
}

export const originalPath = (photoId: number): string => `/api/admin/photos/${photoId}/original`;

/** The address of a zip. */
export const originalsPath = (selection: BulkSelection): string =>
  `/api/admin/originals?${selectionParameters(selection)}`;

/** A selection as the parameters of an address. */
export function selectionParameters({ ids, filter, except }: BulkSelection): URLSearchParams {
  const query = new URLSearchParams();
  if (ids) query.set('ids', ids.join());
  for (const [name, value] of Object.entries(filter ?? {}))
    if (value !== undefined) query.set(name, value === true ? '1' : String(value));
  if (except && except.length > 0) query.set('except', except.join());
  return query;
}
