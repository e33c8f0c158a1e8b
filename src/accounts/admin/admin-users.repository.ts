import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { Paged } from '../../contract/page.js';
import { listPage } from '../../platform/database/list-page.js';
import { selectList } from '../../platform/database/select-list.js';
import { lastSeen } from '../devices/user-sessions.js';
import { UserRow } from '../users/user.row.js';

export type MemberRow = UserRow & { lastSeenAt: Date | null };

/** Accounts as administrators see them. */
@Injectable()
export class AdminUsersRepository {
  constructor(@InjectRepository(UserRow) private readonly rows: Repository<UserRow>) {}

  /** Newest first. */
  list({ text, page, limit }: { text?: string; page?: number; limit: number }): Promise<Paged<MemberRow>> {
    const pattern = text ? `%${text.replace(/[%_\\]/g, '\\$&')}%` : null;
    return listPage<MemberRow>(this.rows.manager, {
      select: `${selectList(this.rows.metadata, 'u')},
        (select max(${lastSeen}) from sessions where user_id = u.id and expire > now()) as "lastSeenAt"`,
      from: 'users u',
      where: '$1::text is null or u.email ilike $1 or u.username ilike $1 or u.display_name ilike $1',
      orderBy: 'u.created_at desc, u.id desc',
      parameters: [pattern],
      slice: { page, limit },
    });
  }

  async find(id: number, tx: EntityManager): Promise<MemberRow | null> {
    const [row] = await tx.query<MemberRow[]>(
      `select ${selectList(this.rows.metadata, 'u')},
         (select max(${lastSeen}) from sessions where user_id = u.id and expire > now()) as "lastSeenAt"
       from users u where u.id = $1`,
      [id],
    );
    return row ?? null;
  }

  async setAdmin(id: number, isAdmin: boolean, tx: EntityManager): Promise<void> {
    await tx.update(UserRow, { id }, { isAdmin });
  }
}
