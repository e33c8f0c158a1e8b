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
