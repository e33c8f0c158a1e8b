import { Body, Controller, Header, Ip } from '@nestjs/common';
import type { SecurityRules } from '../../contract/account-security.js';
import type { Viewer } from '../../contract/access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { SecurityRulesChangeDto } from './security.dto.js';
import { SecurityRulesService } from './security-rules.service.js';

@Controller()
export class AdminSecurityController {
  constructor(private readonly rules: SecurityRulesService) {}

  /** What the archive asks of accounts. */
  @Operation('adminSecurity.read')
  @Header('Cache-Control', 'private, no-store')
  read(): Promise<SecurityRules> {
    return this.rules.read();
  }

  /**
   * Changes it, with the caller's password. To make a second factor obligatory, the caller's account must have one. Those of the
   * staff who have none keep the rights of a member until they set one up; API keys are not affected.
   */
  @Operation('adminSecurity.change')
  change(
    @Body() { staffSecondFactor, password }: SecurityRulesChangeDto,
    @CurrentViewer() viewer: Viewer,
    @Ip() address: string,
  ): Promise<SecurityRules> {
    return this.rules.change({ staffSecondFactor, password }, { viewer, address });
  }
}
