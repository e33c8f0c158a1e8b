import { Body, Controller, Ip, Param, Query } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
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
   * Grants or removes administrator rights. The last administrator keeps them. Granting needs the caller's own password;
   * removing revokes the API keys that the person has created.
   */
  @Operation('adminUsers.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() { isAdmin, password }: AdminUserChangeDto,
    @CurrentViewer() viewer: Viewer,
    @Ip() address: string,
  ): Promise<AdminUserDto> {
    return this.users.change({ id, isAdmin, password }, { viewer, address });
  }

  /** Deletes another user's account. The caller's own is deleted by `account.remove`, which asks for the password. */
  @Operation('adminUsers.remove')
  remove(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.users.remove(params, viewer);
  }
}
