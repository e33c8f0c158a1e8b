import type { EntityManager } from 'typeorm';
import { isAmong, type Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import { isRemovalFailure, type RemovalFailure } from '../../contract/removal-failure.js';
import { resembles } from '../../images/fingerprints/resembles.js';
import type { StoredRenditions } from '../../images/stored-renditions.js';
import { PhotoRow } from '../photo.row.js';

/**
 * How the picture of a scan that arrives is like one that is out of the archive because of a removal request: `scan_removed` for
 * the very picture in another file, `scan_resembles_removed` for one that looks like it, which somebody must judge. Null: not at
 * all, or a moderator has let the scan in. The very file is not meant: whether that one may come back was decided when it came.
 */
export async function likenessToRemoved(
  { originalSha256, renditions, approvedScan }: Pick<PhotoRow, 'originalSha256' | 'renditions' | 'approvedScan'>,
  tx: EntityManager,
): Promise<RemovalFailure | null> {
  if (originalSha256 === null || renditions === null || approvedScan === originalSha256) return null;
  if (await isRemovedPicture({ originalSha256, renditions }, tx)) return 'scan_removed';
  return (await findResembled({ originalSha256, renditions }, tx)) === null ? null : 'scan_resembles_removed';
}

/** @throws DomainError scan_removed, scan_resembles_removed */
export async function assertNotLikeRemoved(photo: PhotoRow, tx: EntityManager): Promise<void> {
  const likeness = await likenessToRemoved(photo, tx);
  if (likeness) throw new DomainError(likeness);
}

/** Lets a scan of a photo in, its own or a new one, although its picture was removed on request, or resembles such a one. */
export async function approveScan(photoId: number, originalSha256: string | null, tx: EntityManager): Promise<void> {
  await tx.update(PhotoRow, { id: photoId }, { approvedScan: originalSha256 });
}

/**
 * Lets in what was refused because of a removal, where somebody who moderates says so.
 * @throws DomainError with the failure when somebody else does
 */
export async function approveRefusedScan(
  { photoId, originalSha256, failure }: { photoId: number; originalSha256: string | null; failure: string | null },
  viewer: Viewer,
  tx: EntityManager,
): Promise<void> {
  if (!isRemovalFailure(failure)) return;
  if (!isAmong(viewer, 'moderators')) throw new DomainError(failure);
  await approveScan(photoId, originalSha256, tx);
}

/** Files of the same pixels, with other metadata or saved anew without loss, have the same size, average colour and placeholder. */
async function isRemovedPicture(
  { originalSha256, renditions }: { originalSha256: string; renditions: StoredRenditions },
  tx: EntityManager,
): Promise<boolean> {
  const { renditionProfile, width, height, color, placeholder } = renditions;
  const picture = JSON.stringify({ renditionProfile, width, height, color, placeholder });
  const found = await tx.query<object[]>(
    `select 1 from photos where ${whereWithheld} and renditions @> $1::jsonb and original_sha256 <> $2
     and not exists (select from photos p where p.original_sha256 = $2 and p.withheld_from is not null) limit 1`,
    [picture, originalSha256],
  );
  return found.length > 0;
}

/** The first photo out of the archive because of a removal request that looks like this one; null for none. */
export async function findResembled(
  { originalSha256, renditions }: Pick<PhotoRow, 'originalSha256' | 'renditions'>,
  tx: EntityManager,
): Promise<number | null> {
  const fingerprints = renditions?.fingerprints ?? [];
  if (fingerprints.length === 0) return null;
  const removed = await tx.query<{ id: number; fingerprints: string[] }[]>(
    `select id, renditions -> 'fingerprints' as fingerprints from photos
     where ${whereWithheld} and renditions ? 'fingerprints' and original_sha256 <> $1 order by id`,
    [originalSha256],
  );
  return removed.find((picture) => resembles(fingerprints, picture.fingerprints))?.id ?? null;
}

const whereWithheld = `status = 'removed' and withheld_from is not null`;
