import { limits } from './limits.js';

/** A year that a record may tell of: none that is still to come, by the clock of now. */
export const isPossibleYear = (year: number): boolean => year >= limits.year.min && year <= new Date().getFullYear();
