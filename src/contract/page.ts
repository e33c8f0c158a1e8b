/** A slice of a list: `page` starts at 1 and is already clamped to `totalPages` (at least 1). */
export interface Paged<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
  totalPages: number;
}

/** Asks for a few of the public records, such as eight at random. */
export interface SelectionQuery {
  limit?: number;
  /** A comma list of public fields; others are ignored. */
  fields?: string;
}

/** How many pages `total` items make: at least one, so that an empty list is page 1 of 1. */
export const pagesFor = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** More than any list has, and still a number that a call takes. */
const pageMax = 999_999_999;

/**
 * The page number a visitor typed into the address: anything but a whole number from 1 on means 1. Beyond the end it stays
 * as large as it is: lists clamp it to their last page.
 */
export function pageNumber(text: string | undefined): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(1, page), pageMax);
}
