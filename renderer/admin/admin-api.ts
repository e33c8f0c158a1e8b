import { adminOperations } from '../../src/contract/admin-operations.js';
import { apiOverHttp } from '../../src/contract/api-over-http.js';
import type { AdminApi } from '../../src/contract/operations.js';
import { request } from '../api/request.js';

/** The calls of the administration, which public pages do not download. */
export const adminApi = apiOverHttp<AdminApi>(adminOperations, request);
