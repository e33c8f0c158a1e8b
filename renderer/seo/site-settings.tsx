import type { PageSite } from '../../src/contract/settings.js';

const elementId = 'site-settings';

/**
 * Writes the site's settings into the HTML, once: as part of Vike's page context they would cost a request on every
 * navigation.
 */
export function SiteSettingsScript({ site }: { site: PageSite }) {
  const json = JSON.stringify(site).replace(/</g, '\\u003c');
  return <script id={elementId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

let settings: PageSite | undefined;

/** Browser only. */
export function siteSettingsOfPage(): PageSite {
  settings ??= JSON.parse(document.getElementById(elementId)?.textContent ?? '{}') as PageSite;
  return settings;
}

let isOutdated = false;

/** Whether the settings have changed since the document was loaded. */
export const areSiteSettingsOutdated = (): boolean => isOutdated;

/** Browser only, after a change of the settings. */
export const outdateSiteSettings = (): void => {
  isOutdated = true;
};
