import { addresses } from '../../contract/addresses.js';

/**
 * What Nest answers without /api in front, as it wants it for `setGlobalPrefix`: the path of every machine and of every kept
 * file, and all that lies below.
 */
export const outsideOfApi: string[] = addresses
  .filter(({ page, path }) => page === null && path !== '/api')
  .map(({ path }) => `${path}{/*below}`);
