import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { ApiKeyScope } from '../../contract/user.js';
import { Table } from '../../platform/database/table.js';

@Table('api_keys')
export class ApiKeyRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  prefix: string;

  @Column({ type: 'text' })
  keyHash: string;

  @Column({ type: 'text', array: true })
  scopes: ApiKeyScope[];

  @Column({ type: 'integer', nullable: true })
  createdBy: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
