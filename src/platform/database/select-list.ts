import type { EntityMetadata } from 'typeorm';

/** The columns of a row class, all or those of `properties`, under their property names, for hand-written SQL: `p.title_en as "titleEn", …`. */
export const selectList = (metadata: EntityMetadata, alias: string, properties?: string[]): string =>
  metadata.columns
    .filter((column) => column.isSelect && (properties?.includes(column.propertyName) ?? true))
    .map((column) => `${alias}.${column.databaseName} as "${column.propertyName}"`)
    .join(', ');
