import { pickLocalized } from '../../../contract/localized.js';
import type { AdminRelationKind, RelationKindFields } from '../../../contract/relation-kind.js';
import { versionOf } from '../../../platform/database/version-of.js';
import type { RelationKindRow } from './relation-kind.row.js';

/** What is stored of a kind of relation, without its id. */
export const relationKindFields = (row: RelationKindFields): RelationKindFields => ({
  code: row.code,
  ...pickLocalized(row, 'name', 'reverseName'),
});

export type CountedRelationKind = RelationKindRow & { relationCount: number };

export const presentRelationKind = ({ id, relationCount, ...row }: CountedRelationKind): AdminRelationKind => ({
  id,
  ...relationKindFields(row),
  relationCount,
  version: versionOf(relationKindFields(row)),
});
