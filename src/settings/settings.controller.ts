import { Controller } from '@nestjs/common';
import type { Site } from '../contract/settings.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { SettingsService } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** The public settings of this installation. */
  @Operation('settings.site')
  site(): Promise<Site> {
    return this.settings.site();
  }
}
