import type { PageApi } from '../../src/contract/operations.js';
import { httpApi } from '../api/http-api.js';
import type { ArchiveQuery } from '../api/load.js';
import { adminApi } from './admin-api.js';

/** What the administration reads; the protection of an account has pages of its own. */
type AdminPageApi = Omit<PageApi, 'security'>;

/** As `archiveQuery`, for what only the administration reads: in process on the server, over HTTP in the browser. */
export const adminQuery = <Answer>(
  key: readonly unknown[],
  staleTimeMs: number,
  call: (api: AdminPageApi) => Promise<Answer>,
): ArchiveQuery<Answer> => ({
  key,
  staleTimeMs,
  call: (api) => call(import.meta.env.SSR ? (api as PageApi) : overHttp),
});

const overHttp: AdminPageApi = {
  ...httpApi,
  ...adminApi,
  contributions: { ...httpApi.contributions, ...adminApi.contributions },
};
