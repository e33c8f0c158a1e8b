import { Archive1763600000000 } from './1763600000000-archive.js';

/** In order; listed by hand so that every builder and test runner sees the same ones. */
export const migrations = [Archive1763600000000];
