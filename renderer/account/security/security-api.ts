import { apiOverHttp } from '../../../src/contract/api-over-http.js';
import type { AccountSecurityApi } from '../../../src/contract/operations.js';
import { securityOperations } from '../../../src/contract/security-operations.js';
import { request } from '../../api/request.js';

/** The calls that protect an account, which other pages do not download. */
export const securityApi = apiOverHttp<AccountSecurityApi>(securityOperations, request);
