import { createHash } from 'node:crypto';
import { normaliseEmail } from '../users/email.js';

/** The key of an account in a limiter: a hash, so that the table contains no email addresses. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(normaliseEmail(email)).digest('base64url');
