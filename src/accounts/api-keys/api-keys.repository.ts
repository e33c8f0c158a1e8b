import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { selectList } from '../../platform/database/select-list.js';
import { ApiKeyRow } from './api-key.row.js';
import { shownName } from '../../platform/database/shown-name.js';

/** A key with the name of the administrator who created it; null once that account is deleted. */
export type ApiKeyRecord = ApiKeyRow & { makerName: string | null };

/** What a request with a key needs to know; whether its use was noted a moment ago. */
export interface EffectiveKey extends Pick<ApiKeyRow, 'id' | 'scopes'> {
  isUseNoted: boolean;
}

const lastUsedPrecisionSeconds = 60;

@Injectable()
export class ApiKeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  transaction<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  /** Newest first, revoked ones included. */
  list(): Promise<ApiKeyRecord[]> {
    return this.dataSource.query<ApiKeyRecord[]>(`${this.select} order by k.id desc`);
  }

  /** @throws Error when there is none */
  async getRecord(id: number, tx: EntityManager): Promise<ApiKeyRecord> {
    const [record] = await tx.query<ApiKeyRecord[]>(`${this.select} where k.id = $1`, [id]);
    if (!record) throw new Error(`There is no API key ${id}.`);
    return record;
  }

  findById(id: number, tx: EntityManager): Promise<ApiKeyRow | null> {
    return tx.findOneBy(ApiKeyRow, { id });
  }

  /** Only a valid key, by the clock of the database, whose maker is still an administrator with an account in use. */
  async findEffective(keyHash: string): Promise<EffectiveKey | null> {
    const [row] = await this.dataSource.query<EffectiveKey[]>(
      `select k.id, k.scopes,
         coalesce(k.last_used_at > now() - interval '${lastUsedPrecisionSeconds} seconds', false) as "isUseNoted"
       from api_keys k join users u on u.id = k.created_by
       where k.key_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
         and u.role = 'administrator' and u.disabled_at is null`,
      [keyHash],
    );
    return row ?? null;
  }

  insert(fields: Partial<ApiKeyRow>, tx: EntityManager): Promise<ApiKeyRow> {
    return tx.save(ApiKeyRow, tx.create(ApiKeyRow, fields));
  }

  /** Revokes all keys that a user has created. Returns those that were not revoked before. */
  async revokeOf(userId: number, tx: EntityManager): Promise<Pick<ApiKeyRow, 'id' | 'name'>[]> {
    const [revoked] = await tx.query<[Pick<ApiKeyRow, 'id' | 'name'>[], number]>(
      'update api_keys set revoked_at = now() where created_by = $1 and revoked_at is null returning id, name',
      [userId],
    );
    return revoked;
  }

  /** False if it was already revoked. */
  async revoke(id: number, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.update(ApiKeyRow, { id, revokedAt: IsNull() }, { revokedAt: new Date() });
    return affected === 1;
  }

  async markUsed(id: number): Promise<void> {
    await this.dataSource.query('update api_keys set last_used_at = now() where id = $1', [id]);
  }

  private get select(): string {
    return `select ${selectList(this.dataSource.getMetadata(ApiKeyRow), 'k')},
        ${shownName('u')} as "makerName"
      from api_keys k left join users u on u.id = k.created_by`;
  }
}
