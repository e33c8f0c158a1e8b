import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '../../contract/roles.js';
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

  /** Null: the account signs in with the institution only. */
  @Column({ type: 'text', nullable: true, select: false })
  passwordHash: string | null;

  /** Whether it has the length that those who work in the archive need; false where that is not known. */
  @Column({ type: 'boolean', default: false, select: false })
  hasLongPassword: boolean;

  /** Increases with every password change, which invalidates earlier sessions. */
  @Column({ type: 'integer', default: 0, select: false })
  sessionEpoch: number;

  @Column({ type: 'text', nullable: true })
  profileImageUrl: string | null;

  @Column({ type: 'text', default: 'member' })
  role: Role;

  /** Since when nobody can sign in to the account; null for an account in use. */
  @Column({ type: 'timestamptz', nullable: true })
  disabledAt: Date | null;

  /** The last sign-in; the registration is the first. */
  @Column({ type: 'timestamptz', nullable: true })
  signedInAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
