import type { DefaultCover } from '../../contract/entity.js';
import { presentRenditions } from '../../images/renditions.presenter.js';
import type { DefaultCoverRow } from './default-cover.row.js';

/** `image` is null for a cover that is only an address, or whose renditions are not made yet. */
export const presentDefaultCover = (row: DefaultCoverRow, entityTypeCode: string): DefaultCover => ({
  id: row.id,
  entityTypeCode,
  sortOrder: row.sortOrder,
  imageUrl: row.imageUrl,
  image: row.renditions && presentRenditions(row),
});
