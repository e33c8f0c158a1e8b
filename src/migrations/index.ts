import { Initial1764000000000 } from './1764000000000-initial.js';

/** In order; listed by hand so that every builder and test runner sees the same ones. */
export const migrations = [Initial1764000000000];
