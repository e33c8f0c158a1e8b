import { applyDecorators } from '@nestjs/common';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { limits } from '../../contract/limits.js';
import { ownPath } from '../../contract/paths.js';
import type { ProfileChange } from '../../contract/user.js';
import { cleanText } from '../../platform/http/input.decorators.js';
import { DisplayName } from '../users/display-name.js';
import { Email } from '../users/email.js';

/** Empty text takes away what stands there; absent, it stays. */
const EmptyAsNull = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? cleanText(value) || null : (value as unknown),
  );

/** An https address or an own path. It is written down and shown; the server never asks for it. */
const PictureAddress = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    ValidateBy({ name: 'pictureAddress', validator: { validate: isPictureAddress } }, { message: 'field_invalid' }),
  );

export class ProfileChangeDto implements ProfileChange {
  /** Must be the address that the account has: it cannot be changed. */
  @Email()
  @IsOptional()
  email?: string;

  @DisplayName()
  @EmptyAsNull()
  displayName?: string | null;

  /** Becomes `profileImageUrl`. */
  @PictureAddress()
  @EmptyAsNull()
  avatar?: string | null;
}

function isPictureAddress(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > limits.url.max) return false;
  if (text.startsWith('/')) return ownPath(text, '') === text;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && /^https:\/\/[^\s\\]+$/i.test(text);
}
