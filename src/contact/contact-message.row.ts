import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../contract/languages.js';
import { Table } from '../platform/database/table.js';

@Table('contact_messages')
export class ContactMessageRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** The signed-in sender; null for anonymous visitors and deleted accounts. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  message: string;

  @Column({ type: 'text' })
  language: Language;

  /** Probably spam: the honeypot field was filled in. */
  @Column({ type: 'boolean', default: false })
  suspicious: boolean;

  @Column({ type: 'timestamptz', nullable: true })
  readAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
