/**
 * The first and the last day that a date may mean, both inclusive, as ISO 8601 writes them: `1905-06-12`. Years before 0 and
 * after 9999 have a sign and six digits or more (`-000043-03-15`). Null: open, or not known.
 */
export interface DayBounds {
  earliest: string | null;
  latest: string | null;
}

const yearOf = (day: string): number => Number(day.slice(0, day.lastIndexOf('-', day.length - 4)));

/** Negative when `one` is the earlier day. */
export const compareDays = (one: string, other: string): number =>
  yearOf(one) - yearOf(other) || (one.slice(-5) < other.slice(-5) ? -1 : Number(one.slice(-5) > other.slice(-5)));

const isBefore = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && compareDays(one, other) < 0;

/** Whether the two have a day in common. Open ends reach everywhere; without any bound a date is in no span. */
export const overlap = (one: DayBounds, other: DayBounds): boolean =>
  !isUndated(one) &&
  !isUndated(other) &&
  !isBefore(one.latest, other.earliest) &&
  !isBefore(other.latest, one.earliest);

/** Whether every day of `inner` is in `outer`. */
export const liesWithin = (inner: DayBounds, outer: DayBounds): boolean =>
  (outer.earliest === null || (inner.earliest !== null && !isBefore(inner.earliest, outer.earliest))) &&
  (outer.latest === null || (inner.latest !== null && !isBefore(outer.latest, inner.latest)));

export const isUndated = ({ earliest, latest }: DayBounds): boolean => earliest === null && latest === null;

/** The order of lists: by the earliest day, then by the latest; what is open counts from its other end; undated ones last. */
export function compareBounds(one: DayBounds, other: DayBounds): number {
  const [from, otherFrom] = [one.earliest ?? one.latest, other.earliest ?? other.latest];
  if (from === null || otherFrom === null) return Number(from === null) - Number(otherFrom === null);
  return compareDays(from, otherFrom) || compareDays(one.latest ?? from, other.latest ?? otherFrom);
}

/** The smallest span that holds all of these. */
export const hullOf = (spans: readonly DayBounds[]): DayBounds => ({
  earliest: furthest(
    spans.map(({ earliest }) => earliest),
    (a, b) => compareDays(a, b) < 0,
  ),
  latest: furthest(
    spans.map(({ latest }) => latest),
    (a, b) => compareDays(a, b) > 0,
  ),
});

const furthest = (days: (string | null)[], isFurther: (one: string, other: string) => boolean): string | null =>
  days.reduce(
    (found, day) => (found === null || day === null ? null : isFurther(day, found) ? day : found),
    days[0] ?? null,
  );
