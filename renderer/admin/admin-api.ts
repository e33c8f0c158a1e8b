import { adminOperations } from '../../src/contract/admin-operations.js';
import type { AdminApi } from '../../src/contract/operations.js';
import { apiOverHttp } from '../api/http-api.js';

/** The calls of the administration, which public pages do not download. */
export const adminApi = apiOverHttp<AdminApi>(adminOperations);
