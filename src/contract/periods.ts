/** A span of years, both inclusive; `to: null` means until today. */
export interface Period {
  from: number;
  to: number | null;
}

/** The map shows these years where none are chosen. */
export const usualYears = { from: 1860, to: 1945 } as const satisfies Period;

/** The number of photos of a period. */
export interface PeriodCount extends Period {
  count: number;
}

/** `1900-1914` → `{ from: 1900, to: 1914 }`, `1946-` has no end. A reversed span is swapped; null for any other text. */
export function parsePeriod(text: string): Period | null {
  const match = /^(\d{4})-(\d{4})?$/.exec(text);
  if (!match) return null;
  const from = Number(match[1]);
  if (match[2] === undefined) return { from, to: null };
  const to = Number(match[2]);
  return { from: Math.min(from, to), to: Math.max(from, to) };
}

/** The periods of a comma-separated list, each once; invalid ones are left out. */
export function parsePeriods(text: string): Period[] {
  const periods = text.split(',').map(parsePeriod);
  return eachOnce(periods.filter((period) => period !== null));
}

export const eachOnce = (periods: Period[]): Period[] => [
  ...new Map(periods.map((period) => [formatPeriod(period), period])).values(),
];

/** As `parsePeriod` reads it: years have four digits, also those of the first millennium. */
export const formatPeriod = ({ from, to }: Period): string =>
  `${fourDigits(from)}-${to === null ? '' : fourDigits(to)}`;

const fourDigits = (year: number): string => String(year).padStart(4, '0');

/** Whether the periods are valid, ascending and do not overlap. Only the last may have no end. */
export const areAscending = (periods: readonly Period[]): boolean =>
  periods.every(({ from, to }, index) => {
    const before = periods[index - 1];
    return from <= (to ?? from) && (!before || (before.to !== null && before.to < from));
  });
