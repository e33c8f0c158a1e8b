import type { EntityManager } from 'typeorm';
import { invalidField } from '../contract/errors.js';

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
