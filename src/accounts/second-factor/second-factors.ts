import { Injectable, Logger } from '@nestjs/common';
import type { SecondFactorKind } from '../../contract/account-security.js';
import { Secrets } from '../sessions/secrets.js';
import { stepOfCode } from './one-time-codes.js';
import { looksLikeRecoveryCode, recoveryCodeHash } from './recovery-codes.js';
import { opened } from './secret-box.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** What an account asks for after its password, and whether a code is right. */
@Injectable()
export class SecondFactors {
  private readonly logger = new Logger(SecondFactors.name);

  constructor(
    private readonly rows: SecondFactorsRepository,
    private readonly secrets: Secrets,
  ) {}

  /** Empty for an account whose password is enough. */
  async kindsOf(userId: number): Promise<SecondFactorKind[]> {
    const totp = await this.rows.findTotp(userId);
    if (!totp?.confirmedAt) return [];
    return (await this.rows.countRecoveryCodes(userId)) > 0 ? ['totp', 'recovery'] : ['totp'];
  }

  /** Uses a code up: a one-time code of the app, or a recovery code. False for a wrong one, and for one that was used. */
  async use(userId: number, code: string): Promise<boolean> {
    const totp = await this.rows.findTotp(userId);
    if (!totp?.confirmedAt) return false;
    if (looksLikeRecoveryCode(code)) return this.rows.takeRecoveryCode(userId, recoveryCodeHash(code));
    const step = this.stepOf(userId, totp.secret, code);
    return step !== null && this.rows.takeStep(userId, step);
  }

  /** The step of a code of a stored secret, confirmed or not; null for a wrong code. */
  stepOf(userId: number, box: Buffer, code: string): number | null {
    const secret = opened(box, this.secrets.totpKey, String(userId));
    if (secret === null) {
      this.logger.warn(
        'A secret for one-time codes was encrypted with another SESSION_SECRET; only recovery codes work.',
      );
      return null;
    }
    return stepOfCode(secret, code.replace(/[\s-]/g, ''));
  }
}
