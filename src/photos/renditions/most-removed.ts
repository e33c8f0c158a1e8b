/** More were never unused in one night. */
const most = 50;
/** Of a small archive a share alone would be less than one. */
const fewest = 5;
const share = 0.01;

/** How many of all stored contents a sweep removes without being told to: 50, or 1 % where that is less. */
export const mostRemovedAtOnce = (total: number): number => Math.min(most, Math.max(fewest, Math.floor(total * share)));
