import { daysOf } from '../contract/dates/written-day.js';

/**
 * Given ends of a date as days: as the first day `1918` is 1 January, as the last one 31 December.
 * @param patch of a record; fields that it does not set are left out
 */
export const writtenDays = <Name extends string>(
  patch: object,
  ends: Readonly<Record<Name, 'earliest' | 'latest'>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    (Object.keys(ends) as Name[]).flatMap((name) => {
      const text: unknown = patch[name as keyof typeof patch];
      return typeof text === 'string' ? [[name, daysOf(text)?.[ends[name]] ?? text]] : [];
    }),
  ) as Partial<Record<Name, string>>;
