import type { EntityManager } from 'typeorm';
import { type FieldErrorCode, invalidField } from '../contract/errors.js';
import type { PhotoRow } from './photo.row.js';

interface Front {
  isBack: boolean;
  hasBack: boolean;
  /** Of the photo that is to be its back. */
  backHasBack: boolean;
}

/**
 * A photo may be the back of this one: an object has one front and one back.
 * @param backId null for a photo that is not there yet
 * @throws DomainError validation_failed, naming what `problemOf` finds
 */
export async function checkFront(frontId: number, backId: number | null, tx: EntityManager): Promise<void> {
  const problem = await problemOf(frontId, backId, tx);
  if (problem) throw invalidField('frontId', problem);
}

export const mayHaveFront = async (backId: number, frontId: number, tx: EntityManager): Promise<boolean> =>
  (await problemOf(frontId, backId, tx)) === null;

/** The front is locked until the transaction ends: nobody else gives it a back meanwhile. */
async function problemOf(frontId: number, backId: number | null, tx: EntityManager): Promise<FieldErrorCode | null> {
  const hasBack = (photo: string): string =>
    `exists (select from photos b where b.front_id = ${photo} and b.status <> 'removed' and b.id is distinct from $2::integer)`;
  const [front] = await tx.query<Front[]>(
    `select f.front_id is not null or f.id = $2::integer as "isBack", ${hasBack('f.id')} as "hasBack",
       ${hasBack('$2::integer')} as "backHasBack"
     from photos f where f.id = $1 and not f.proposed and f.status <> 'removed' for update`,
    [frontId, backId],
  );
  if (!front) return 'choice_gone';
  if (front.isBack) return 'front_is_back';
  if (front.hasBack) return 'front_has_back';
  return front.backHasBack ? 'back_has_back' : null;
}

/** What a photo that returns from the trash becomes: a back that its front cannot have any more is a draft. */
export async function returnedSide(
  photo: PhotoRow,
  tx: EntityManager,
): Promise<Partial<Pick<PhotoRow, 'status' | 'wantedStatus' | 'frontId'>>> {
  const { status, frontId, wantedStatus } = photo;
  // A front that was deleted for good meanwhile has left it without one.
  const isFront = frontId === null && status !== 'back' && wantedStatus !== 'back';
  if (isFront || (frontId !== null && (await mayHaveFront(photo.id, frontId, tx)))) return { status };
  return { status: status === 'back' ? 'draft' : status, wantedStatus: 'draft', frontId: null };
}
