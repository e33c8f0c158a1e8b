import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError, type ErrorCode } from '../../contract/errors.js';
import type { Language } from '../../contract/languages.js';
import { includesRole, isStaff, type Role } from '../../contract/roles.js';
import { AccountEmailOutbox } from '../emails/account-email-outbox.js';
import { Consents } from '../registration/consents.js';
import { isAdministratorInUse } from '../users/administrator.js';
import { RoleChanges } from '../users/role-changes.js';
import type { UserRow } from '../users/user.row.js';
import { UsersRepository } from '../users/users.repository.js';
import { UsersService } from '../users/users.service.js';
import { IdentityProvider } from './identity-provider.js';
import { InstitutionIdentitiesRepository } from './institution-identities.repository.js';
import type { ProvedIdentity } from './proved-identity.js';

const source = 'institution';

/** The accounts that people of the institution sign in to, and the roles that it decides. */
@Injectable()
export class InstitutionAccounts {
  private readonly logger = new Logger(InstitutionAccounts.name);

  constructor(
    private readonly provider: IdentityProvider,
    private readonly identities: InstitutionIdentitiesRepository,
    private readonly users: UsersService,
    private readonly rows: UsersRepository,
    private readonly roleChanges: RoleChanges,
    private readonly consents: Consents,
    private readonly emails: AccountEmailOutbox,
  ) {}

  /**
   * The id of the person's account, which is made at the first sign-in. It gets the role that the institution gives now, also
   * where that is none and the person is refused.
   * @throws DomainError `institution_not_admitted`, `institution_address_missing`, `institution_account_exists`,
   *   `account_disabled`
   */
  async admit(identity: ProvedIdentity, language: Language): Promise<number> {
    const { userId, refusal } = await this.rows.transaction((tx) => this.admitIn(identity, language, tx));
    if (userId === null || refusal) throw new DomainError(refusal ?? 'institution_refused');
    return userId;
  }

  private async admitIn(
    identity: ProvedIdentity,
    language: Language,
    tx: EntityManager,
  ): Promise<{ userId: number | null; refusal: ErrorCode | null }> {
    const { roles, admitsOthers } = this.provider.settings;
    await this.identities.lock(identity, tx);
    await this.rows.lockAdministrators(tx);
    const isAdmitted = identity.role !== null || admitsOthers;
    const refusal = isAdmitted ? null : 'institution_not_admitted';
    const owner = await this.identities.findOwner(identity, tx);
    if (owner === null && refusal) return { userId: null, refusal };
    const user = owner === null ? await this.create(identity, language, tx) : await this.rows.getLocked(owner, tx);
    if (roles) await this.applyRole(user, identity.role ?? 'member', tx);
    if (user.disabledAt) return { userId: user.id, refusal: 'account_disabled' };
    if (!refusal) await this.identities.markUsed(identity, tx);
    return { userId: user.id, refusal };
  }

  /**
   * An account without a password. Never that of somebody who has the address here already: they link it themselves, because
   * neither side's word about an address is enough to give an account away (ADR 57).
   */
  private async create(identity: ProvedIdentity, language: Language, tx: EntityManager): Promise<UserRow> {
    const { email, isEmailVerified, name } = identity;
    if (email === null) throw new DomainError('institution_address_missing');
    if (await this.users.findByEmail(email, tx)) throw new DomainError('institution_account_exists');
    const account = { email, passwordHash: null, hasLongPassword: false, displayName: name };
    const user = await this.users.add(account, source, tx);
    await this.identities.insert(user.id, identity, tx);
    await this.consents.give(user.id, ['privacy'], tx);
    if (isEmailVerified) await this.rows.markVerified(user.id, tx);
    else await this.emails.enqueue('verify_email', { userId: user.id, language }, tx);
    return user;
  }

  /** Gives and takes away, with the protections that administrators' own changes have. */
  private async applyRole(user: UserRow, role: Role, tx: EntityManager): Promise<void> {
    if (role === user.role) return;
    if (isAdministratorInUse(user) && !(await this.rows.isAnotherAdministrator(user.id, tx))) {
      this.logger.warn(
        `Account ${user.id} stays an administrator, though the institution gives another role: it is the last.`,
      );
      return;
    }
    const isMore = isStaff(role) && !includesRole(user.role, role);
    if (isMore && !(await this.rows.hasGoodPassword(user.id, tx))) {
      this.logger.warn(`Account ${user.id} does not get the role ${role}: its own password is too short for it.`);
      return;
    }
    await this.roleChanges.set(user, role, { source }, tx);
    if (isMore && !user.disabledAt) await this.roleChanges.announce(user, role, this.provider.settings.name, tx);
  }
}
