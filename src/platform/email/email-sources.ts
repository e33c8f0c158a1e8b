import { Injectable } from '@nestjs/common';
import type { Email } from './email.js';

/**
 * Who writes the mails about a subject: the mail of the record with this id, or null when there is nothing to send any
 * more. It is asked once for every attempt.
 */
export type WriteEmail = (subjectId: number) => Promise<Email | null>;

/**
 * Where emails come from. One is enqueued as a job of the kind `email` in the transaction of the change that it tells
 * of, and carries an id only; the owner of the subject registers here, in the worker, what to write.
 *
 *     await this.jobOutbox.enqueue({ kind: 'email', subject: 'contact_message', subjectId: message.id }, tx);
 *     emailSources.register('contact_message', (id) => this.emails.write(id));
 */
@Injectable()
export class EmailSources {
  private readonly sources = new Map<string, WriteEmail>();

  register(subject: string, write: WriteEmail): void {
    if (this.sources.has(subject)) throw new Error(`Mails about ${subject} have two writers.`);
    this.sources.set(subject, write);
  }

  /** @throws Error when nobody writes about it in this process. */
  get(subject: string): WriteEmail {
    const write = this.sources.get(subject);
    if (!write) throw new Error(`Nobody writes mails about ${subject}.`);
    return write;
  }
}
