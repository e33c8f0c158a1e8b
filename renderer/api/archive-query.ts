import type { PublicPageApi } from '../../src/contract/operations.js';
import type { ArchiveQuery } from './load.js';

/** A call with the key of its answer in the browser's cache, and the time that the answer stays fresh. */
export const archiveQuery = <Answer>(
  key: readonly unknown[],
  staleTimeMs: number,
  call: (api: PublicPageApi) => Promise<Answer>,
): ArchiveQuery<Answer> => ({ key, staleTimeMs, call });
