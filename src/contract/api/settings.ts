import type { Site, SiteSettings, SiteSettingsFields } from '../settings.js';

export interface SettingsApi {
  site(): Promise<Site>;
}

export interface AdminSettingsApi {
  read(): Promise<SiteSettings>;
  /** Changes the given fields and answers with all settings. */
  change(fields: SiteSettingsFields): Promise<SiteSettings>;
}
