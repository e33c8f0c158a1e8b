import { Column } from 'typeorm';
import type { RemovalOutcome, RemovalRole } from '../contract/removal-request.js';
import { Table } from '../platform/database/table.js';
import { SentRecordRow } from '../public-forms/sent-record.row.js';

@Table('removal_requests')
export class RemovalRequestRow extends SentRecordRow {
  @Column({ type: 'text' })
  reference: string;

  @Column({ type: 'integer' })
  photoId: number;

  @Column({ type: 'text' })
  role: RemovalRole;

  /** Empty, like name and address, when the sender has had their data erased. */
  @Column({ type: 'text' })
  reason: string;

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
}

/** What remains of a person who had their data erased. */
export const erasedPerson = {
  name: '',
  email: '',
  reason: '',
  statement: null,
  userId: null,
} as const satisfies Partial<RemovalRequestRow>;
