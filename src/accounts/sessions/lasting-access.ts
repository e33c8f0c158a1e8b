import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { type Audience, belongsTo, type Role } from '../../contract/roles.js';
import { lacksSecondFactor } from '../second-factor/second-factors.repository.js';
import { signedInSession } from './sessions.js';

/** For answers that last: whether what was checked when they began still holds. */
@Injectable()
export class LastingAccess {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the request's session still exists and something for this audience is still for its user. */
  async isAmong(request: Request, audience: Audience): Promise<boolean> {
    const [row] = await this.dataSource.query<{ role: Role }[]>(
      `select u.role from sessions s join users u on u.id = s.user_id
       where s.sid = $1 and s.expire > now() and u.disabled_at is null
         and (not ${lacksSecondFactor} or coalesce((s.sess ->> 'secondFactorElsewhere')::boolean, false))`,
      [signedInSession(request)],
    );
    return row !== undefined && belongsTo(row.role, audience);
  }
}
