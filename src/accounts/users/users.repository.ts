import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { DomainError } from '../../contract/errors.js';
import type { Role } from '../../contract/roles.js';
import { avatarKeyOf } from '../../contract/user.js';
import { violates } from '../../platform/database/violates.js';
import { normaliseEmail } from './email.js';
import type { SignedIn } from '../sign-in/signed-in.js';
import { lacksSecondFactor } from '../second-factor/second-factors.repository.js';
import type { HashedPassword } from './password-hasher.js';
import { UserRow } from './user.row.js';

/** Key of the advisory lock that serialises changes of administrators. An arbitrary number. */
const administratorLock = 7_431_903;

@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  transaction<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  findById(id: number): Promise<UserRow | null> {
    return this.dataSource.manager.findOneBy(UserRow, { id });
  }

  findByEmail(email: string, tx: EntityManager = this.dataSource.manager): Promise<UserRow | null> {
    return tx.findOneBy(UserRow, { emailKey: normaliseEmail(email) });
  }

  /** Locks the row until the transaction ends. @throws DomainError `not_found` */
  async getLocked(id: number, tx: EntityManager): Promise<UserRow> {
    const row = await tx.findOne(UserRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw new DomainError('not_found');
    return row;
  }

  findAdministrators(): Promise<UserRow[]> {
    return this.dataSource.manager.find(UserRow, {
      where: { role: 'administrator', disabledAt: IsNull() },
      order: { id: 'ASC' },
    });
  }

  /** The data to check a sign-in, or null if the address has no account. */
  findPasswordHash(
    email: string,
  ): Promise<Pick<UserRow, 'id' | 'role' | 'disabledAt' | 'passwordHash' | 'sessionEpoch'> | null> {
    return this.dataSource.manager.findOne(UserRow, {
      where: { emailKey: normaliseEmail(email) },
      select: { id: true, role: true, disabledAt: true, passwordHash: true, sessionEpoch: true },
    });
  }

  /** The data to check a member's own password. @throws DomainError `not_found` */
  async getPasswordHash(id: number): Promise<Pick<UserRow, 'email' | 'passwordHash'>> {
    const row = await this.dataSource.manager.findOne(UserRow, {
      where: { id },
      select: { id: true, email: true, passwordHash: true },
    });
    if (!row) throw new DomainError('not_found');
    return row;
  }

  /** Queried for every request of a signed-in user, so that changes of rights take effect immediately. */
  async findSignedIn(id: number): Promise<SignedIn | null> {
    const [row] = await this.dataSource.query<{ role: Role; epoch: number; lacks: boolean; lacksPassword: boolean }[]>(
      `select u.role, u.session_epoch as epoch, ${lacksSecondFactor} as lacks, u.password_hash is null as "lacksPassword"
       from users u where u.id = $1 and u.disabled_at is null`,
      [id],
    );
    if (!row) return null;
    const { role, epoch, lacks, lacksPassword } = row;
    return {
      kind: 'user',
      userId: id,
      role,
      epoch,
      ...(lacks && { lacksSecondFactor: true }),
      ...(lacksPassword && { lacksPassword }),
    };
  }

  usernameExists(username: string, tx: EntityManager): Promise<boolean> {
    return tx.existsBy(UserRow, { username });
  }

  /** @throws DomainError `email_taken`, also if a concurrent request takes the address. */
  async insert(fields: Partial<UserRow>, tx: EntityManager): Promise<UserRow> {
    try {
      return await tx.save(UserRow, tx.create(UserRow, fields));
    } catch (error) {
      throw violates(error, 'users_email_taken') ? new DomainError('email_taken') : error;
    }
  }

  /** Serialises the transactions that want the same username. */
  async lockUsername(username: string, tx: EntityManager): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`username:${username}`]);
  }

  /** Invalidates all sessions by increasing the epoch; the caller opens a new session with the returned one. */
  async updatePassword(
    id: number,
    { passwordHash, hasLongPassword }: HashedPassword,
    tx: EntityManager,
  ): Promise<SignedIn> {
    const [[row]] = await tx.query<[{ role: Role; epoch: number }[], number]>(
      `update users set password_hash = $2, has_long_password = $3, session_epoch = session_epoch + 1 where id = $1
       returning role, session_epoch as epoch`,
      [id, passwordHash, hasLongPassword],
    );
    if (!row) throw new DomainError('not_found');
    return { kind: 'user', userId: id, ...row };
  }

  /** Also deletes uploaded avatars that the profile no longer shows, but not one that is still being processed. */
  async updateProfile(
    id: number,
    profile: Pick<UserRow, 'displayName' | 'profileImageUrl'>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.update(UserRow, { id }, profile);
    const { profileImageUrl } = profile;
    const currentKey = profileImageUrl === null ? null : avatarKeyOf(profileImageUrl);
    await tx.query(`delete from avatars where user_id = $1 and status <> 'processing' and key is distinct from $2`, [
      id,
      currentKey,
    ]);
  }

  async remove(id: number, tx: EntityManager): Promise<void> {
    await tx.delete(UserRow, { id });
  }

  async isAnotherAdministrator(id: number, tx: EntityManager): Promise<boolean> {
    const [row] = await tx.query<[{ found: boolean }]>(
      `select exists (select from users where role = 'administrator' and disabled_at is null and id <> $1) as found`,
      [id],
    );
    return row.found;
  }

  /** Called when a link that was sent to the address has been opened. */
  async markVerified(id: number, tx: EntityManager): Promise<void> {
    await tx.query('update users set email_verified_at = coalesce(email_verified_at, now()) where id = $1', [id]);
  }

  /** Whether nobody gets in with a password that is too short for those who work in the archive: it is long, or there is none. */
  async hasGoodPassword(id: number, tx: EntityManager): Promise<boolean> {
    return tx.existsBy(UserRow, [
      { id, hasLongPassword: true },
      { id, passwordHash: IsNull() },
    ]);
  }

  /** Of a password that was stored before its length was: known when it is typed. */
  async markLongPassword(id: number): Promise<void> {
    await this.dataSource.query('update users set has_long_password = true where id = $1 and not has_long_password', [
      id,
    ]);
  }

  /** After a sign-in, or a registration. */
  async markSignedIn(id: number, tx: EntityManager = this.dataSource.manager): Promise<void> {
    await tx.query('update users set signed_in_at = now() where id = $1', [id]);
  }

  /** Ends all sessions of an account. */
  async endSessions(userId: number, tx: EntityManager): Promise<void> {
    await tx.query('delete from sessions where user_id = $1', [userId]);
  }

  async lockAdministrators(tx: EntityManager): Promise<void> {
    await tx.query('select pg_advisory_xact_lock($1)', [administratorLock]);
  }
}
