import type { EntityManager } from 'typeorm';
import { DomainError, invalidField } from '../contract/errors.js';
import type { PhotoRow } from './photo.row.js';

interface Front {
  isBack: boolean;
  hasBack: boolean;
  /** Of the photo that is to be its back. */
  backHasBack: boolean;
}

/**
 * Whether a photo may be the back of this one, which is locked until the transaction ends: an object has one front and one back.
 * @param backId null for a photo that is not there yet
 * @throws DomainError validation_failed: `choice_gone` for a front that is not in the archive, `front_is_back`, `front_has_back`;
 *   `back_has_back` when the photo has a back itself
 */
export async function checkFront(frontId: number, backId: number | null, tx: EntityManager): Promise<void> {
  const hasBack = (photo: string): string =>
    `exists (select from photos b where b.front_id = ${photo} and b.status <> 'removed' and b.id is distinct from $2::integer)`;
  const [front] = await tx.query<Front[]>(
    `select f.front_id is not null or f.id = $2::integer as "isBack", ${hasBack('f.id')} as "hasBack", ${hasBack('$2::integer')} as "backHasBack"
     from photos f where f.id = $1 and not f.proposed and f.status <> 'removed' for update`,
    [frontId, backId],
  );
  if (!front) throw invalidField('frontId', 'choice_gone');
  if (front.isBack) throw invalidField('frontId', 'front_is_back');
  if (front.hasBack) throw invalidField('frontId', 'front_has_back');
  if (front.backHasBack) throw invalidField('frontId', 'back_has_back');
}

/** The same as an answer. */
export async function mayHaveFront({ id }: Pick<PhotoRow, 'id'>, frontId: number, tx: EntityManager): Promise<boolean> {
  try {
    await checkFront(frontId, id, tx);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** What a photo that returns from the trash becomes: a back that its front cannot have any more is a draft. */
export async function returnedSide(
  photo: PhotoRow,
  tx: EntityManager,
): Promise<Partial<Pick<PhotoRow, 'status' | 'wantedStatus' | 'frontId'>>> {
  const { status, frontId, wantedStatus } = photo;
  // A front that was deleted for good meanwhile has left it without one.
  const isFront = frontId === null && status !== 'back' && wantedStatus !== 'back';
  if (isFront || (frontId !== null && (await mayHaveFront(photo, frontId, tx)))) return { status };
  return { status: status === 'back' ? 'draft' : status, wantedStatus: 'draft', frontId: null };
}
