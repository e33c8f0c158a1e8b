import { limits } from './limits.js';

/** Whether a record may have this year: not before `limits.year.min` and not in the future. */
export const isPossibleYear = (year: number): boolean => year >= limits.year.min && year <= new Date().getFullYear();
