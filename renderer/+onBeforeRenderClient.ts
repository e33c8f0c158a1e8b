import type { PageContextClient } from 'vike/types';
import type { Language } from '../src/contract/languages.js';
import { ensureRouted } from './ensure-routed.js';
import { browserTexts } from './i18n/browser-texts.js';
import { announcePreloadErrors } from './loading/preload-error.js';
import { tolerateTranslation } from './loading/translated-page.js';
import { withOfflineReading } from './offline/load-offline-reading.js';
import { loadPhotoTransition } from './photos/load-photo-transition.js';

/** Loads texts before React hydrates, because the result must equal the server's HTML. */
export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  if (pageContext.isHydration) startOnce();
  ensureRouted(pageContext);
  const { language, urlPathname } = pageContext;
  const adminTexts = urlPathname.startsWith('/admin') ? loadAdminTexts(language) : null;
  pageContext.t = await browserTexts(language, pageContext.config.texts);
  await adminTexts;
  if (!pageContext.isHydration) await (await loadPhotoTransition())?.beginPhotoTransition(pageContext);
}

/** Not in +client: Vike would write an inline script for it, which the content security policy blocks. */
function startOnce(): void {
  announcePreloadErrors();
  tolerateTranslation();
  withOfflineReading((offline) => offline.startOfflineReading());
}

/** Only administrators download these texts. */
async function loadAdminTexts(language: Language): Promise<void> {
  await (await import('./admin/admin-texts.js')).loadAdminTexts(language);
}
