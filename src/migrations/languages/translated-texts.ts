import { entityMetadata } from '../../contract/metadata/entity.js';
import { fondsMetadata } from '../../contract/metadata/fonds.js';
import { isTranslated, type MetadataTable } from '../../contract/metadata/field.js';
import { photoMetadata } from '../../contract/metadata/photo.js';
import {
  annotationTexts,
  audioTexts,
  entityTypeTexts,
  relationKindTexts,
  relationTexts,
  tagTexts,
} from '../../contract/metadata/texts.js';
import { columnName } from '../../platform/database/snake-naming.js';

const tables: Record<string, MetadataTable> = {
  photos: photoMetadata,
  entities: { ...entityMetadata, ...audioTexts },
  entity_types: entityTypeTexts,
  relation_kinds: relationKindTexts,
  entity_relations: relationTexts,
  fonds: fondsMetadata,
  tags: tagTexts,
  annotations: annotationTexts,
};

/** The columns of each table that have translations, without an ending. */
export const translatedTexts: [table: string, columns: string[]][] = Object.entries(tables).map(([table, fields]) => [
  table,
  Object.entries(fields).flatMap(([name, field]) => (isTranslated(field) ? columnName(name) : [])),
]);
