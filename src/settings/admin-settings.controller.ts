import { Body, Controller } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { SettingsService } from './settings.service.js';
import { SiteSettingsDto } from './site-settings.dto.js';
import { SiteSettingsFieldsDto } from './site-settings-fields.dto.js';

@Controller()
export class AdminSettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** All settings. */
  @Operation('adminSettings.read')
  read(): Promise<SiteSettingsDto> {
    return this.settings.read();
  }

  /** Changes the given fields; pages show the change immediately. */
  @Operation('adminSettings.change')
  change(@Body() fields: SiteSettingsFieldsDto, @CurrentViewer() viewer: Viewer): Promise<SiteSettingsDto> {
    return this.settings.change(fields, viewer);
  }
}
