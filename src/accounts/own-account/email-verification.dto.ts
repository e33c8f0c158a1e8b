import type { EmailVerification } from '../../contract/user.js';

export class EmailVerificationDto implements EmailVerification {
  /** When a link that was sent to the address was opened; null if none was yet. */
  verifiedAt: string | null;
}
