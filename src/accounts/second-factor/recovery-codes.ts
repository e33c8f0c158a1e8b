import { createHash } from 'node:crypto';
import { makePassword } from '../users/make-password.js';

const count = 10;

/** Ten codes of 80 random bits each, easy to read and type: `abcd-efgh-ijkm-npqr`. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: count }, makePassword);

/** A fast hash is enough, because a random code cannot be guessed. Spaces, hyphens and capitals make no difference. */
export const recoveryCodeHash = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');

/** What is too long for a one-time code. */
export const looksLikeRecoveryCode = (code: string): boolean => code.replace(/[^a-z0-9]/gi, '').length > 8;
