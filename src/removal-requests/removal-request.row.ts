import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../contract/languages.js';
import type { RemovalOutcome, RemovalRole } from '../contract/removal-request.js';
import { Table } from '../platform/database/table.js';

@Table('removal_requests')
export class RemovalRequestRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  reference: string;

  @Column({ type: 'integer' })
  photoId: number;

  /** The signed-in sender; null for anonymous visitors and deleted accounts. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** This, the address and the reason are empty when the sender has had their data erased. */
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  role: RemovalRole;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'text' })
  language: Language;

  /** Probably spam: the honeypot field was filled in. */
  @Column({ type: 'boolean', default: false })
  suspicious: boolean;

  /** Since when the photo is withheld because of this request. */
  @Column({ type: 'timestamptz', nullable: true })
  hiddenAt: Date | null;

  @Column({ type: 'text', nullable: true })
  outcome: RemovalOutcome | null;

  /** The reasons of the decision, as sent to whoever asked. */
  @Column({ type: 'text', nullable: true })
  statement: string | null;

  @Column({ type: 'integer', nullable: true })
  decidedBy: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** What remains of a person who had their data erased. */
export const erasedPerson = {
  name: '',
  email: '',
  reason: '',
  statement: null,
  userId: null,
} as const satisfies Partial<RemovalRequestRow>;
