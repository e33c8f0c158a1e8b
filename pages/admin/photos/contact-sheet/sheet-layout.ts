import type { SheetChoices, SheetLine } from './sheet-choices.js';

/** Millimetres of a sheet of A4, of its margins and of the line at its top. */
const a4 = { short: 210, long: 297 };
const margin = 12;
const head = 9;
/** Between photos, and of a line of a caption. */
const gap = 5;
const lineHeight = 3.2;
/** Above a caption. */
const captionSpace = 1.5;
/** Of the least image: most photographs are about 4:3 or 3:2, and a slightly narrower one is better than half an empty sheet. */
const proportion = 2 / 3;

const rowsOf: Record<SheetLine, number> = { number: 1, title: 2, date: 1, author: 1, licence: 1 };

export interface SheetLayout {
  rows: number;
  perSheet: number;
  /** Millimetres from the top of a photo to that of the one below it, without the gap. */
  cellHeight: number;
  /** Of this, those of the image. */
  imageHeight: number;
}

/** So many rows as leave each image at least the room of one of 3:2; the rest of the sheet is shared out among them. */
export function sheetLayout({ columns, orientation, lines }: SheetChoices): SheetLayout {
  const isPortrait = orientation === 'portrait';
  const width = (isPortrait ? a4.short : a4.long) - 2 * margin;
  const height = (isPortrait ? a4.long : a4.short) - 2 * margin - head;
  const cellWidth = (width - (columns - 1) * gap) / columns;
  const textRows = lines.reduce((sum, line) => sum + rowsOf[line], 0);
  const caption = textRows > 0 ? textRows * lineHeight + captionSpace : 0;
  const rows = Math.max(1, Math.floor((height + gap) / (cellWidth * proportion + caption + gap)));
  const cellHeight = (height - (rows - 1) * gap) / rows;
  return { rows, perSheet: rows * columns, cellHeight, imageHeight: cellHeight - caption };
}
