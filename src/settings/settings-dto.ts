import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayContains,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  type ComputedNames,
  type SettingProperty,
  settingProperties,
  type SettingsOf,
  type SettingsTable,
  type ShapedNames,
} from '../contract/setting.js';
import { ClearableInteger, IntegerWithin, maxId } from '../platform/http/input.decorators.js';
import {
  IfPresent,
  OptionalAddress,
  OptionalEmail,
  OptionalNaan,
  OptionalText,
  oneLine,
  RequiredLine,
  severalLines,
} from './setting.decorators.js';
import type { SettingShape } from './setting-shapes.js';
import { TimeZone } from './time-zone.decorator.js';

type Shapes<Table> = Record<ShapedNames<Table>, SettingShape>;

/** The settings that a request may change. Omitted ones stay as they are; null clears what is not required. */
export const SettingsPatch = <Table extends SettingsTable>(
  table: Table,
  shapes: Shapes<Table>,
): new () => Partial<Omit<SettingsOf<Table>, ComputedNames<Table>>> =>
  withProperties(
    settingProperties(table).filter(({ setting }) => setting.kind !== 'computed'),
    (property) => [
      ApiProperty({
        ...typeOf(property, shapes),
        ...limitsOf(property),
        required: false,
      } as ApiPropertyOptions),
      ruleOf(property, shapes),
    ],
  );

function withProperties<Values>(
  properties: SettingProperty[],
  decoratorsOf: (property: SettingProperty) => PropertyDecorator[],
): new () => Values {
  class Settings {}
  for (const property of properties)
    for (const decorate of decoratorsOf(property)) decorate(Settings.prototype, property.name);
  return Settings as new () => Values;
}

function typeOf(
  { settingName, setting, isRequired }: SettingProperty,
  shapes: Record<string, SettingShape>,
): ApiPropertyOptions {
  const description = setting.writeDoc ?? setting.doc;
  switch (setting.kind) {
    case 'flag':
      return { type: 'boolean', description };
    case 'integer':
      return { type: 'integer', description };
    case 'timeZone':
      return { type: 'string', description };
    case 'choices':
      return { enum: [...setting.of], isArray: true, description };
    case 'photo':
      return { type: 'number', nullable: true, description };
    case 'photos':
      return { type: 'array', items: { type: 'integer' }, description };
    case 'object':
      return {
        type: shapes[settingName]?.type,
        nullable: setting.default === null ? true : undefined,
        description,
      } as ApiPropertyOptions;
    case 'list':
      return { type: shapes[settingName]?.type, isArray: true, description } as ApiPropertyOptions;
    default:
      return { type: 'string', nullable: isRequired ? undefined : true, description };
  }
}

/** What the documentation says of a value beyond its type. */
function limitsOf({ setting }: SettingProperty): Partial<ApiPropertyOptions> {
  switch (setting.kind) {
    case 'integer':
      return { minimum: setting.min, maximum: setting.max };
    case 'choices':
      return { uniqueItems: true };
    case 'photos':
      return {
        uniqueItems: true,
        maxItems: setting.max,
        items: { type: 'integer', minimum: 1, maximum: maxId },
      } as Partial<ApiPropertyOptions>;
    case 'list':
      return { maxItems: setting.max };
    default:
      return 'max' in setting ? { maxLength: setting.max } : {};
  }
}

function ruleOf(
  { settingName, setting, isRequired }: SettingProperty,
  shapes: Record<string, SettingShape>,
): PropertyDecorator {
  const shape = shapes[settingName];
  switch (setting.kind) {
    case 'line':
      return isRequired ? applyDecorators(IfPresent(), RequiredLine(setting.max)) : OptionalText(oneLine, setting.max);
    case 'paragraphs':
      return OptionalText(severalLines, setting.max);
    case 'address':
      return OptionalAddress(setting.max);
    case 'email':
      return OptionalEmail(setting.max);
    case 'naan':
      return OptionalNaan();
    case 'timeZone':
      return applyDecorators(IfPresent(), TimeZone());
    case 'flag':
      return applyDecorators(IfPresent(), IsBoolean());
    case 'integer':
      return applyDecorators(IfPresent(), IntegerWithin(setting.min, setting.max));
    case 'choices':
      return applyDecorators(
        IfPresent(),
        IsArray(),
        ArrayUnique(),
        IsIn(setting.of, { each: true }),
        ArrayContains([...(setting.always ?? [])]),
      );
    case 'photo':
      return ClearableInteger({ min: 1, max: maxId });
    case 'photos':
      return applyDecorators(
        IfPresent(),
        Max(maxId, { each: true }),
        Min(1, { each: true }),
        IsInt({ each: true }),
        ArrayUnique(),
        ArrayMaxSize(setting.max),
      );
    case 'object':
      return applyDecorators(partsOf(shape), setting.default === null ? IsOptional() : IfPresent(), ValidateNested());
    case 'list':
      return applyDecorators(
        partsOf(shape),
        IfPresent(),
        ...(shape?.rule ? [shape.rule] : []),
        ValidateNested({ each: true }),
        ArrayMaxSize(setting.max),
        IsArray(),
      );
    case 'computed':
      throw new Error(`No request changes ${settingName}`);
  }
}

const partsOf = (shape: SettingShape | undefined): PropertyDecorator => Type(() => shape?.type ?? Object);
