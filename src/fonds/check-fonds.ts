import type { EntityManager } from 'typeorm';
import { invalidField } from '../contract/errors.js';
import { type Fonds, type FondsFields, type FondsLevel, mayContain } from '../contract/fonds.js';
import { findByIds } from '../platform/database/find-by-ids.js';
import { FondsRow } from './fonds.row.js';

/** What must hold of fonds that are not there yet. @throws DomainError validation_failed, naming the field */
export async function checkNew(created: readonly Fonds[], tx: EntityManager): Promise<void> {
  const levels = new Map(created.map(({ id, level }) => [id, level]));
  const parentIds = new Set(
    created.flatMap(({ parentId }) => (parentId === null || levels.has(parentId) ? [] : parentId)),
  );
  for (const [id, { level }] of await findByIds(FondsRow, [...parentIds], tx)) levels.set(id, level);
  for (const fonds of created) checkParent(fonds, levels);
  await checkReferenceCodes(created, tx);
}

/** What must hold of a fonds that changes. @throws DomainError validation_failed, naming the field */
export async function checkChanged(changed: Fonds, tx: EntityManager): Promise<void> {
  await checkNew([changed], tx);
  const parts = await tx.findBy(FondsRow, { parentId: changed.id });
  if (parts.some((part) => !mayContain(changed.level, part.level))) throw invalidField('level', 'level_too_low');
}

/** @param levels of the fonds that there are, by their ids */
function checkParent({ level, parentId }: FondsFields, levels: ReadonlyMap<number, FondsLevel>): void {
  if (level === 'series' && parentId === null) throw invalidField('parentId', 'field_required');
  if (parentId === null) return;
  const parentLevel = levels.get(parentId);
  if (!parentLevel) throw invalidField('parentId', 'choice_gone');
  if (!mayContain(parentLevel, level)) throw invalidField('parentId', 'level_too_low');
}

/** Of all fonds each has its own, whatever its capitals. @throws DomainError validation_failed, `field_taken` */
async function checkReferenceCodes(fonds: readonly Fonds[], tx: EntityManager): Promise<void> {
  const coded = fonds.filter(({ referenceCode }) => referenceCode !== null);
  if (coded.length === 0) return;
  const [namesake] = await tx.query<object[]>(
    `with own as (select * from unnest($1::text[], $2::integer[]) as own (code, id))
     select from own join fonds on lower(reference_code) = lower(code) and fonds.id <> own.id
     union all
     select from own group by lower(code) having count(*) > 1
     limit 1`,
    [coded.map(({ referenceCode }) => referenceCode), coded.map(({ id }) => id)],
  );
  if (namesake) throw invalidField('referenceCode', 'field_taken');
}
