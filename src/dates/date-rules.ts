import type { ReadingOptions } from './read-date.js';

/** How this archive reads dates: the width of “circa”, and its own periods. So far all archives read alike. */
export const dateRules = (): ReadingOptions => ({});
