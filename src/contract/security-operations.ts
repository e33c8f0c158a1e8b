import { everyoneWithoutKey, member } from './access.js';
import { type Operation, page, patch, post, remove } from './operation.js';

/** The calls that protect an account. Only the pages of the sign-in and of an account's security download this table. */
export const securityOperations = {
  'security.completeSignIn': post('/auth/second-factor', everyoneWithoutKey, 200),
  'security.beginPasskeySignIn': post('/auth/passkey/options', everyoneWithoutKey, 200),
  'security.signInWithPasskey': post('/auth/passkey', everyoneWithoutKey, 200),
  'security.beginPasskeyStep': post('/auth/second-factor/passkey', everyoneWithoutKey, 200),
  'security.link': page('/auth/link', everyoneWithoutKey),
  'security.read': page('/user/security', member),
  'security.beginTotp': post('/user/security/totp', member),
  'security.confirmTotp': post('/user/security/totp/confirmation', member, 200),
  'security.removeTotp': remove('/user/security/totp', member),
  'security.renewRecoveryCodes': post('/user/security/recovery-codes', member),
  'security.beginPasskeyProof': post('/user/security/passkeys/proof', member, 200),
  'security.beginPasskey': post('/user/security/passkeys/options', member, 200),
  'security.addPasskey': post('/user/security/passkeys', member),
  'security.renamePasskey': patch('/user/security/passkeys/:id', member),
  'security.removePasskey': remove('/user/security/passkeys/:id', member),
  'security.linkInstitution': post('/user/security/institution', member, 200),
  'security.unlinkInstitution': remove('/user/security/institution', member),
} satisfies Record<string, Operation>;
