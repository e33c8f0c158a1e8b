import type { EntityTypeFields } from '../../contract/entity-type.js';

/** What is stored of a type, without its id and its place. */
export const entityTypeFields = (row: EntityTypeFields): EntityTypeFields => ({
  code: row.code,
  name: row.name,
  nameEn: row.nameEn,
  nameDe: row.nameDe,
  description: row.description,
  descriptionEn: row.descriptionEn,
  descriptionDe: row.descriptionDe,
  color: row.color,
  icon: row.icon,
});
