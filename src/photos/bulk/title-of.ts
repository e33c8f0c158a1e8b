import type { BulkChange } from '../../contract/bulk-edit.js';
import { numberedTitle } from '../../contract/numbered-title.js';

/** The title that a photo gets at its place, from 1, in a selection of `count`; undefined where the change gives none. */
export const titleOf = (
  { titlePattern, titleStart = 1 }: BulkChange,
  { place, count }: { place: number; count: number },
): string | undefined =>
  titlePattern === undefined ? undefined : numberedTitle(titlePattern, { number: titleStart + place - 1, count });
