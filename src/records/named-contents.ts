import type { EntityManager } from 'typeorm';

const sampleSize = 200;

/** Contents of originals that records name: the newest and the oldest of each kind. Empty for an archive without files. */
export async function sampleOfContents(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ sha256: string }[]>(
    `(select original_sha256 as sha256 from photos where original_sha256 is not null order by id desc limit $1)
     union (select original_sha256 from photos where original_sha256 is not null order by id limit $1)
     union (select original_sha256 from default_covers where original_sha256 is not null order by id desc limit $1)
     union (select sha256 from avatars where sha256 is not null order by id desc limit $1)
     union (select sha256 from file_uses limit $1)`,
    [sampleSize],
  );
  return rows.map(({ sha256 }) => sha256);
}

/** SQL: the contents of originals that must be there, as `sha256`: those of removed photos as long as they can be restored. */
export const namedContents = `
  select original_sha256 as sha256 from photos where original_sha256 is not null
    and not (status = 'removed' and coalesce(removed_at < now() - interval '30 days', false))
    and not (status = 'failed' and updated_at < now() - interval '7 days')
  union select new_scan ->> 'originalSha256' from photos
    where new_scan ->> 'originalSha256' is not null and new_scan ->> 'failure' is null
  union select original_sha256 from default_covers where original_sha256 is not null
  union select sha256 from avatars where sha256 is not null and status <> 'failed'
  union select sha256 from file_uses`;
