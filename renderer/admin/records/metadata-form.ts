import {
  type MetadataField,
  type MetadataOf,
  type MetadataProperty,
  type MetadataTable,
  propertyNames,
  writableProperties,
} from '../../../src/contract/metadata/field.js';
import { textOf } from '../../forms/use-form-submit.js';
import { type RecordValues, typedNumber, valuesOf } from './record-values.js';

/** The descriptive fields of a record as its form shows them. */
export const metadataValues = <Table extends MetadataTable>(table: Table, record: MetadataOf<Table>): RecordValues =>
  valuesOf(record, propertyNames(table));

/** The values of the form as a patch for the API; an empty field becomes null. */
export const metadataChangeOf = <Table extends MetadataTable>(
  table: Table,
  fields: FormData,
): Partial<MetadataOf<Table>> =>
  Object.fromEntries(
    writableProperties(table).map((property) => [property.name, valueOf(property, fields)]),
  ) as Partial<MetadataOf<Table>>;

function valueOf({ name, field, isRequired }: MetadataProperty, fields: FormData): string | number | boolean | null {
  const text = textOf(fields, name);
  if (isNumeric(field)) return typedNumber(text);
  if (field.kind === 'flag') return fields.has(name);
  if (field.kind === 'yesNo') return { true: true, false: false }[text] ?? null;
  return isRequired ? text : text || null;
}

const isNumeric = ({ kind }: MetadataField): boolean => ['year', 'integer', 'decimal'].includes(kind);
