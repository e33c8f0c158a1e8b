/** Where the number of a photo, and that of all selected ones, stand in a title for many photos. */
export const titleNumber = '{n}';
export const titleCount = '{count}';

/** `Veduta del porto {n}/{count}` → `Veduta del porto 3/12`. */
export const numberedTitle = (pattern: string, { number, count }: { number: number; count: number }): string =>
  pattern.replaceAll(titleNumber, String(number)).replaceAll(titleCount, String(count));
