import type { SiteSettingsChange } from '../contract/settings.js';
import { settingsTable } from '../contract/settings-table.js';
import { SeenVersion } from '../platform/http/input.decorators.js';
import { settingShapes } from './setting-shapes.js';
import { SettingsPatch } from './settings-dto.js';

export class SiteSettingsChangeDto extends SettingsPatch(settingsTable, settingShapes) implements SiteSettingsChange {
  /** The settings' `version` when the client loaded them; another one in the database is a conflict. */
  @SeenVersion()
  version?: string;
}
