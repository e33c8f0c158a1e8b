/** A span of years, both ends included. */
export interface Period {
  from: number;
  to: number;
}

/** The buckets of the documents (public-site.md §9). */
export const periods: readonly Period[] = [
  { from: 1700, to: 1859 },
  { from: 1860, to: 1879 },
  { from: 1880, to: 1899 },
  { from: 1900, to: 1914 },
  { from: 1915, to: 1918 },
  { from: 1919, to: 1924 },
  { from: 1925, to: 1938 },
  { from: 1939, to: 1945 },
  { from: 1946, to: 2025 },
];

/** `1900-1914` → `{ from: 1900, to: 1914 }`; a reversed range is swapped; anything else is null. */
export function parsePeriod(text: string): Period | null {
  const match = /^(\d{4})-(\d{4})$/.exec(text);
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[2])];
  return { from: Math.min(first, second), to: Math.max(first, second) };
}

export const formatPeriod = ({ from, to }: Period): string => `${from}-${to}`;

/** The bucket in which a year lies. */
export const periodOf = (year: number): Period | null =>
  periods.find(({ from, to }) => year >= from && year <= to) ?? null;
