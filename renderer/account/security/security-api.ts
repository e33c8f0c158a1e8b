import type { AccountSecurityApi } from '../../../src/contract/operations.js';
import { securityOperations } from '../../../src/contract/security-operations.js';
import { apiOverHttp } from '../../api/http-api.js';

/** The calls that protect an account, which other pages do not download. */
export const securityApi = apiOverHttp<AccountSecurityApi>(securityOperations);
