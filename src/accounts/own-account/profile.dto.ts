import { applyDecorators } from '@nestjs/common';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { limits } from '../../contract/limits.js';
import { addressOf } from '../../contract/addresses.js';
import { sameSitePath } from '../../contract/paths.js';
import type { ProfileChange } from '../../contract/user.js';
import { cleanText } from '../../platform/texts/clean-text.js';
import { DisplayName } from '../users/display-name.js';
import { Email } from '../users/email.js';

/** An empty text clears the field. */
const EmptyAsNull = (): PropertyDecorator =>
  Transform(({ value }: TransformFnParams): unknown =>
    typeof value === 'string' ? cleanText(value) || null : (value as unknown),
  );

/** An https address, which a worker fetches once, or a path of this site. */
const ImageAddress = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    ValidateBy(
      { name: 'imageAddress', validator: { validate: isImageAddress } },
      { message: 'picture_address_expected' },
    ),
  );

export class ProfileChangeDto implements ProfileChange {
  /** Must equal the address of the account: it cannot be changed. */
  @Email()
  @IsOptional()
  email?: string;

  @DisplayName()
  @EmptyAsNull()
  displayName?: string | null;

  /**
   * The path of an image of this site becomes `profileImageUrl`. The image at an https address is fetched once in the background, and its
   * copy becomes it; `GET /users/{id}/avatar` says how far that is.
   */
  @ImageAddress()
  @EmptyAsNull()
  avatar?: string | null;
}

function isImageAddress(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > limits.url.max) return false;
  if (text.startsWith('/')) return isImagePath(text);
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && /^https:\/\/[^\s\\]+$/i.test(text);
}

/** Not any path of the site: a picture's address is requested by the browser of everybody who sees it, administrators too. */
const isImagePath = (path: string): boolean =>
  sameSitePath(path, '') === path &&
  /^[^?#]+\.(?:webp|avif|jpe?g|png|gif)$/i.test(path) &&
  (addressOf(path).path === null || addressOf(path).kind === 'file');
