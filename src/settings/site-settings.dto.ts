import type { EditedSettings, Site, SiteSettings, SiteSettingsChange } from '../contract/settings.js';
import { settingsTable } from '../contract/settings-table.js';
import { SeenVersion } from '../platform/http/input.decorators.js';
import { settingShapes } from './setting-shapes.js';
import { PresentedPublicSettings, PresentedSettings, SettingsPatch } from './settings-dto.js';

export class SiteSettingsDto extends PresentedSettings(settingsTable, settingShapes) implements SiteSettings {}

export class SiteDto extends PresentedPublicSettings(settingsTable, settingShapes) implements Site {
  /** Whether the archive can send emails. */
  mailEnabled: boolean;
}

export class EditedSettingsDto extends SiteSettingsDto implements EditedSettings {
  /** Of all settings together; a change may state it. */
  version: string;
}

export class SiteSettingsChangeDto extends SettingsPatch(settingsTable, settingShapes) implements SiteSettingsChange {
  /** The settings' `version` when the client loaded them; another one in the database is a conflict. */
  @SeenVersion()
  version?: string;
}
