import {
  ArrayContains,
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { limits } from '../../contract/limits.js';
import { type ApiKeyFields, type ApiKeyScope, apiKeyScopes } from '../../contract/user.js';
import { OwnPasswordIfAny } from '../users/password-rules.js';
import { Trimmed } from '../../platform/http/input.decorators.js';

export class ApiKeyFieldsDto implements ApiKeyFields {
  // No control characters: PostgreSQL's text cannot hold NUL, and lists show the name on one line.
  @Matches(/^\P{Cc}*$/u)
  @MaxLength(limits.text.name, { message: 'field_too_long' })
  @IsString({ message: 'field_required' })
  @Trimmed()
  name: string;

  /** `["read"]` or `["read", "write"]`. */
  @ArrayContains(['read'])
  @ArrayUnique()
  @IsIn(apiKeyScopes, { each: true })
  @ArrayMaxSize(apiKeyScopes.length)
  @IsArray()
  scopes: ApiKeyScope[];

  /** ISO 8601, in the future. If omitted, the key expires in a year. */
  @IsISO8601({ strict: true, strictSeparator: true })
  @IsOptional()
  expiresAt?: string;

  /** The caller's own password, because a key works on after the session has ended. An account without one leaves it out. */
  @OwnPasswordIfAny()
  password?: string;
}
