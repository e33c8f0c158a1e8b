import type { PageApi } from '../../src/contract/operations.js';
import { httpApi } from '../api/http-api.js';
import type { ArchiveQuery } from '../api/load.js';
import { adminApi } from './admin-api.js';

/** As `archiveQuery`, for what only the administration reads: in process on the server, over HTTP in the browser. */
export const adminQuery = <Answer>(
  key: readonly unknown[],
  staleTimeMs: number,
  call: (api: PageApi) => Promise<Answer>,
): ArchiveQuery<Answer> => ({
  key,
  staleTimeMs,
  call: (api) => call(import.meta.env.SSR ? (api as PageApi) : overHttp),
});

const overHttp: PageApi = {
  ...httpApi,
  ...adminApi,
  contributions: { ...httpApi.contributions, ...adminApi.contributions },
};
