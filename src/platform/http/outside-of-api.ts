import { addresses } from '../../contract/addresses.js';

/**
 * The paths that Nest answers without the prefix /api, in the format of `setGlobalPrefix`: those for programs and those of
 * stored files, with everything below them.
 */
export const outsideOfApi: string[] = addresses
  .filter(({ page, path }) => page === null && path !== '/api')
  .map(({ path }) => `${path}{/*below}`);
