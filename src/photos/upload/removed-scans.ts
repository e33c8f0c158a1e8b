import type { EntityManager } from 'typeorm';
import { isAmong, type Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { StoredRenditions } from '../../images/stored-renditions.js';

/** Which of these scans are out of the archive because of a removal request, by their SHA-256. */
export async function findRemovedScans(hashes: string[], tx: EntityManager): Promise<Set<string>> {
  const rows = await tx.query<{ sha256: string }[]>(
    `select distinct original_sha256 as sha256 from photos where original_sha256 = any($1) and withheld_from is not null`,
    [hashes],
  );
  return new Set(rows.map(({ sha256 }) => sha256));
}

/**
 * A picture that was removed on request must not come back by itself.
 * @param confirmed a moderator knows of the removal and wants the picture back
 * @throws DomainError scan_removed
 */
export async function assertScanNotRemoved(
  sha256: string,
  tx: EntityManager,
  confirmed?: { by: Viewer },
): Promise<void> {
  if (confirmed && isAmong(confirmed.by, 'moderators')) return;
  if ((await findRemovedScans([sha256], tx)).size > 0) throw new DomainError('scan_removed');
}

/**
 * Whether a scan is another file of a picture that is out of the archive because of a removal request: one with other metadata, or
 * saved anew without loss. Such files have the same size, average colour and placeholder. The very file is not meant: whether that
 * one may come back was decided when it came.
 */
export async function isRemovedPicture(
  { renditionProfile, width, height, color, placeholder }: StoredRenditions,
  sha256: string,
  tx: EntityManager,
): Promise<boolean> {
  const picture = JSON.stringify({ renditionProfile, width, height, color, placeholder });
  const found = await tx.query<object[]>(
    `select 1 from photos where status = 'removed' and withheld_from is not null and renditions @> $1::jsonb and original_sha256 <> $2
     and not exists (select from photos p where p.original_sha256 = $2 and p.withheld_from is not null) limit 1`,
    [picture, sha256],
  );
  return found.length > 0;
}
