import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../platform/database/table.js';

/** An answer to a message of the contact form. It is deleted with the message. */
@Table('contact_answers')
export class ContactAnswerRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer' })
  messageId: number;

  /** Who wrote it; null for a deleted account. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  text: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
