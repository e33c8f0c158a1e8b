import type { EntityMetadata } from 'typeorm';

/** All columns of a row class under their property names, for hand-written SQL: `p.title_en as "titleEn", …`. */
export const selectList = (metadata: EntityMetadata, alias: string): string =>
  metadata.columns
    .filter((column) => column.isSelect)
    .map((column) => `${alias}.${column.databaseName} as "${column.propertyName}"`)
    .join(', ');
