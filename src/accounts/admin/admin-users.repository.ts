import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { Paged } from '../../contract/page.js';
import type { Role } from '../../contract/roles.js';
import { listPage } from '../../platform/database/list-page.js';
import { selectList } from '../../platform/database/select-list.js';
import { lastSeen } from '../devices/user-sessions.js';
import { hasSecondFactor } from '../second-factor/second-factors.repository.js';
import { UserRow } from '../users/user.row.js';

export type MemberRow = UserRow & { lastSeenAt: Date | null; hasSecondFactor: boolean };

/** SQL: kept with the account, because sessions end; the newest one may be newer. Ignores what is not known. */
const lastVisit = `greatest(u.seen_at, u.signed_in_at, (select max(${lastSeen}) from sessions where user_id = u.id))`;

interface AccountFilters {
  /** Part of an email address or a name. */
  text?: string;
  role?: Role;
  disabled?: boolean;
}

/** Accounts as administrators see them. */
@Injectable()
export class AdminUsersRepository {
  constructor(@InjectRepository(UserRow) private readonly rows: Repository<UserRow>) {}

  /** Newest first. */
  list({
    text,
    role,
    disabled,
    page,
    limit,
  }: AccountFilters & { page?: number; limit: number }): Promise<Paged<MemberRow>> {
    const pattern = text ? `%${text.replace(/[%_\\]/g, '\\$&')}%` : null;
    return listPage<MemberRow>(this.rows.manager, {
      select: `${selectList(this.rows.metadata, 'u')},
        ${lastVisit} as "lastSeenAt",
        ${hasSecondFactor} as "hasSecondFactor"`,
      from: 'users u',
      where: `($1::text is null or u.email ilike $1 or u.username ilike $1 or u.display_name ilike $1)
        and ($2::text is null or u.role = $2) and ($3::boolean is null or (u.disabled_at is not null) = $3)`,
      orderBy: 'u.created_at desc, u.id desc',
      parameters: [pattern, role ?? null, disabled ?? null],
      slice: { page, limit },
    });
  }

  async find(id: number, tx: EntityManager): Promise<MemberRow | null> {
    const [row] = await tx.query<MemberRow[]>(
      `select ${selectList(this.rows.metadata, 'u')},
         ${lastVisit} as "lastSeenAt",
         ${hasSecondFactor} as "hasSecondFactor"
       from users u where u.id = $1`,
      [id],
    );
    return row ?? null;
  }

  async setDisabled(id: number, isDisabled: boolean, tx: EntityManager): Promise<void> {
    await tx.update(UserRow, { id }, { disabledAt: isDisabled ? () => 'now()' : null });
  }
}
