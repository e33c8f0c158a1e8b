import { Body, Controller } from '@nestjs/common';
import type { EditedSettings } from '../contract/settings.js';
import type { Viewer } from '../contract/access.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { SettingsService } from './settings.service.js';
import { SiteSettingsChangeDto } from './site-settings.dto.js';

@Controller()
export class AdminSettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** All settings. */
  @Operation('adminSettings.read')
  read(): Promise<EditedSettings> {
    return this.settings.readEdited();
  }

  /** Changes the given fields; pages show the change immediately. */
  @Operation('adminSettings.change')
  change(@Body() fields: SiteSettingsChangeDto, @CurrentViewer() viewer: Viewer): Promise<EditedSettings> {
    return this.settings.change(fields, viewer);
  }
}
