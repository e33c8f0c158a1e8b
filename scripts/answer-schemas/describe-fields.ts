import type { Definition } from 'typescript-json-schema';
import { entityMetadata } from '../../src/contract/metadata/entity.js';
import { type MetadataTable, propertiesOf } from '../../src/contract/metadata/field.js';
import { photoMetadata } from '../../src/contract/metadata/photo.js';
import { isPublic, settingProperties } from '../../src/contract/setting.js';
import { settingsTable } from '../../src/contract/settings-table.js';

interface DescribedField {
  name: string;
  doc: string | undefined;
  format: 'double' | 'date' | undefined;
}

const metadata = (table: MetadataTable): DescribedField[] =>
  propertiesOf(table).map(({ name, field: { kind, doc } }) => ({
    name,
    doc,
    format: kind === 'decimal' ? 'double' : kind === 'day' ? 'date' : undefined,
  }));

const settings = settingProperties(settingsTable)
  .filter(({ setting }) => isPublic(setting))
  .map(({ name, setting: { doc } }) => ({ name, doc, format: undefined }));

const tables: DescribedField[][] = [metadata(photoMetadata), metadata(entityMetadata), settings];

/**
 * A type does not keep what the tables of descriptive fields and of settings say about them. A record with all fields of a table
 * gets their descriptions, and every schema the formats of those that it has: decimals and days have the same names everywhere.
 */
export function describeFields(schema: Definition): Definition {
  const { properties } = schema;
  if (!properties) return schema;
  const described = { ...properties };
  for (const table of tables) {
    const isWhole = table.every(({ name }) => name in properties);
    for (const { name, doc, format } of table) {
      const property = described[name];
      if (typeof property !== 'object') continue;
      const description = property.description ?? (isWhole ? doc : undefined);
      described[name] = { ...withFormat(property, format), ...(description && { description }) };
    }
  }
  return { ...schema, properties: described };
}

function withFormat(property: Definition, format: DescribedField['format']): Definition {
  const types = [property.type].flat();
  if (format === 'date' && types.includes('string')) return { ...property, format };
  if (format !== 'double' || !types.includes('integer')) return property;
  return { ...property, format, type: types.length > 1 ? ['number', 'null'] : 'number' };
}
