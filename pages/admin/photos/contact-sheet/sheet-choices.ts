import { chosenOf } from '../../../../renderer/admin/printing/line-choice.js';
import type { Orientation } from '../../../../renderer/admin/printing/Paper.js';

export const columnCounts = [3, 4, 5] as const;
export const orientations: readonly Orientation[] = ['portrait', 'landscape'];
/** What may be below each photo, in this order. */
export const sheetLines = ['number', 'title', 'date', 'author', 'licence'] as const;
export type SheetLine = (typeof sheetLines)[number];

export interface SheetChoices {
  columns: (typeof columnCounts)[number];
  orientation: Orientation;
  lines: SheetLine[];
}

/** Four in a row are seen well enough to choose from, and still have room for their captions. */
const usual: SheetChoices = { columns: 4, orientation: 'portrait', lines: ['number', 'title', 'date'] };

/** The choices of an address; what it does not say is as usual. */
export const sheetChoices = (search: Record<string, string[]>): SheetChoices => ({
  columns: columnCounts.find((count) => String(count) === search['columns']?.at(-1)) ?? usual.columns,
  orientation: orientations.find((each) => each === search['orientation']?.at(-1)) ?? usual.orientation,
  lines: chosenOf(search['lines'], sheetLines, usual.lines),
});

/** The same as the values of a form. */
export const sheetValues = ({ columns, orientation, lines }: SheetChoices = usual): Record<string, string> => ({
  columns: String(columns),
  orientation,
  lines: lines.join(),
});
