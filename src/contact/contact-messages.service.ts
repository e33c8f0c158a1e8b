import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { memberIdOf } from '../contract/member-id.js';
import type { ContactAnswerFields, ContactMessage, ContactMessageListQuery } from '../contract/contact.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import type { Paged } from '../contract/page.js';
import { JobOutbox } from '../jobs/job-outbox.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { ContactAnswerRow } from './contact-answer.row.js';
import { presentContactMessage } from './contact-message.presenter.js';
import { ContactMessageRow } from './contact-message.row.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';
import { ChangeRecorder } from '../records/change-recorder.js';

/** Messages of visitors, for administrators. */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: ContactMessagesRepository,
    private readonly recorder: ChangeRecorder,
    private readonly emailSender: EmailSender,
    private readonly jobOutbox: JobOutbox,
  ) {}

  /** Newest first. */
  async list({ page, unread = false, suspicious = false }: ContactMessageListQuery): Promise<Paged<ContactMessage>> {
    const found = await this.messages.list({ page, unread, suspicious, limit: limits.pageSize.admin });
    const answers = await this.messages.findAnswers(found.items.map(({ id }) => id));
    return { ...found, items: found.items.map((row) => presentContactMessage(row, answers.get(row.id) ?? [])) };
  }

  /** @throws DomainError not_found */
  async setRead({ id, read }: { id: number; read: boolean }, viewer: Viewer): Promise<ContactMessage> {
    return this.onMessage(id, async (message, tx) => {
      const readAt = read ? (message.readAt ?? new Date()) : null;
      await tx.update(ContactMessageRow, { id }, { readAt });
      await this.recorder.changed(
        'contact_message.read',
        { id, before: { read: message.readAt !== null }, after: { read } },
        { source: 'api', viewer },
        tx,
      );
      return this.present({ ...message, readAt }, tx);
    });
  }

  /**
   * Sends an answer to the writer by mail, and marks the message as read. The answer is stored with the job of its mail, so
   * that none is lost that was acknowledged.
   * @throws DomainError `not_found`, `mail_unavailable`
   */
  async answer({ id, subject, text }: { id: number } & ContactAnswerFields, viewer: Viewer): Promise<ContactMessage> {
    if (!this.emailSender.enabled) throw new DomainError('mail_unavailable');
    return this.onMessage(id, async (message, tx) => {
      const answer = await tx.save(ContactAnswerRow, { messageId: id, userId: memberIdOf(viewer), subject, text });
      const readAt = message.readAt ?? new Date();
      await tx.update(ContactMessageRow, { id }, { readAt });
      await this.jobOutbox.enqueue({ kind: 'email', subject: 'contact_answer', subjectId: answer.id }, tx);
      // The history outlives the message, so it must not contain what was written.
      await this.recorder.changed(
        'contact_message.answer',
        { id, after: { answerId: answer.id } },
        { source: 'api', viewer },
        tx,
      );
      return this.present({ ...message, readAt }, tx);
    });
  }

  /** Deletes the row: a message is personal data, and its sender may demand erasure. @throws DomainError not_found */
  async remove({ id }: { id: number }, viewer: Viewer): Promise<void> {
    await this.onMessage(id, async (_, tx) => {
      await tx.delete(ContactMessageRow, { id });
      await this.recorder.removed('contact_message.record', { id }, { source: 'api', viewer }, tx);
    });
  }

  private async present(message: ContactMessageRow, tx: EntityManager): Promise<ContactMessage> {
    const answers = await this.messages.findAnswers([message.id], tx);
    return presentContactMessage(message, answers.get(message.id) ?? []);
  }

  private onMessage<Result>(
    id: number,
    change: (message: ContactMessageRow, tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (tx) => {
      const message = await this.messages.findLocked(id, tx);
      if (!message) throw new DomainError('not_found');
      return change(message, tx);
    });
  }
}
