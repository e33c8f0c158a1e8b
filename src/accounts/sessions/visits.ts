import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { Language } from '../../contract/languages.js';

/** After this much inactivity a new visit begins. */
const pauseMinutes = 30;
const recordEveryMs = 10 * 60_000;

const endedVisit = `case when seen_at < now() - interval '${pauseMinutes} minutes' then seen_at else last_visit_at end`;

/** The times of members' visits, accurate to ten minutes, and the language they last used. */
@Injectable()
export class Visits {
  private readonly logger = new Logger(Visits.name);
  private readonly recent = new LRUCache<string, true>({ max: 10_000, ttl: recordEveryMs });

  constructor(private readonly dataSource: DataSource) {}

  /** Runs one statement per member every ten minutes. Requests neither wait for it nor fail with it. */
  record(userId: number, language: Language): void {
    const key = `${userId} ${language}`;
    if (this.recent.has(key)) return;
    this.recent.set(key, true);
    this.dataSource
      .query(`update users set last_visit_at = ${endedVisit}, seen_at = now(), language = $2 where id = $1`, [
        userId,
        language,
      ])
      .catch((error: unknown) => this.logger.warn(`A visit was not recorded: ${String(error)}`));
  }

  /** When the previous visit ended; null during the first visit. */
  async findLast(userId: number): Promise<Date | null> {
    const [row] = await this.dataSource.query<{ last: Date | null }[]>(
      `select ${endedVisit} as last from users where id = $1`,
      [userId],
    );
    return row?.last ?? null;
  }
}
