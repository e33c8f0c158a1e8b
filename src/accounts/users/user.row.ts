import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';

@Table('users')
export class UserRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** As it was typed. */
  @Column({ type: 'text' })
  email: string;

  /** As it is compared: `normaliseEmail(email)`. */
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

  /** Counts the passwords that the account has had. */
  @Column({ type: 'integer', default: 0, select: false })
  sessionEpoch: number;

  @Column({ type: 'text', nullable: true })
  profileImageUrl: string | null;

  @Column({ type: 'boolean', default: false })
  isAdmin: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
