import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { normaliseEmail } from '../users/email.js';
import type { ProvedIdentity } from './proved-identity.js';

type IdentityKey = Pick<ProvedIdentity, 'issuer' | 'subject'>;

/** An identity at a provider that signs in to an account. */
export interface LinkedIdentity extends IdentityKey {
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = 'issuer, subject, created_at as "createdAt", last_used_at as "lastUsedAt"';

@Injectable()
export class InstitutionIdentitiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The id of its account. */
  async findOwner(
    { issuer, subject }: IdentityKey,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<number | null> {
    const [row] = await tx.query<{ userId: number }[]>(
      'select user_id as "userId" from institution_identities where issuer = $1 and subject = $2',
      [issuer, subject],
    );
    return row?.userId ?? null;
  }

  /** That of one provider: an account has one at each. */
  async find(
    userId: number,
    issuer: string,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<LinkedIdentity | null> {
    const [row] = await tx.query<LinkedIdentity[]>(
      `select ${columns} from institution_identities where user_id = $1 and issuer = $2`,
      [userId, issuer],
    );
    return row ?? null;
  }

  listOf(userId: number): Promise<LinkedIdentity[]> {
    return this.dataSource.query(`select ${columns} from institution_identities where user_id = $1 order by issuer`, [
      userId,
    ]);
  }

  /** The account of an address that signs in at the provider and in no other way. */
  async findWithoutPassword(email: string, issuer: string): Promise<number | null> {
    const [row] = await this.dataSource.query<{ id: number }[]>(
      `select u.id from users u join institution_identities i on i.user_id = u.id
       where u.email_key = $1 and u.password_hash is null and i.issuer = $2`,
      [normaliseEmail(email), issuer],
    );
    return row?.id ?? null;
  }

  /** Serialises the sign-ins of one person, who may begin several at once. */
  async lock({ issuer, subject }: IdentityKey, tx: EntityManager): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`institution:${issuer} ${subject}`]);
  }

  async insert(userId: number, { issuer, subject }: IdentityKey, tx: EntityManager): Promise<void> {
    await tx.query('insert into institution_identities (issuer, subject, user_id) values ($1, $2, $3)', [
      issuer,
      subject,
      userId,
    ]);
  }

  async markUsed({ issuer, subject }: IdentityKey, tx: EntityManager): Promise<void> {
    await tx.query('update institution_identities set last_used_at = now() where issuer = $1 and subject = $2', [
      issuer,
      subject,
    ]);
  }

  /** False if the account has none there. */
  async remove(userId: number, issuer: string, tx: EntityManager): Promise<boolean> {
    const [, removed] = await tx.query<[unknown, number]>(
      'delete from institution_identities where user_id = $1 and issuer = $2',
      [userId, issuer],
    );
    return removed > 0;
  }
}
