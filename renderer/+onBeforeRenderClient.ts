import type { PageContextClient } from 'vike/types';
import type { Language } from '../src/contract/languages.js';
import { ensureRouted } from './ensure-routed.js';
import { browserTexts } from './i18n/browser-texts.js';
import { announcePreloadErrors } from './loading/preload-error.js';
import { startOfflineReading } from './offline/offline-reading.js';
import { siteSettingsOfPage } from './seo/site-settings.js';

/** Texts and settings must be there before React looks at the page, or hydration would differ from the server's HTML. */
export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  if (pageContext.isHydration) startOnce();
  ensureRouted(pageContext);
  const { language, urlPathname } = pageContext;
  const adminTexts = urlPathname.startsWith('/admin') ? loadAdminTexts(language) : null;
  pageContext.t = await browserTexts(language);
  await adminTexts;
  pageContext.site = siteSettingsOfPage();
}

/** Not in +client: Vike would write an inline script for it, which the content security policy does not let run. */
function startOnce(): void {
  announcePreloadErrors();
  startOfflineReading();
}

/** Visitors never come here, and download neither. */
async function loadAdminTexts(language: Language): Promise<void> {
  await (await import('./admin/admin-texts.js')).loadAdminTexts(language);
}
