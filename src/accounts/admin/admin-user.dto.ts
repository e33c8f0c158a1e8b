import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { limits } from '../../contract/limits.js';
import type { Paged } from '../../contract/page.js';
import { type Role, roles } from '../../contract/roles.js';
import type { AdminUser, AdminUserChange, AdminUserListQuery } from '../../contract/user.js';
import { IfDefined, OptionalInteger, OptionalYesNo, Trimmed } from '../../platform/http/input.decorators.js';
import { PageDto } from '../../platform/http/page.dto.js';
import { OwnPasswordIfAny } from '../users/password-rules.js';
import { UserDto } from '../users/user.dto.js';

export class AdminUserDto extends UserDto implements AdminUser {
  /** Null until a link that was sent to the address has been opened. */
  emailVerifiedAt: string | null;
  /** The last visit, accurate to ten minutes; it stays when its session ends. Null for who was never here. */
  lastSeenAt: string | null;
  /** The last sign-in; the registration is the first. */
  signedInAt: string | null;
  /** Since when nobody can sign in to the account; null for an account in use. */
  disabledAt: string | null;
  /** Whether its password is not enough to sign in. */
  hasSecondFactor: boolean;
}

export class AdminUserPageDto extends PageDto implements Paged<AdminUser> {
  items: AdminUserDto[];
}

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
