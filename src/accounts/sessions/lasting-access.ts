import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { signedInSession } from './sessions.js';

/** For answers that last: whether what was checked when they began still holds. */
@Injectable()
export class LastingAccess {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the request's session still exists and its user is still an administrator. */
  async isAdministrator(request: Request): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ found: boolean }]>(
      `select exists (select from sessions s join users u on u.id = s.user_id
         where s.sid = $1 and s.expire > now() and u.is_admin) as found`,
      [signedInSession(request)],
    );
    return row.found;
  }
}
