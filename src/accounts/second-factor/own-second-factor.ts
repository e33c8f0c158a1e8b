import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import type {
  AccountSecurity,
  OwnPasswordProof,
  OwnProof as Proof,
  RecoveryCodes,
  TotpProof,
  TotpSetup,
} from '../../contract/account-security.js';
import { DomainError } from '../../contract/errors.js';
import { memberIdOf } from '../../contract/member-id.js';
import { localized } from '../../contract/localized.js';
import type { Language } from '../../contract/languages.js';
import { SettingsService } from '../../settings/settings.service.js';
import { OwnInstitution } from '../institution/own-institution.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { RelyingParty } from '../passkeys/relying-party.js';
import { Secrets } from '../sessions/secrets.js';
import { UsersRepository } from '../users/users.repository.js';
import type { Caller } from './callers.js';
import { makeTotpSecret, totpSecretText, totpUri } from './one-time-codes.js';
import { OwnProof } from './own-proof.js';
import { RecoveryCodeBook } from './recovery-code-book.js';
import { sealed } from './secret-box.js';
import { SecondFactorChanges } from './second-factor-changes.js';
import { SecondFactors } from './second-factors.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** The second factor of the caller's own account. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly rows: SecondFactorsRepository,
    private readonly factors: SecondFactors,
    private readonly changes: SecondFactorChanges,
    private readonly recoveryCodes: RecoveryCodeBook,
    private readonly passkeys: PasskeysRepository,
    private readonly relyingParty: RelyingParty,
    private readonly users: UsersRepository,
    private readonly proof: OwnProof,
    private readonly settings: SettingsService,
    private readonly secrets: Secrets,
    private readonly institution: OwnInstitution,
  ) {}

  async read(viewer: Viewer): Promise<AccountSecurity> {
    const userId = memberIdOf(viewer);
    const totp = await this.rows.findTotp(userId);
    return {
      totpSince: totp?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: await this.rows.countRecoveryCodes(userId),
      passkeys: await this.passkeys.listOf(userId),
      canAddPasskeys: this.relyingParty.exists,
      institution: await this.institution.read(viewer),
    };
  }

  /**
   * Makes a secret for an app. The account asks for codes once one has confirmed it.
   * @throws DomainError `validation_failed` with `errorCurrentPassword`, `sign_in_throttled`, `second_factor_present`
   */
  async beginTotp({ password }: OwnPasswordProof, by: Caller, language: Language): Promise<TotpSetup> {
    const userId = await this.proof.confirmPassword(password, by);
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('not_found');
    const secret = makeTotpSecret();
    if (!(await this.rows.storeUnconfirmed(userId, sealed(secret, this.secrets.totpKey, String(userId)))))
      throw new DomainError('second_factor_present');
    const issuer = localized(await this.settings.site(), 'siteName', language);
    return { secret: totpSecretText(secret), uri: totpUri(secret, { issuer, account: user.email }) };
  }

  /**
   * Confirms it with a code, which cannot be used again to sign in.
   * @throws DomainError `second_factor_missing` where no secret waits for it, `validation_failed`, `sign_in_throttled`
   */
  async confirmTotp({ code }: TotpProof, by: Caller): Promise<RecoveryCodes> {
    const userId = memberIdOf(by.viewer);
    const totp = await this.rows.findTotp(userId);
    if (!totp || totp.confirmedAt) throw new DomainError('second_factor_missing');
    const step = await this.proof.counted(by, () => Promise.resolve(this.factors.stepOf(userId, totp.secret, code)));
    return this.users.transaction(async (tx) => {
      await this.users.getLocked(userId, tx);
      if (!(await this.rows.confirm(userId, { secret: totp.secret, step }, tx)))
        throw new DomainError('second_factor_missing');
      await this.changes.added(userId, { kind: 'totp' }, { viewer: by.viewer, source: 'api' }, tx);
      return { recoveryCodes: await this.recoveryCodes.makeWhereNoneAreLeft(userId, tx) };
    });
  }

  /** @throws DomainError `second_factor_missing`, `second_factor_obligatory`, and those of `OwnProof.confirm` */
  async removeTotp(proof: Proof, by: Caller): Promise<void> {
    const totp = await this.rows.findTotp(memberIdOf(by.viewer));
    if (!totp?.confirmedAt) throw new DomainError('second_factor_missing');
    const userId = await this.proof.confirmBoth(proof, by);
    await this.users.transaction(async (tx) => {
      await this.users.getLocked(userId, tx);
      if (!(await this.rows.removeTotp(userId, tx))) throw new DomainError('second_factor_missing');
      await this.changes.removed(userId, { kind: 'totp' }, { viewer: by.viewer, source: 'api' }, tx);
    });
  }

  /** @throws DomainError `second_factor_missing`, and those of `OwnProof.confirm` */
  async renewRecoveryCodes(proof: Proof, by: Caller): Promise<RecoveryCodes> {
    const userId = await this.proof.confirmBoth(proof, by);
    return this.users.transaction(async (tx) => ({
      recoveryCodes: await this.recoveryCodes.make(userId, tx),
    }));
  }
}
