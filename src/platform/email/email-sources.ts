import { Injectable } from '@nestjs/common';
import type { Email } from './email.js';

/**
 * Builds the email about the record with this id, or answers null when there is nothing to send any more. Called once for
 * every attempt.
 */
export type WriteEmail = (subjectId: number) => Promise<Email | null>;

/**
 * The functions that build emails, by subject. An email is enqueued as a job of the kind `email` in the transaction of the
 * change that it is about; the job carries an id only. In the worker, the module that owns the subject registers here.
 *
 *     await this.jobOutbox.enqueue({ kind: 'email', subject: 'contact_message', subjectId: message.id }, tx);
 *     emailSources.register('contact_message', (id) => this.emails.write(id));
 */
@Injectable()
export class EmailSources {
  private readonly sources = new Map<string, WriteEmail>();

  register(subject: string, write: WriteEmail): void {
    if (this.sources.has(subject)) throw new Error(`Emails about ${subject} have two writers.`);
    this.sources.set(subject, write);
  }

  /** @throws Error when none is registered in this process */
  get(subject: string): WriteEmail {
    const write = this.sources.get(subject);
    if (!write) throw new Error(`Nobody writes emails about ${subject}.`);
    return write;
  }
}
