import type { EntityTypeFields } from '../../contract/entity-type.js';
import { pickLocalized } from '../../contract/localized.js';

/** What is stored of a type, without its id and its place. */
export const entityTypeFields = (row: EntityTypeFields): EntityTypeFields => ({
  code: row.code,
  ...pickLocalized(row, 'name', 'description'),
  color: row.color,
  icon: row.icon,
});
