import type { Site } from '../../src/contract/settings.js';

const elementId = 'site-settings';

/**
 * The site's settings travel in the page itself, once: as part of Vike's page context they would cost a request on every
 * navigation.
 */
export function SiteSettingsScript({ site }: { site: Site }) {
  const json = JSON.stringify(site).replace(/</g, '\\u003c');
  return <script id={elementId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

let settings: Site | undefined;

/** Browser only. */
export function siteSettingsOfPage(): Site {
  settings ??= JSON.parse(document.getElementById(elementId)?.textContent ?? '{}') as Site;
  return settings;
}
