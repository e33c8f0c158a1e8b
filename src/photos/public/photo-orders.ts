import type { PhotoSort } from '../../contract/photo.js';

/**
 * The orders of the archive, by the columns of any table with an alias. A photo is in the place of its year, or without one of
 * its date: by its first, then by its last day. Undated photos are last.
 */
export const photoOrder = (alias: string): Record<PhotoSort, string> => ({
  createdAt: `${alias}.created_at desc, ${alias}.id desc`,
  createdAtAsc: `${alias}.created_at, ${alias}.id`,
  year: `${alias}.first_day nulls last, ${alias}.last_day nulls last, ${alias}.id`,
  yearDesc: `${alias}.first_day desc nulls last, ${alias}.last_day desc nulls last, ${alias}.id desc`,
  title: `${alias}.title collate "it_by_number", ${alias}.id`,
  titleDesc: `${alias}.title collate "it_by_number" desc, ${alias}.id desc`,
});

/** The same orders where no photo is undated: an index is read backwards. */
export const datedPhotoOrder = (alias: string): Record<PhotoSort, string> => ({
  ...photoOrder(alias),
  year: `${alias}.first_day, ${alias}.last_day, ${alias}.id`,
  yearDesc: `${alias}.first_day desc, ${alias}.last_day desc, ${alias}.id desc`,
});
