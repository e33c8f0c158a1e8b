/** One page of a list. `page` starts at 1 and is clamped to `totalPages`, which is at least 1. */
export interface Paged<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
  totalPages: number;
}

/** A page of a list that is not counted to its end: then `moreThanTotal` is true, and there are more than `total` items. */
export type CountedTo<Page extends Paged<unknown>> = Page & { moreThanTotal: boolean };

/** Requests a few public records, for example eight random photos. */
export interface SelectionQuery {
  limit?: number;
  /** A comma-separated list of public fields; other names are ignored. */
  fields?: string;
}

/** The number of pages for `total` items: at least 1, so that an empty list is page 1 of 1. */
export const pagesFor = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** More pages than any list has, and small enough for a 32-bit integer. */
export const pageMax = 999_999_999;

/**
 * The page number of an address. Anything but a whole number from 1 means 1. A number beyond the last page is not reduced
 * here, because lists clamp it.
 */
export function pageNumber(text: string | undefined): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(1, page), pageMax);
}
