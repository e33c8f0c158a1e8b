import type { PageContextClient } from 'vike/types';
import { ensureRouted } from './ensure-routed.js';
import { browserI18n } from './i18n/browser-texts.js';
import { announcePreloadErrors } from './loading/preload-error.js';
import { siteSettingsOfPage } from './seo/site-settings.js';

/** Texts and settings must be there before React looks at the page, or hydration would differ from the server's HTML. */
export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  if (pageContext.isHydration) announcePreloadErrors();
  ensureRouted(pageContext);
  pageContext.i18n = await browserI18n(pageContext.language);
  pageContext.site = siteSettingsOfPage();
}
