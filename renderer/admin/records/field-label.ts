import { languageTable } from '../../../src/contract/languages.js';
import { isTranslated, type MetadataTable, propertiesOf } from '../../../src/contract/metadata/field.js';

/**
 * The name of a property of a table, with its language where it is a translation: `Titolo: English` for `titleEn`. Null for
 * what is not in the table.
 */
export function fieldLabel<Table extends MetadataTable>(
  table: Table,
  property: string,
  nameOf: (field: keyof Table & string) => string,
): string | null {
  const found = propertiesOf(table).find(({ name }) => name === property);
  if (!found) return null;
  const name = nameOf(found.fieldName);
  return isTranslated(found.field) ? `${name}: ${languageTable[found.language].name}` : name;
}
