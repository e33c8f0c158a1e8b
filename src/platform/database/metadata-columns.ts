import { Column, type ColumnType } from 'typeorm';
import {
  type MetadataField,
  type MetadataOf,
  type MetadataTable,
  propertiesOf,
} from '../../contract/metadata/field.js';

const columnTypes: Record<MetadataField['kind'], ColumnType> = {
  text: 'text',
  longText: 'text',
  richText: 'text',
  licence: 'text',
  authority: 'text',
  year: 'integer',
  day: 'date',
  integer: 'integer',
  decimal: 'double precision',
  flag: 'boolean',
  yesNo: 'boolean',
};

/** A class with the columns of the metadata fields, for the row class of a record to extend. */
export function MetadataColumns<const Table extends MetadataTable>(table: Table): new () => MetadataOf<Table> {
  class Columns {}
  for (const { name, field, isRequired } of propertiesOf(table)) {
    const type = columnTypes[field.kind];
    const column = field.kind === 'flag' ? Column({ type, default: false }) : Column({ type, nullable: !isRequired });
    column(Columns.prototype, name);
  }
  return Columns as new () => MetadataOf<Table>;
}
