import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { limits } from '../../contract/limits.js';

const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;

/** What a person wants to be called, once it is clean text; the documents give it no rule, a list of members needs these. */
export const DisplayName = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsString(),
    MaxLength(limits.text.name, { message: 'field_too_long' }),
    Matches(oneLine),
  );
