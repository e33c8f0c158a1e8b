import type { Language } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import type { SiteSettings } from '../contract/settings.js';
import { cutWhole } from '../contract/text.js';

/** The site's name where there is little room: complete if it fits, else the name of its city. @param max characters */
export function shortNameOf(site: SiteSettings, language: Language, max: number): string {
  const siteName = localized(site, 'siteName', language);
  return siteName.length <= max ? siteName : cutWhole(localized(site, 'city', language), max);
}
