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
