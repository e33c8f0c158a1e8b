import type { EntityManager } from 'typeorm';
import { invalidField } from '../contract/errors.js';
import type { ChangedRow } from '../records/record-description.js';
import type { PhotoRow } from './photo.row.js';

/**
 * Whether the fonds of changed photos exist, also after a revert; nobody deletes them until the transaction ends. Their foreign
 * key is checked when it ends.
 * @throws DomainError validation_failed, `choice_gone`
 */
export async function checkFonds(changes: readonly ChangedRow<PhotoRow>[], tx: EntityManager): Promise<void> {
  const moved = changes.filter(({ changed }) => changed.includes('fondsId'));
  await checkFondsIds(
    moved.flatMap(({ row: { fondsId } }) => fondsId ?? []),
    tx,
  );
}

/** The same of ids. @throws DomainError validation_failed, `choice_gone` */
export async function checkFondsIds(ids: readonly number[], tx: EntityManager): Promise<void> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return;
  const found = await tx.query<object[]>('select from fonds where id = any($1) order by id for key share', [
    [...wanted],
  ]);
  if (found.length < wanted.size) throw invalidField('fondsId', 'choice_gone');
}
