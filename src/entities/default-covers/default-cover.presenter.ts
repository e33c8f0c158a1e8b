import { type AdminDefaultCover, firstShownOrder } from '../../contract/default-cover.js';
import type { DefaultCover } from '../../contract/entity.js';
import { presentRenditions } from '../../images/renditions.presenter.js';
import { versionOf } from '../../platform/database/version-of.js';
import type { DefaultCoverRow } from './default-cover.row.js';

/** `image` is null for a cover that is only an address, or whose renditions are not made yet. */
export const presentDefaultCover = (row: DefaultCoverRow, entityTypeCode: string): DefaultCover => ({
  id: row.id,
  entityTypeCode,
  sortOrder: row.sortOrder,
  imageUrl: row.imageUrl,
  image: row.renditions && presentRenditions(row),
});

export type TypedCover = DefaultCoverRow & { entityTypeCode: string };

/** @param covers of all types, by type, in their order: of each type, the first with an image from the second place on is shown */
export function presentAdminDefaultCovers(covers: TypedCover[]): AdminDefaultCover[] {
  const shown = new Map<number, number>();
  for (const { id, entityTypeId, sortOrder, imageUrl } of covers)
    if (sortOrder >= firstShownOrder && imageUrl !== null && !shown.has(entityTypeId)) shown.set(entityTypeId, id);
  return covers.map((cover) => ({
    ...presentDefaultCover(cover, cover.entityTypeCode),
    isShown: shown.get(cover.entityTypeId) === cover.id,
    isProcessing: cover.originalSha256 !== null && cover.renditions === null && cover.failure === null,
    failure: cover.failure,
    version: versionOf(coverState(cover)),
  }));
}

/** What people change of a cover. */
export const coverState = ({ sortOrder, originalSha256 }: DefaultCoverRow): object => ({ sortOrder, originalSha256 });
