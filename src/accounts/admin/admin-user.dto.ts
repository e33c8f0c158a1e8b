import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { limits } from '../../contract/limits.js';
import type { Paged } from '../../contract/page.js';
import type { AdminUser, AdminUserChange, AdminUserListQuery } from '../../contract/user.js';
import { OptionalInteger, Trimmed } from '../../platform/http/input.decorators.js';
import { PageDto } from '../../platform/http/page.dto.js';
import { UserDto } from '../users/user.dto.js';

export class AdminUserDto extends UserDto implements AdminUser {
  /** Null until a link that was sent to the address has been opened. */
  emailVerifiedAt: string | null;
  /** Accurate to ten minutes; null for users without a session. */
  lastSeenAt: string | null;
}

export class AdminUserPageDto extends PageDto implements Paged<AdminUser> {
  items: AdminUserDto[];
}

export class AdminUserListQueryDto implements AdminUserListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  /** Part of an email address or a name. */
  @MaxLength(limits.searchText.max)
  @IsString()
  @IsOptional()
  @Trimmed()
  q?: string;
}

export class AdminUserChangeDto implements AdminUserChange {
  @IsBoolean({ message: 'field_required' })
  isAdmin: boolean;

  /** The caller's own password, needed to make somebody an administrator. */
  @IsString({ message: 'errorPasswordRequired' })
  @IsOptional()
  password?: string;
}
