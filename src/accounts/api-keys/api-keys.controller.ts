import { Body, Controller, Ip, Param } from '@nestjs/common';
import type { ApiKey, NewApiKey } from '../../contract/user.js';
import type { Viewer } from '../../contract/access.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { ApiKeyFieldsDto } from './api-key.dto.js';
import { ApiKeysService } from './api-keys.service.js';

@Controller()
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  /** All keys, newest first, including revoked and expired ones. */
  @Operation('apiKeys.list')
  list(): Promise<ApiKey[]> {
    return this.keys.list();
  }

  /**
   * Creates a key. Only this answer contains `key`. It ends when it expires, is revoked, or when its maker is no longer an
   * administrator.
   */
  @Operation('apiKeys.create')
  create(@Body() fields: ApiKeyFieldsDto, @CurrentViewer() viewer: Viewer, @Ip() address: string): Promise<NewApiKey> {
    return this.keys.create(fields, { viewer, address });
  }

  /** Revokes a key: requests with it get 401 from now on. */
  @Operation('apiKeys.revoke')
  revoke(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.keys.revoke(params, viewer);
  }
}
