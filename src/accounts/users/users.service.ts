import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type { Role } from '../../contract/roles.js';
import type { User } from '../../contract/user.js';
import { Config } from '../../platform/config/config.js';
import { confirmationOf } from '../institution/confirmation.js';
import { wasAtInstitution } from '../institution/was-at-institution.js';
import { normaliseEmail, writtenEmail } from './email.js';
import { type HashedPassword, PasswordHasher } from './password-hasher.js';
import { presentUser } from './user.presenter.js';
import type { SignedIn } from '../sign-in/signed-in.js';
import type { UserRow } from './user.row.js';
import { distinctUsername, makeUsername } from './username.js';
import { UsersRepository } from './users.repository.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

interface NewAccount {
  email: string;
  password: string;
  displayName?: string | null;
  role?: Role;
}

/** `passwordHash` is null for an account that signs in with the institution only. */
type HashedAccount = Omit<NewAccount, 'password'> &
  Pick<HashedPassword, 'hasLongPassword'> & { passwordHash: string | null };

interface PasswordChange {
  userId: number;
  password: string;
  source: string;
  viewer?: Viewer;
}

/** Of the administrators that are made at start, until they choose their own: who edits an archive, in Italian. */
const firstAdministratorName = 'Redazione';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly recorder: ChangeRecorder,
    private readonly config: Config,
  ) {}

  /** The signed-in user, or null: `GET /api/user`. */
  async current(viewer: Viewer): Promise<User | null> {
    const row = viewer.kind === 'user' ? await this.users.findById(viewer.userId) : null;
    if (!row) return null;
    return {
      ...presentUser(row),
      ...(viewer.kind === 'user' && viewer.lacksSecondFactor && { lacksSecondFactor: true }),
      ...confirmationOf(viewer, this.config),
      ...(wasAtInstitution(viewer, this.config) && { wasAtInstitution: true }),
    };
  }

  /** With the rights that the account has at this moment; null if it is disabled. */
  findSignedIn(id: number): Promise<SignedIn | null> {
    return this.users.findSignedIn(id);
  }

  findById(id: number): Promise<UserRow | null> {
    return this.users.findById(id);
  }

  /** Ignores case, Unicode composition and surrounding white space. */
  findByEmail(email: string, tx?: EntityManager): Promise<UserRow | null> {
    return this.users.findByEmail(email, tx);
  }

  findAdministrators(): Promise<UserRow[]> {
    return this.users.findAdministrators();
  }

  /** Creates an account. @throws DomainError `email_taken` */
  async create({ password, ...account }: NewAccount, source: string): Promise<UserRow> {
    const hashed = await this.hasher.hash(password);
    return this.users.transaction((tx) => this.add({ ...account, ...hashed }, source, tx));
  }

  /** Creates an account within a transaction. @throws DomainError `email_taken` */
  async add(
    { email, passwordHash, hasLongPassword, displayName = null, role = 'member' }: HashedAccount,
    source: string,
    tx: EntityManager,
  ): Promise<UserRow> {
    const username = await this.freeUsername(displayName, tx);
    const row = await this.users.insert(
      {
        email: writtenEmail(email),
        emailKey: normaliseEmail(email),
        passwordHash,
        hasLongPassword,
        displayName,
        role,
        username,
      },
      tx,
    );
    // Without the email address: the history outlives the account, so it must not contain personal data.
    await this.recorder.created('user.record', { id: row.id, after: { username, role } }, { source }, tx);
    return row;
  }

  /**
   * Creates an administrator unless the address has an account. Of several replicas that start at once only one creates it.
   * `made` is false for an existing account, whether it is an administrator or not.
   * @param announce called in the transaction that creates it
   */
  async createAdministrator(
    { email, password }: Pick<NewAccount, 'email' | 'password'>,
    announce: (user: UserRow, tx: EntityManager) => Promise<void> = async () => {},
  ): Promise<{ user: UserRow; made: boolean }> {
    const existing = await this.users.findByEmail(email);
    if (existing) return { user: existing, made: false };
    const hashed = await this.hasher.hash(password);
    return this.users.transaction(async (tx) => {
      await this.users.lockAdministrators(tx);
      const meanwhile = await this.users.findByEmail(email, tx);
      if (meanwhile) return { user: meanwhile, made: false };
      const account = { email, ...hashed, displayName: firstAdministratorName, role: 'administrator' } as const;
      const user = await this.add(account, 'start', tx);
      await announce(user, tx);
      return { user, made: true };
    });
  }

  /** Sets a new password and ends the account's sessions. The history contains neither the password nor its hash. */
  async changePassword({ password, ...change }: PasswordChange): Promise<void> {
    const hashed = await this.hasher.hash(password);
    await this.users.transaction((tx) => this.setPassword({ ...change, ...hashed }, tx));
  }

  /** The same within a transaction. Returns what is needed to open a new session. @throws DomainError `not_found` */
  async setPassword(
    { userId, source, viewer, ...hashed }: Omit<PasswordChange, 'password'> & HashedPassword,
    tx: EntityManager,
  ): Promise<SignedIn> {
    const signedIn = await this.users.updatePassword(userId, hashed, tx);
    await this.users.endSessions(userId, tx);
    await this.recorder.changed('user.password', { id: userId, after: { password: 'new' } }, { source, viewer }, tx);
    return signedIn;
  }

  private async freeUsername(displayName: string | null, tx: EntityManager): Promise<string> {
    const wanted = makeUsername(displayName);
    await this.users.lockUsername(wanted, tx);
    let username = wanted;
    while (await this.users.usernameExists(username, tx)) username = distinctUsername(wanted);
    return username;
  }
}
