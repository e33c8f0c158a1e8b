import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';

/** `dateText` → `date_text` */
export const columnName = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/\./g, '_')
    .toLowerCase();

/** Columns are snake_case in the database and camelCase in code; row classes state the name of their table. */
export class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return columnName([...prefixes, ''].join('_')) + (custom ?? columnName(property));
  }

  override joinColumnName(relation: string, referenced: string): string {
    return columnName(`${relation}_${referenced}`);
  }

  override joinTableColumnName(table: string, property: string, column?: string): string {
    return columnName(`${table}_${column ?? property}`);
  }
}
