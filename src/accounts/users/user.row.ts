import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';

@Table('users')
export class UserRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** As typed. */
  @Column({ type: 'text' })
  email: string;

  /** `normaliseEmail(email)`, for lookups. */
  @Column({ type: 'text' })
  emailKey: string;

  @Column({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null;

  @Column({ type: 'text' })
  username: string;

  @Column({ type: 'text', nullable: true })
  displayName: string | null;

  @Column({ type: 'text', select: false })
  passwordHash: string;

  /** Increases with every password change, which invalidates earlier sessions. */
  @Column({ type: 'integer', default: 0, select: false })
  sessionEpoch: number;

  @Column({ type: 'text', nullable: true })
  profileImageUrl: string | null;

  @Column({ type: 'boolean', default: false })
  isAdmin: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
