/** A moment as OAI-PMH writes it (section 3.3): in UTC, to the second. */
export const utcSeconds = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

const granularities = [
  { pattern: /^\d{4}-\d\d-\d\d$/, ms: 24 * 60 * 60 * 1000 },
  { pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, ms: 1000 },
];

/** A day or a second: where it begins, and how long it lasts in milliseconds. */
export interface WrittenMoment {
  start: Date;
  ms: number;
}

/** Null where the text is none, or there is no such day. */
export function readMoment(text: string): WrittenMoment | null {
  const granularity = granularities.find(({ pattern }) => pattern.test(text));
  const start = new Date(text);
  if (!granularity || Number.isNaN(start.getTime()) || !start.toISOString().startsWith(text.replace('Z', '')))
    return null;
  return { start, ms: granularity.ms };
}
