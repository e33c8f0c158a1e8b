import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** SQL: whether the account `u` asks for more than its password. */
export const hasSecondFactor = `(exists (select from totp_secrets f where f.user_id = u.id and f.confirmed_at is not null)
  or exists (select from passkeys k where k.user_id = u.id))`;

/** SQL: whether the settings ask it of the account `u`, which does not. */
export const lacksSecondFactor = `(u.role <> 'member' and not ${hasSecondFactor}
  and coalesce((select staff_second_factor from settings limit 1), false))`;

interface TotpRecord {
  secret: Buffer;
  createdAt: Date;
  confirmedAt: Date | null;
}

/** Which of them an account had. */
interface RemovedFactors {
  totp: boolean;
  passkeys: number;
}

/** Secrets of one-time codes, and recovery codes. */
@Injectable()
export class SecondFactorsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findTotp(userId: number, tx: EntityManager = this.dataSource.manager): Promise<TotpRecord | null> {
    const [row] = await tx.query<TotpRecord[]>(
      'select secret, created_at as "createdAt", confirmed_at as "confirmedAt" from totp_secrets where user_id = $1',
      [userId],
    );
    return row ?? null;
  }

  /** Replaces a secret that was not confirmed. False if there is a confirmed one. */
  async storeUnconfirmed(userId: number, secret: Buffer): Promise<boolean> {
    const stored = await this.dataSource.query<unknown[]>(
      `insert into totp_secrets (user_id, secret) values ($1, $2)
       on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = null
         where totp_secrets.confirmed_at is null
       returning user_id`,
      [userId, secret],
    );
    return stored.length > 0;
  }

  /** False if it is confirmed already, or another secret by now. */
  async confirm(
    userId: number,
    { secret, step }: { secret: Buffer; step: number },
    tx: EntityManager,
  ): Promise<boolean> {
    const [, changed] = await tx.query<[unknown, number]>(
      `update totp_secrets set confirmed_at = now(), last_step = $3
       where user_id = $1 and secret = $2 and confirmed_at is null`,
      [userId, secret, step],
    );
    return changed > 0;
  }

  /** False for a step that is not later than the last one: of two requests with the same code only one succeeds. */
  async takeStep(userId: number, step: number): Promise<boolean> {
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      `update totp_secrets set last_step = $2
       where user_id = $1 and confirmed_at is not null and (last_step is null or last_step < $2)`,
      [userId, step],
    );
    return changed > 0;
  }

  /** False if it is unknown or was used. */
  async takeRecoveryCode(userId: number, codeHash: string): Promise<boolean> {
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      'update recovery_codes set used_at = now() where user_id = $1 and code_hash = $2 and used_at is null',
      [userId, codeHash],
    );
    return changed > 0;
  }

  async countRecoveryCodes(userId: number, tx: EntityManager = this.dataSource.manager): Promise<number> {
    const [row] = await tx.query<[{ left: number }]>(
      'select count(*)::integer as left from recovery_codes where user_id = $1 and used_at is null',
      [userId],
    );
    return row.left;
  }

  /** Whether the account asks for more than its password, and whether the settings ask that of it. */
  async stateOf(userId: number, tx: EntityManager): Promise<{ has: boolean; must: boolean }> {
    const [row] = await tx.query<[{ has: boolean; must: boolean }]>(
      `select ${hasSecondFactor} as has, u.role <> 'member'
         and coalesce((select staff_second_factor from settings limit 1), false) as must
       from users u where u.id = $1`,
      [userId],
    );
    return row;
  }

  async replaceRecoveryCodes(userId: number, codeHashes: string[], tx: EntityManager): Promise<void> {
    await tx.query('delete from recovery_codes where user_id = $1', [userId]);
    await tx.query('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])', [
      userId,
      codeHashes,
    ]);
  }

  /** Codes of the app only. False if the account had none. */
  async removeTotp(userId: number, tx: EntityManager): Promise<boolean> {
    const [removed] = await tx.query<[{ confirmed: boolean }[], number]>(
      'delete from totp_secrets where user_id = $1 returning confirmed_at is not null as confirmed',
      [userId],
    );
    return removed[0]?.confirmed ?? false;
  }

  async removeRecoveryCodes(userId: number, tx: EntityManager): Promise<void> {
    await tx.query('delete from recovery_codes where user_id = $1', [userId]);
  }

  /** Codes and passkeys. */
  async removeAll(userId: number, tx: EntityManager): Promise<RemovedFactors> {
    await this.removeRecoveryCodes(userId, tx);
    const [, passkeys] = await tx.query<[unknown, number]>('delete from passkeys where user_id = $1', [userId]);
    return { totp: await this.removeTotp(userId, tx), passkeys };
  }
}
