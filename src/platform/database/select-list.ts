import type { EntityMetadata } from 'typeorm';

/** Columns of a row class (all, or those of `properties`) under their property names, for SQL: `p.title_en as "titleEn", …`. */
export const selectList = (metadata: EntityMetadata, alias: string, properties?: string[]): string =>
  metadata.columns
    .filter((column) => column.isSelect && (properties?.includes(column.propertyName) ?? true))
    .map((column) => `${alias}.${column.databaseName} as "${column.propertyName}"`)
    .join(', ');
