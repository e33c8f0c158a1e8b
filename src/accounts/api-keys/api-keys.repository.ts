import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { ApiKeyRow } from './api-key.row.js';

@Injectable()
export class ApiKeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  transaction<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  /** Newest first, revoked ones included. */
  list(): Promise<ApiKeyRow[]> {
    return this.dataSource.manager.find(ApiKeyRow, { order: { id: 'DESC' } });
  }

  findById(id: number, tx: EntityManager): Promise<ApiKeyRow | null> {
    return tx.findOneBy(ApiKeyRow, { id });
  }

  findByHash(keyHash: string): Promise<ApiKeyRow | null> {
    return this.dataSource.manager.findOneBy(ApiKeyRow, { keyHash });
  }

  insert(fields: Partial<ApiKeyRow>, tx: EntityManager): Promise<ApiKeyRow> {
    return tx.save(ApiKeyRow, tx.create(ApiKeyRow, fields));
  }

  /** False if it was already revoked. */
  async revoke(id: number, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.update(ApiKeyRow, { id, revokedAt: IsNull() }, { revokedAt: new Date() });
    return affected === 1;
  }

  async markUsed(id: number, at: Date): Promise<void> {
    await this.dataSource.manager.update(ApiKeyRow, { id }, { lastUsedAt: at });
  }
}
