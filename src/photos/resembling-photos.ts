import type { EntityManager } from 'typeorm';
import { resembles } from '../images/fingerprints/resembles.js';
import type { PhotoRow } from './photo.row.js';

/** Comparing so many takes a few milliseconds, in which the process does nothing else. */
const batchSize = 2000;

/**
 * The ids of photos in the archive that look like this one, by their fingerprints, the lowest first; not those with the same
 * scan, removed ones and proposals. Reads the fingerprints of all photos in batches: for rare questions only.
 * @param most stops when so many are found
 */
export async function findResembling(
  { originalSha256, renditions }: Pick<PhotoRow, 'originalSha256' | 'renditions'>,
  most: number,
  manager: EntityManager,
): Promise<number[]> {
  const fingerprints = renditions?.fingerprints ?? [];
  const found: number[] = [];
  if (fingerprints.length === 0) return found;
  let after = 0;
  let batch: { id: number; fingerprints: string[] }[];
  do {
    batch = await manager.query(
      `select id, renditions -> 'fingerprints' as fingerprints from photos
       where id > $1 and status <> 'removed' and not proposed and renditions ? 'fingerprints' and original_sha256 <> $2
       order by id limit $3`,
      [after, originalSha256, batchSize],
    );
    found.push(...batch.filter((photo) => resembles(fingerprints, photo.fingerprints)).map(({ id }) => id));
    after = batch.at(-1)?.id ?? after;
  } while (batch.length === batchSize && found.length < most);
  return found.slice(0, most);
}
