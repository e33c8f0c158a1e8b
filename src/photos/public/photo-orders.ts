import type { PhotoSort } from '../../contract/photo.js';

/**
 * The orders of the archive, by the columns of any table with an alias. A photo is in the place of its year, or without one of
 * its span (`dated`): by its first, then by its last year. Undated photos are last.
 */
export const photoOrder = (alias: string): Record<PhotoSort, string> => ({
  createdAt: `${alias}.created_at desc, ${alias}.id desc`,
  createdAtAsc: `${alias}.created_at, ${alias}.id`,
  year: `${alias}.dated nulls last, ${alias}.id`,
  yearDesc: `${alias}.dated desc nulls last, ${alias}.id desc`,
  title: `${alias}.title collate "it_by_number", ${alias}.id`,
  titleDesc: `${alias}.title collate "it_by_number" desc, ${alias}.id desc`,
});

/** The same orders where no photo is undated: an index is read backwards. */
export const datedPhotoOrder = (alias: string): Record<PhotoSort, string> => ({
  ...photoOrder(alias),
  year: `${alias}.dated, ${alias}.id`,
  yearDesc: `${alias}.dated desc, ${alias}.id desc`,
});
