import { Injectable, Logger } from '@nestjs/common';
import type { SecondFactorKind, SecondFactorProof } from '../../contract/account-security.js';
import { DomainError } from '../../contract/errors.js';
import type { PasskeyAssertion } from '../../contract/passkeys.js';
import type { ChallengeUse } from '../passkeys/passkey-challenges.js';
import { PasskeyCeremonies } from '../passkeys/passkey-ceremonies.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
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
    private readonly passkeys: PasskeysRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly secrets: Secrets,
  ) {}

  /** Empty for an account whose password is enough. */
  async kindsOf(userId: number): Promise<SecondFactorKind[]> {
    const [totp, passkeys] = await Promise.all([this.rows.findTotp(userId), this.passkeys.count(userId)]);
    const kinds: SecondFactorKind[] = [
      ...(passkeys > 0 ? (['passkey'] as const) : []),
      ...(totp?.confirmedAt ? (['totp'] as const) : []),
    ];
    if (kinds.length > 0 && (await this.rows.countRecoveryCodes(userId)) > 0) kinds.push('recovery');
    return kinds;
  }

  /**
   * Uses up a code, or the answer of a passkey of the account. False for a wrong code, and for one that was used.
   * @throws DomainError `passkey_expired`, `passkey_unknown`, `passkey_refused`
   */
  async use(userId: number, { code, passkey }: SecondFactorProof, use: ChallengeUse): Promise<boolean> {
    return passkey ? this.usePasskey(userId, passkey, use) : this.useCode(userId, code ?? '');
  }

  private async useCode(userId: number, code: string): Promise<boolean> {
    if (looksLikeRecoveryCode(code)) return this.rows.takeRecoveryCode(userId, recoveryCodeHash(code));
    const totp = await this.rows.findTotp(userId);
    if (!totp?.confirmedAt) return false;
    const step = this.stepOf(userId, totp.secret, code);
    return step !== null && this.rows.takeStep(userId, step);
  }

  private async usePasskey(userId: number, answer: PasskeyAssertion, use: ChallengeUse): Promise<true> {
    const key = await this.ceremonies.openAnswer(answer, use);
    if (key?.userId !== userId) throw new DomainError('passkey_unknown');
    await this.ceremonies.finishSigning(answer, key);
    return true;
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
