import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { Paged } from '../contract/page.js';
import { listPage } from '../platform/database/list-page.js';
import { selectList } from '../platform/database/select-list.js';
import { ContactMessageRow } from './contact-message.row.js';

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

  /** Locks the row until the transaction ends. */
  findLocked(id: number, tx: EntityManager): Promise<ContactMessageRow | null> {
    return tx.findOne(ContactMessageRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}

interface ContactMessageList {
  unread: boolean;
  suspicious: boolean;
  page?: number;
  limit: number;
}
