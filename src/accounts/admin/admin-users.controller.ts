import { Body, Controller, Ip, Param, Query } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { OwnPasswordProofDto } from '../second-factor/security.dto.js';
import { AdminUserChangeDto, AdminUserDto, AdminUserListQueryDto, AdminUserPageDto } from './admin-user.dto.js';
import { AdminUsersService } from './admin-users.service.js';

@Controller()
export class AdminUsersController {
  constructor(private readonly users: AdminUsersService) {}

  /** All accounts, newest first. */
  @Operation('adminUsers.list')
  list(@Query() query: AdminUserListQueryDto): Promise<AdminUserPageDto> {
    return this.users.list(query);
  }

  /**
   * Changes the role of an account, or disables or enables it; disabling ends its sessions. One administrator always remains.
   * The caller's own password is needed where rights grow. Who is no longer an administrator loses their API keys.
   */
  @Operation('adminUsers.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() change: AdminUserChangeDto,
    @CurrentViewer() viewer: Viewer,
    @Ip() address: string,
  ): Promise<AdminUserDto> {
    return this.users.change({ ...change, id }, { viewer, address });
  }

  /** Ends all sessions of an account. */
  @Operation('adminUsers.endSessions')
  endSessions(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.users.endSessions(params, viewer);
  }

  /**
   * Takes the second factor of another account away, for somebody who has lost theirs. Needs the caller's own password; the
   * person gets an email, and for staff all administrators do.
   */
  @Operation('adminUsers.resetSecondFactor')
  resetSecondFactor(
    @Param() { id }: IdParamDto,
    @Body() { password }: OwnPasswordProofDto,
    @CurrentViewer() viewer: Viewer,
    @Ip() address: string,
  ): Promise<void> {
    return this.users.resetSecondFactor({ id, password }, { viewer, address });
  }

  /** Deletes another user's account. The caller's own is deleted by `account.remove`, which asks for the password. */
  @Operation('adminUsers.remove')
  remove(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.users.remove(params, viewer);
  }
}
