import type { EntityManager } from 'typeorm';
import type { PhotoWithScan } from '../../contract/upload.js';
import { selectLocalized } from '../../platform/database/localized-columns.js';

/**
 * The first photo with each of these scans, by the SHA-256 of the scan. Only what the archive keeps: neither removed photos
 * nor proposals that wait for a decision.
 */
export async function findPhotosWithScans(hashes: string[], tx: EntityManager): Promise<Map<string, PhotoWithScan>> {
  const photos = await tx.query<(PhotoWithScan & { sha256: string })[]>(
    `select distinct on (original_sha256) original_sha256 as sha256, id, slug, ${selectLocalized('title')}
     from photos where original_sha256 = any($1) and not proposed and status <> 'removed'
     order by original_sha256, id`,
    [hashes],
  );
  return new Map(photos.map(({ sha256, ...photo }) => [sha256, photo]));
}
