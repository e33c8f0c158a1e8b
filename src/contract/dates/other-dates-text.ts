import { limits } from '../limits.js';
import { recordLimits } from '../record-limits.js';
import { type OtherDate, otherDateKinds } from './other-date.js';

/** A further date of a photo as somebody writes it. */
export type WrittenOtherDate = Pick<OtherDate, 'kind' | 'dateText'>;

/** The text that says that there are none: a correction is never empty. */
export const noOtherDates = 'none';

/** Further dates as one text, one a line, each with its kind: `printed: 1936 ca.` */
export const otherDatesText = (dates: readonly WrittenOtherDate[]): string =>
  dates.map(({ kind, dateText }) => `${kind}: ${dateText}`).join('\n');

/** The inverse of `otherDatesText`, also of `noOtherDates`. @returns null where a line has no kind or no words, or a limit is exceeded */
export function parseOtherDates(text: string): WrittenOtherDate[] | null {
  if (text.trim() === noOtherDates) return [];
  const dates = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseLine);
  const found = dates.filter((date) => date !== null);
  return found.length === dates.length && found.length <= recordLimits.otherDates.max ? found : null;
}

function parseLine(line: string): WrittenOtherDate | null {
  const colon = line.indexOf(':');
  const kind = otherDateKinds.find((name) => name === line.slice(0, colon).trim());
  const dateText = line
    .slice(colon + 1)
    .replace(/\s+/g, ' ')
    .trim();
  return kind && dateText && dateText.length <= limits.text.date ? { kind, dateText } : null;
}
