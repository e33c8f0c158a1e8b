import { Controller, Get } from '@nestjs/common';
import { Operation } from '../platform/http/operation.decorator.js';
import { SettingsService } from './settings.service.js';
import { SiteSettingsDto } from './site-settings.dto.js';

@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** The public part of the site's settings. */
  @Get()
  @Operation('settings.site')
  site(): Promise<SiteSettingsDto> {
    return this.settings.site();
  }
}
