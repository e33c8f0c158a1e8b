import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type {
  AccountSecurity,
  OwnPasswordProof,
  RecoveryCodes,
  SecondFactorProof,
  TotpSetup,
} from '../../contract/account-security.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import { memberIdOf } from '../../contract/member-id.js';
import { localized } from '../../contract/localized.js';
import type { Language } from '../../contract/languages.js';
import { SettingsService } from '../../settings/settings.service.js';
import { OwnPassword } from '../own-account/own-password.js';
import { Secrets } from '../sessions/secrets.js';
import { SignInThrottle } from '../throttling/sign-in-throttle.js';
import { UsersRepository } from '../users/users.repository.js';
import { makeTotpSecret, totpSecretText, totpUri } from './one-time-codes.js';
import { makeRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';
import { sealed } from './secret-box.js';
import { SecondFactorChanges } from './second-factor-changes.js';
import { SecondFactors } from './second-factors.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

interface Caller {
  viewer: Viewer;
  /** Of the network, for counting wrong passwords and codes. */
  address: string;
}

/** The second factor of the caller's own account. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly rows: SecondFactorsRepository,
    private readonly factors: SecondFactors,
    private readonly changes: SecondFactorChanges,
    private readonly users: UsersRepository,
    private readonly ownPassword: OwnPassword,
    private readonly throttle: SignInThrottle,
    private readonly settings: SettingsService,
    private readonly secrets: Secrets,
  ) {}

  async read(viewer: Viewer): Promise<AccountSecurity> {
    const userId = memberIdOf(viewer);
    const totp = await this.rows.findTotp(userId);
    return {
      totpSince: totp?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: await this.rows.countRecoveryCodes(userId),
    };
  }

  /**
   * Makes a secret for an app. The account asks for codes once one has confirmed it.
   * @throws DomainError `validation_failed` with `errorCurrentPassword`, `sign_in_throttled`, `second_factor_present`
   */
  async beginTotp({ password }: OwnPasswordProof, by: Caller, language: Language): Promise<TotpSetup> {
    const userId = await this.confirmPassword(password, by);
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
  async confirmTotp({ code }: SecondFactorProof, by: Caller): Promise<RecoveryCodes> {
    const userId = memberIdOf(by.viewer);
    const totp = await this.rows.findTotp(userId);
    if (!totp || totp.confirmedAt) throw new DomainError('second_factor_missing');
    const step = await this.counted(by, () => Promise.resolve(this.factors.stepOf(userId, totp.secret, code)));
    return this.users.transaction(async (tx) => {
      if (!(await this.rows.confirm(userId, { secret: totp.secret, step }, tx)))
        throw new DomainError('second_factor_missing');
      await this.changes.record(userId, { isAdded: true, viewer: by.viewer, source: 'api' }, tx);
      return this.newRecoveryCodes(userId, tx);
    });
  }

  /** @throws DomainError `second_factor_missing`, `validation_failed`, `sign_in_throttled` */
  async removeTotp(proof: OwnPasswordProof & SecondFactorProof, by: Caller): Promise<void> {
    const userId = await this.confirmBoth(proof, by);
    await this.users.transaction((tx) => this.changes.remove(userId, { viewer: by.viewer, source: 'api' }, tx));
  }

  /** @throws DomainError `second_factor_missing`, `validation_failed`, `sign_in_throttled` */
  async renewRecoveryCodes(proof: OwnPasswordProof & SecondFactorProof, by: Caller): Promise<RecoveryCodes> {
    const userId = await this.confirmBoth(proof, by);
    return this.users.transaction((tx) => this.newRecoveryCodes(userId, tx));
  }

  private async newRecoveryCodes(userId: number, tx: EntityManager): Promise<RecoveryCodes> {
    const recoveryCodes = makeRecoveryCodes();
    await this.rows.replaceRecoveryCodes(userId, recoveryCodes.map(recoveryCodeHash), tx);
    return { recoveryCodes };
  }

  private async confirmPassword(password: string, { viewer, address }: Caller): Promise<number> {
    const userId = memberIdOf(viewer);
    await this.ownPassword.confirm({ userId, password, field: 'password', address });
    return userId;
  }

  private async confirmBoth({ password, code }: OwnPasswordProof & SecondFactorProof, by: Caller): Promise<number> {
    const totp = await this.rows.findTotp(memberIdOf(by.viewer));
    if (!totp?.confirmedAt) throw new DomainError('second_factor_missing');
    const userId = await this.confirmPassword(password, by);
    await this.counted(by, async () => (await this.factors.use(userId, code)) || null);
    return userId;
  }

  /** Counts a wrong code like a wrong password of this session. @throws DomainError `validation_failed`, `sign_in_throttled` */
  private async counted<Found>({ viewer, address }: Caller, check: () => Promise<Found | null>): Promise<Found> {
    const user = await this.users.findById(memberIdOf(viewer));
    const attempt = await this.throttle.begin(user?.email ?? '', { address, known: 'session' });
    const found = await check();
    if (found === null) {
      await attempt.failed();
      throw invalidField('code', 'errorCodeWrong');
    }
    await attempt.succeeded();
    return found;
  }
}
