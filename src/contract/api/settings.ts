import type { BrandImage } from '../brand.js';
import type { CityPlan } from '../map-plan.js';
import type { EditedSettings, Site, SiteSettings, SiteSettingsChange } from '../settings.js';

export interface SettingsApi {
  site(): Promise<Site>;
  /** The shapes that the map draws; `version` is `planVersion` of the settings. */
  plan(input: { version: string }): Promise<CityPlan>;
}

export interface AdminSettingsApi {
  read(): Promise<EditedSettings>;
  /** Changes the given fields and answers with all settings. */
  change(fields: SiteSettingsChange): Promise<EditedSettings>;
  /** `plan`: GeoJSON. */
  replacePlan(input: { plan: Blob }): Promise<SiteSettings>;
  removePlan(): Promise<void>;
  /** Makes a logo and icons of an image; the settings publish them by naming the answer. */
  uploadBrandImage(input: { image: Blob }): Promise<BrandImage>;
}
