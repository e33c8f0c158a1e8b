import type { FindOptionsOrder } from 'typeorm';
import type { AdminEntityType, EntityType } from '../../contract/entity-type.js';
import { inEachLanguage } from '../../contract/localized.js';
import { versionOf } from '../../platform/database/version-of.js';
import { entityTypeFields } from './entity-type-fields.js';
import type { EntityTypeRow } from './entity-type.row.js';

/** The order of types, everywhere. */
export const typeOrder: FindOptionsOrder<EntityTypeRow> = { position: 'ASC', id: 'ASC' };

/** For visitors: a missing translation is the Italian name. */
export const presentEntityType = (row: EntityTypeRow): EntityType => ({
  id: row.id,
  ...entityTypeFields(row),
  ...inEachLanguage('name', (name) => row[name] ?? row.name),
});

export type CountedEntityType = EntityTypeRow & { entityCount: number; coverCount: number };

/** For the administration: with the translations that there are. */
export const presentAdminEntityType = ({
  id,
  entityCount,
  coverCount,
  ...row
}: CountedEntityType): AdminEntityType => ({
  id,
  ...entityTypeFields(row),
  entityCount,
  coverCount,
  version: versionOf(entityTypeFields(row)),
});
