import { defaultsOf } from '../contract/setting.js';
import type { SiteSettings } from '../contract/settings.js';
import { settingsTable } from '../contract/settings-table.js';

/** The settings of a new installation. */
export const defaultSettings: SiteSettings = defaultsOf(settingsTable);
