import { Column } from 'typeorm';
import { Table } from '../platform/database/table.js';
import { SentRecordRow } from '../public-forms/sent-record.row.js';

@Table('contact_messages')
export class ContactMessageRow extends SentRecordRow {
  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  message: string;

  @Column({ type: 'timestamptz', nullable: true })
  readAt: Date | null;
}
