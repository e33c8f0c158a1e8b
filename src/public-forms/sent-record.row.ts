import { Column, CreateDateColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../contract/languages.js';
import type { SenderColumns } from './public-forms.js';

/** What is stored of everything that was sent with a form. */
export abstract class SentRecordRow implements SenderColumns {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** The signed-in sender; null for anonymous visitors and deleted accounts. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** Name and address are empty where the sender had their data erased and the record stays. */
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  language: Language;

  /** Probably spam: the honeypot field was filled in. */
  @Column({ type: 'boolean', default: false })
  suspicious: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
