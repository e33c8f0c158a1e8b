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

/** The page number a visitor typed into the address: anything but a whole number from 1 on means 1. */
export function pageNumber(text: string | undefined): number {
  const page = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 1;
  return Math.max(1, page);
}
