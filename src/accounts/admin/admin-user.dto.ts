import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { limits } from '../../contract/limits.js';
import { type Role, roles } from '../../contract/roles.js';
import type { AdminUserChange, AdminUserListQuery } from '../../contract/user.js';
import { IfDefined, OptionalInteger, OptionalYesNo, Trimmed } from '../../platform/http/input.decorators.js';
import { OwnPasswordIfAny } from '../users/password-rules.js';

export class AdminUserListQueryDto implements AdminUserListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  @IfDefined()
  @IsIn(roles)
  role?: Role;

  /** Only accounts that are, or are not, disabled. */
  @OptionalYesNo()
  disabled?: boolean;

  /** Part of an email address or a name. */
  @MaxLength(limits.searchText.max)
  @IsString()
  @IsOptional()
  @Trimmed()
  q?: string;
}

export class AdminUserChangeDto implements AdminUserChange {
  @IfDefined()
  @IsIn(roles)
  role?: Role;

  /** The role that the client has shown; another one in the database is a conflict. */
  @IfDefined()
  @IsIn(roles)
  seenRole?: Role;

  /** Ends all sessions of the account; nobody can sign in to it until this is false again. */
  @IfDefined()
  @IsBoolean()
  isDisabled?: boolean;

  /** The caller's own password, needed where rights grow and to disable an account. */
  @OwnPasswordIfAny()
  password?: string;
}
