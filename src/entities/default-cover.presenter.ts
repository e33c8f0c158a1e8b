import type { DefaultCover } from '../contract/entity.js';
import type { Picture } from '../contract/image.js';
import type { DefaultCoverRow } from './default-cover.row.js';

export const presentDefaultCover = (row: DefaultCoverRow, entityTypeCode: string): DefaultCover => ({
  id: row.id,
  entityTypeCode,
  sortOrder: row.sortOrder,
  imageUrl: row.imageUrl,
  image: presentDefaultCoverPicture(row),
});

/** Null for a cover that is an address only, or whose pictures are not made yet. */
export function presentDefaultCoverPicture({
  originalSha256,
  picture,
}: Pick<DefaultCoverRow, 'originalSha256' | 'picture'>): Picture | null {
  if (!originalSha256 || !picture) return null;
  const { recipe, widths, width, height, color, placeholder } = picture;
  return { base: `/uploads/${originalSha256}/${recipe}`, widths, width, height, color, placeholder };
}
