import type { BulkSelection } from '../../../src/contract/bulk-edit.js';
import type { CaptionsQuery } from '../../../src/contract/captions.js';
import { selectionParameters } from '../../../src/contract/originals.js';
import type { AdminPhotoSort } from '../../../src/contract/admin-photo.js';
import { defaultPhotoSort } from '../../../src/contract/photo.js';
import { adminPhotoFilterOf, adminPhotoListQuery } from '../admin-photo-queries.js';

/** What a selection of photos is printed as. */
export const printPaths = { contactSheet: '/admin/photos/contact-sheet', labels: '/admin/photos/labels' } as const;
export type PrintName = keyof typeof printPaths;

/** The address of a print of these photos, in the order of a list. */
export function printPath(name: PrintName, selection: BulkSelection, sortBy?: AdminPhotoSort): string {
  const query = selectionParameters(selection);
  if (sortBy && sortBy !== defaultPhotoSort) query.set('sortBy', sortBy);
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `${printPaths[name]}?${text}` : printPaths[name];
}

/** The photos that such an address selects; what cannot be right is ignored, as by the list. */
export function printedPhotos(search: Record<string, string[]>): CaptionsQuery {
  const { sortBy, ...query } = adminPhotoListQuery(search);
  const [ids, except] = [idsOf(search['ids']), idsOf(search['except'])];
  return {
    ...(ids ? { ids } : adminPhotoFilterOf(query)),
    ...(!ids && except && { except }),
    ...(sortBy && { sortBy }),
  };
}

/** The same as the values of fields that a form does not show. */
export const hiddenValues = (query: CaptionsQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const idsOf = (values: string[] | undefined): string | undefined =>
  (values ?? [])
    .flatMap((value) => value.split(','))
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .join() || undefined;
