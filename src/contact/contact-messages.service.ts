import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import type { ContactMessage, ContactMessageListQuery } from '../contract/contact.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import type { Paged } from '../contract/page.js';
import { History } from '../history/history.js';
import { presentContactMessage } from './contact-message.presenter.js';
import { ContactMessageRow } from './contact-message.row.js';
import { ContactMessagesRepository } from './contact-messages.repository.js';

/** Messages of visitors, for administrators. */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: ContactMessagesRepository,
    private readonly history: History,
  ) {}

  /** Newest first. */
  async list({ page, unread = false, suspicious = false }: ContactMessageListQuery): Promise<Paged<ContactMessage>> {
    const found = await this.messages.list({ page, unread, suspicious, limit: limits.pageSize.admin });
    return { ...found, items: found.items.map(presentContactMessage) };
  }

  /** @throws DomainError not_found */
  async setRead({ id, read }: { id: number; read: boolean }, viewer: Viewer): Promise<ContactMessage> {
    return this.onMessage(id, async (message, tx) => {
      const readAt = read ? (message.readAt ?? new Date()) : null;
      await tx.update(ContactMessageRow, { id }, { readAt });
      await this.history.record(
        {
          kind: 'contact_message',
          recordId: id,
          part: 'read',
          action: 'changed',
          before: { read: message.readAt !== null },
          after: { read },
        },
        { source: 'api', viewer },
        tx,
      );
      return presentContactMessage({ ...message, readAt });
    });
  }

  /** Deletes the row: a message is personal data, and its sender may demand erasure. @throws DomainError not_found */
  async remove({ id }: { id: number }, viewer: Viewer): Promise<void> {
    await this.onMessage(id, async (_, tx) => {
      await tx.delete(ContactMessageRow, { id });
      await this.history.record(
        { kind: 'contact_message', recordId: id, part: 'record', action: 'removed' },
        { source: 'api', viewer },
        tx,
      );
    });
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
