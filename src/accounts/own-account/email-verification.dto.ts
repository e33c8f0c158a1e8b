import type { EmailVerification } from '../../contract/user.js';

export class EmailVerificationDto implements EmailVerification {
  /** When a link that was mailed to the address came back; null as long as none has. */
  verifiedAt: string | null;
}
