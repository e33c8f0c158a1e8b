import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PersonalData } from '../../records/personal-data.js';
import { Consents } from '../registration/consents.js';
import { UserSessions } from '../devices/user-sessions.js';
import { InstitutionIdentitiesRepository } from '../institution/institution-identities.repository.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository.js';
import { presentUser } from '../users/user.presenter.js';
import { MemberThrottle } from '../throttling/member-throttle.js';
import { UsersRepository } from '../users/users.repository.js';

/** Personal data export: account, consents, sessions and changes of a person. */
@Injectable()
export class AccountData {
  constructor(
    personalData: PersonalData,
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    consents: Consents,
    sessions: UserSessions,
    private readonly throttle: MemberThrottle,
    private readonly secondFactors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly identities: InstitutionIdentitiesRepository,
  ) {
    personalData.register('account', {
      find: (userId) => this.findAccount(userId),
      erase: (userId, tx) => this.eraseTraces(userId, tx),
    });
    personalData.register('security', { find: (userId) => this.findSecurity(userId) });
    personalData.register('consents', { find: (userId) => consents.listOf(userId) });
    personalData.register('sessions', { find: (userId) => sessions.dataOf(userId) });
    personalData.register('changes', { find: (userId) => this.findChanges(userId) });
  }

  private async findAccount(userId: number): Promise<object | null> {
    const [row, [visits]] = await Promise.all([
      this.users.findById(userId),
      this.dataSource.query<[object]>(
        `select language, seen_at as "seenAt", last_visit_at as "lastVisitAt", signed_in_at as "signedInAt" from users
         where id = $1`,
        [userId],
      ),
    ]);
    return row && { ...presentUser(row), emailVerifiedAt: row.emailVerifiedAt, ...visits };
  }

  /** The second factors, without what is secret about them, and the identities at institutions. */
  private async findSecurity(userId: number): Promise<object> {
    const totp = await this.secondFactors.findTotp(userId);
    const passkeys = await this.passkeys.listOf(userId);
    return {
      oneTimeCodesSince: totp?.confirmedAt ?? null,
      recoveryCodesLeft: await this.secondFactors.countRecoveryCodes(userId),
      institutions: await this.identities.listOf(userId),
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    };
  }

  /** Emails that were asked for by address, jobs whose last error may name the recipient, and the member's counters. */
  private async eraseTraces(userId: number, tx: EntityManager): Promise<void> {
    const [emails] = await tx.query<[{ id: number }[], number]>(
      `delete from account_emails where user_id = $1 or email_key = (select email_key from users where id = $1)
       returning id`,
      [userId],
    );
    await tx.query(`delete from job_outbox where subject = 'account_email' and subject_id = any($1)`, [
      emails.map(({ id }) => id),
    ]);
    await this.throttle.forget(userId, tx);
  }

  /** Changes by the person, and changes of the person's account. */
  private findChanges(userId: number): Promise<object[]> {
    return this.dataSource.query(
      `select kind, record_id as "recordId", action, created_at as "changedAt"
       from record_changes c join change_sets s on s.id = c.change_set_id
       where user_id = $1 or (kind = 'user' and record_id = $1) order by c.id`,
      [userId],
    );
  }
}
