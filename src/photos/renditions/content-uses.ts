import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const batchSize = 1000;

/** Which stored contents a record still uses, or may use again. */
@Injectable()
export class ContentUses {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that no present record names; the history may. */
  async withoutRecord(contents: string[]): Promise<string[]> {
    const found: string[] = [];
    for (let at = 0; at < contents.length; at += batchSize) {
      const rows = await this.dataSource.query<{ sha256: string }[]>(
        `select sha256 from unnest($1::text[]) as stored (sha256)
         where not exists (select from photos p where p.original_sha256 = stored.sha256
             and p.status not in ('removed', 'failed'))
           and not exists (select from avatars a where a.sha256 = stored.sha256)
           and not exists (select from file_uses u where u.sha256 = stored.sha256)
           and not exists (select from imports i where i.file_sha256 = stored.sha256)`,
        [contents.slice(at, at + batchSize)],
      );
      found.push(...rows.map(({ sha256 }) => sha256));
    }
    return found;
  }

  async isUsed(sha256: string, tx: EntityManager = this.dataSource.manager): Promise<boolean> {
    const users = await tx.query<object[]>(
      `select 1 from photos where original_sha256 = $1 and not (
         -- Without a time of removal the photo is withheld and may be public again.
         (status = 'removed' and coalesce(removed_at < now() - interval '30 days', false)) or
         -- One that waits for a moderator is kept until then.
         (status = 'failed' and failure <> 'scan_resembles_removed' and updated_at < now() - interval '7 days'))
       union all select 1 from photos where new_scan ->> 'originalSha256' = $1 and coalesce(new_scan ->> 'failure', '') in ('', 'scan_resembles_removed')
       union all select 1 from record_changes c join change_sets s on s.id = c.change_set_id
         where c.kind = 'photo' and c.part = 'scan' and s.created_at > now() - interval '30 days'
           and $1 in (c.before ->> 'originalSha256', c.after ->> 'originalSha256')
       union all select 1 from default_covers where original_sha256 = $1
       union all select 1 from avatars where sha256 = $1
       union all select 1 from file_uses where sha256 = $1
       union all select 1 from imports where file_sha256 = $1
         and coalesce(finished_at > now() - interval '30 days' or state = 'failed', true)
       union all select 1 from record_changes c join change_sets s on s.id = c.change_set_id
         where c.kind = 'default_cover' and s.created_at > now() - interval '30 days'
           and $1 in (c.before ->> 'originalSha256', c.before -> 'cover' ->> 'originalSha256')
       union all select 1 from record_changes c join change_sets s on s.id = c.change_set_id
         where c.kind = 'entity' and c.part in ('audio', 'record') and s.created_at > now() - interval '30 days'
           and strpos(c.before::text, $1) > 0
       union all select 1 from record_changes c join change_sets s on s.id = c.change_set_id
         where c.kind = 'settings' and s.created_at > now() - interval '30 days' and strpos(c.before::text, $1) > 0
       limit 1`,
      [sha256],
    );
    return users.length > 0;
  }

  /** Of what is not used: whether keeping it in the trash would break a promise, to an applicant or a former member. */
  async mustBeErased(sha256: string, tx: EntityManager = this.dataSource.manager): Promise<boolean> {
    const decided = await tx.query<object[]>(
      `select 1 from contents_to_erase where sha256 = $1
       union all select 1 from photos where original_sha256 = $1 and status = 'removed' and withheld_from is not null
         and removed_at < now() - interval '30 days'
       limit 1`,
      [sha256],
    );
    return decided.length > 0;
  }

  /**
   * Called when everything that was to be erased is: what is left was not there any more, or is used by somebody else. That is not
   * the former member's alone; it is kept, and later unused like any other.
   */
  async forgetErased(): Promise<void> {
    await this.dataSource.query(`delete from contents_to_erase where decided_at < now() - interval '7 days'`);
  }
}
