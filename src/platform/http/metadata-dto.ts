import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type SchemaObject } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import {
  type MetadataField,
  type MetadataOf,
  type MetadataProperty,
  type MetadataTable,
  writableProperties,
} from '../../contract/metadata/field.js';
import {
  ChangeableLine,
  ChangeableText,
  ClearableAuthorityId,
  ClearableDay,
  ClearableInteger,
  ClearableLine,
  ClearableNumber,
  ClearableText,
  ClearableYear,
  Flag,
  IfDefined,
  OptionalAuthorityId,
  OptionalDay,
  OptionalInteger,
  OptionalLine,
  OptionalNumber,
  OptionalText,
  OptionalYear,
  OptionalYesNo,
} from './input.decorators.js';

/** Fields that are left out stay as they are; null clears a field. */
type Patch<Values> = { [Name in keyof Values]?: Values[Name] };
type Provided<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> };

/**
 * The metadata fields of a change, in JSON; a DTO extends it.
 * @param ruleOf how a property is validated
 */
export const MetadataPatch = <const Table extends MetadataTable>(
  table: Table,
  ruleOf: (property: MetadataProperty) => PropertyDecorator = changeRule,
): new () => Patch<MetadataOf<Table>> =>
  withProperties(writableProperties(table), (property) => [
    ApiProperty({ ...typeOf(property), ...rangeOf(property), required: false }),
    ruleOf(property),
  ]);

/** The metadata fields of a new record, from a form: an empty field counts as absent; a DTO extends it. */
export const MetadataInput = <Table extends MetadataTable>(table: Table): new () => Provided<MetadataOf<Table>> =>
  withProperties(writableProperties(table), (property) => [
    ApiProperty({ ...typeOf(property), nullable: undefined, ...rangeOf(property), required: false }),
    inputRule(property),
  ]);

/** The metadata fields of a value that a request states whole; a DTO extends it. */
export const CompleteMetadata = <const Table extends MetadataTable>(
  table: Table,
  ruleOf: (property: MetadataProperty) => PropertyDecorator,
): new () => MetadataOf<Table> =>
  withProperties(writableProperties(table), (property) => [
    ApiProperty({ ...typeOf(property), description: property.field.doc }),
    ruleOf(property),
  ]);

function withProperties<Values>(
  properties: MetadataProperty[],
  decoratorsOf: (property: MetadataProperty) => PropertyDecorator[],
): new () => Values {
  class Fields {}
  for (const property of properties)
    for (const decorate of decoratorsOf(property)) decorate(Fields.prototype, property.name);
  return Fields as new () => Values;
}

function changeRule({ field, isRequired }: MetadataProperty): PropertyDecorator {
  switch (field.kind) {
    case 'year':
      return ClearableYear();
    case 'day':
      return ClearableDay(field.isEarly);
    case 'integer':
      return ClearableInteger(field);
    case 'decimal':
      return ClearableNumber(field);
    case 'flag':
      return applyDecorators(IfDefined(), IsBoolean());
    case 'yesNo':
      return applyDecorators(IsOptional(), IsBoolean());
    case 'authority':
      return ClearableAuthorityId(field.authority);
    case 'text':
    case 'licence':
      return isRequired ? ChangeableLine(field.max) : ClearableLine(field.max);
    default:
      return isRequired ? ChangeableText(field.max) : ClearableText(field.max);
  }
}

function inputRule({ field }: MetadataProperty): PropertyDecorator {
  switch (field.kind) {
    case 'year':
      return OptionalYear();
    case 'day':
      return OptionalDay(field.isEarly);
    case 'integer':
      return OptionalInteger(field);
    case 'decimal':
      return OptionalNumber(field);
    case 'flag':
      return Flag();
    case 'yesNo':
      return OptionalYesNo();
    case 'authority':
      return OptionalAuthorityId(field.authority);
    case 'text':
    case 'licence':
      return OptionalLine(field.max);
    default:
      return OptionalText(field.max);
  }
}

const types = {
  text: 'string',
  longText: 'string',
  richText: 'string',
  licence: 'string',
  authority: 'string',
  year: 'integer',
  day: 'string',
  integer: 'integer',
  decimal: 'number',
  flag: 'boolean',
  yesNo: 'boolean',
} as const;

type ApiType = Pick<SchemaObject, 'nullable' | 'format'> & { type: (typeof types)[MetadataField['kind']] };

function typeOf({ field, isRequired }: MetadataProperty): ApiType {
  const type = types[field.kind];
  const format = field.kind === 'decimal' ? 'double' : field.kind === 'day' ? 'date' : undefined;
  return { type, format, nullable: isRequired || field.kind === 'flag' ? undefined : true };
}

function rangeOf({ field }: MetadataProperty): Pick<SchemaObject, 'description' | 'minimum' | 'maximum' | 'maxLength'> {
  const description = [field.doc, field.writeDoc].filter(Boolean).join(' ') || undefined;
  if (field.kind === 'integer' || field.kind === 'decimal')
    return { description, minimum: field.min, maximum: field.max };
  return 'max' in field ? { description, maxLength: field.max } : { description };
}
