import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { Paged } from '../contract/page.js';
import { listPage } from '../platform/database/list-page.js';
import { selectList } from '../platform/database/select-list.js';
import { ContactMessageRow } from './contact-message.row.js';
import { shownName } from '../platform/database/shown-name.js';

@Injectable()
export class ContactMessagesRepository {
  constructor(@InjectRepository(ContactMessageRow) private readonly rows: Repository<ContactMessageRow>) {}

  /** Newest first. */
  list(query: ContactMessageList): Promise<Paged<ContactMessageRow>> {
    return listPage<ContactMessageRow>(this.rows.manager, {
      select: selectList(this.rows.metadata, 'm'),
      from: 'contact_messages m',
      where: 'm.suspicious = $1 and (not $2::boolean or m.read_at is null)',
      orderBy: 'm.created_at desc, m.id desc',
      parameters: [query.suspicious, query.unread],
      slice: { page: query.page, limit: query.limit },
    });
  }

  /** The answers to some messages by the id of the message, the oldest first, in one query. */
  async findAnswers(ids: number[], manager: EntityManager = this.rows.manager): Promise<Answers> {
    const answers: Answers = new Map();
    if (ids.length === 0) return answers;
    const found = await manager.query<(ContactAnswerRecord & { messageId: number })[]>(
      `select a.message_id as "messageId", a.subject, a.text, a.created_at as "createdAt",
         ${shownName('u')} as by
       from contact_answers a left join users u on u.id = a.user_id
       where a.message_id = any($1::integer[]) order by a.id`,
      [ids],
    );
    for (const { messageId, ...answer } of found) answers.set(messageId, [...(answers.get(messageId) ?? []), answer]);
    return answers;
  }

  /** Locks the row until the transaction ends. */
  findLocked(id: number, tx: EntityManager): Promise<ContactMessageRow | null> {
    return tx.findOne(ContactMessageRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}

type Answers = Map<number, ContactAnswerRecord[]>;

/** An answer with the name of who wrote it; null for a deleted account. */
export interface ContactAnswerRecord {
  subject: string;
  text: string;
  by: string | null;
  createdAt: Date;
}

interface ContactMessageList {
  unread: boolean;
  suspicious: boolean;
  page?: number;
  limit: number;
}
