import { Controller } from '@nestjs/common';
import { Operation } from '../platform/http/operation.decorator.js';
import { SettingsService } from './settings.service.js';
import { SiteDto } from './site-settings.dto.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** The public settings of this installation. */
  @Operation('settings.site')
  site(): Promise<SiteDto> {
    return this.settings.site();
  }
}
