import { everyoneWithoutKey, member } from './access.js';
import { type Operation, page, post, remove } from './operation.js';

/** The calls that protect an account. Only the pages of the sign-in and of an account's security download this table. */
export const securityOperations = {
  'security.completeSignIn': post('/auth/second-factor', everyoneWithoutKey, 200),
  'security.read': page('/user/security', member),
  'security.beginTotp': post('/user/security/totp', member),
  'security.confirmTotp': post('/user/security/totp/confirmation', member, 200),
  'security.removeTotp': remove('/user/security/totp', member),
  'security.renewRecoveryCodes': post('/user/security/recovery-codes', member),
} satisfies Record<string, Operation>;
