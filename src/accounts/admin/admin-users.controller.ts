import { Body, Controller, Ip, Param, Query } from '@nestjs/common';
import type { Paged } from '../../contract/page.js';
import type { AdminUser } from '../../contract/user.js';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { OwnPasswordProofDto } from '../second-factor/security.dto.js';
import { AdminUserChangeDto, AdminUserListQueryDto } from './admin-user.dto.js';
import { AdminUsersService } from './admin-users.service.js';

@Controller()
export class AdminUsersController {
  constructor(private readonly users: AdminUsersService) {}

  /** All accounts, newest first. */
  @Operation('adminUsers.list')
  list(@Query() query: AdminUserListQueryDto): Promise<Paged<AdminUser>> {
    return this.users.list(query);
  }

  /**
   * Changes the role of an account, or disables or enables it; disabling ends its sessions. One administrator always remains.
   * The caller's own password is needed where rights grow, and to disable an account. Who is no longer an administrator, or
   * disabled, loses their API keys for good.
   */
  @Operation('adminUsers.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() change: AdminUserChangeDto,
    @CurrentViewer() viewer: Viewer,
    @Ip() address: string,
  ): Promise<AdminUser> {
    return this.users.change({ ...change, id }, { viewer, address });
  }

  /** Ends all sessions of an account. Needs the caller's own password. */
  @Operation('adminUsers.endSessions')
  endSessions(
    @Param() { id }: IdParamDto,
    @Body() { password }: OwnPasswordProofDto,
    @CurrentViewer() viewer: Viewer,
    @Ip() address: string,
  ): Promise<void> {
    return this.users.endSessions({ id, password }, { viewer, address });
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

  /** Deletes another user's account, with the caller's own password. The caller's own is deleted by `account.remove`. */
  @Operation('adminUsers.remove')
  remove(
    @Param() { id }: IdParamDto,
    @Body() { password }: OwnPasswordProofDto,
    @CurrentViewer() viewer: Viewer,
    @Ip() address: string,
  ): Promise<void> {
    return this.users.remove({ id, password }, { viewer, address });
  }
}
