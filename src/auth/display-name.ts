import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { limits } from '../contract/limits.js';

/** No control characters, and none that turn the direction of the text around them. */
const oneLine = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** What a person wants to be called; the documents give it no rule, a list of members needs these. */
export const DisplayName = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsString(),
    MaxLength(limits.text.name, { message: 'field_too_long' }),
    Matches(oneLine),
  );
