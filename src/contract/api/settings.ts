import type { Site, SiteSettings, SiteSettingsFields } from '../settings.js';

export interface SettingsApi {
  site(): Promise<Site>;
}

export interface AdminSettingsApi {
  read(): Promise<SiteSettings>;
  /** Changes what is given and answers with the whole. */
  change(fields: SiteSettingsFields): Promise<SiteSettings>;
}
