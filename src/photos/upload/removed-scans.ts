import type { EntityManager } from 'typeorm';
import { isAmong, type Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';

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
