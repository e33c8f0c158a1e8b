import type { DayRange } from '../../src/contract/dates/day-range.js';

/** A range as text: `1918-06 – 1918-11-03`, one of a single day, month or year once, an open one with its only end. */
export const daysText = ({ from, to }: DayRange): string => (from === to ? from : `${from} – ${to}`.trim());
