import { apiOverHttp } from '../../src/contract/api-over-http.js';
import type { PublicApi } from '../../src/contract/operations.js';
import { publicOperations } from '../../src/contract/public-operations.js';
import { request } from './request.js';

/** The client of public pages and of members: everything but the administration's calls. */
export const httpApi = apiOverHttp<PublicApi>(publicOperations, request);
