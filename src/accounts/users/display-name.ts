import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { limits } from '../../contract/limits.js';

const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;

/** A display name: one line of limited length, so that lists of members stay readable. */
export const DisplayName = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsString(),
    MaxLength(limits.text.name, { message: 'field_too_long' }),
    Matches(oneLine),
  );
