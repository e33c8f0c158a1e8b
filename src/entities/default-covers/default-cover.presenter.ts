import type { DefaultCover } from '../../contract/entity.js';
import { presentRenditions } from '../../images/renditions.presenter.js';
import type { DefaultCoverRow } from './default-cover.row.js';

/** Its image is null for a cover that is an address only, or whose pictures are not made yet. */
export const presentDefaultCover = (row: DefaultCoverRow, entityTypeCode: string): DefaultCover => ({
  id: row.id,
  entityTypeCode,
  sortOrder: row.sortOrder,
  imageUrl: row.imageUrl,
  image: row.renditions && presentRenditions(row),
});
