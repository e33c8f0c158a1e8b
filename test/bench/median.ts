/** The middle of the values, the upper one of an even number; 0 of none. */
export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
