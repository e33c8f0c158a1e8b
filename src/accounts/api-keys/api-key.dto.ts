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
import { ApiProperty } from '@nestjs/swagger';
import { limits } from '../../contract/limits.js';
import { type ApiKey, type ApiKeyFields, type ApiKeyScope, apiKeyScopes, type NewApiKey } from '../../contract/user.js';
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

export class ApiKeyMakerDto {
  id: number;
  name: string;
}

export class ApiKeyDto implements ApiKey {
  id: number;
  name: string;
  scopes: ApiKeyScope[];
  /** The first characters, to recognise the key. */
  prefix: string;
  /** The administrator who created it: it ends with that person's rights. Null once the account is deleted. */
  @ApiProperty({ type: ApiKeyMakerDto, nullable: true })
  createdBy: ApiKeyMakerDto | null;
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

export class NewApiKeyDto extends ApiKeyDto implements NewApiKey {
  /** Shown only in this answer; only its hash is stored. */
  key: string;
}
