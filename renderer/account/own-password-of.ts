import type { OwnPasswordProof } from '../../src/contract/account-security.js';
import { textOf } from '../forms/use-form-submit.js';

/** What `OwnPasswordField` says: nothing where the account has no password. */
export const ownPasswordOf = (fields: FormData): OwnPasswordProof =>
  fields.has('password') ? { password: textOf(fields, 'password') } : {};
