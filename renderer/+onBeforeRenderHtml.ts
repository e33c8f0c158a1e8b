import type { PageContextServer } from 'vike/types';
import { ensureRouted } from './ensure-routed.js';
import { serverTexts } from './i18n/server-texts.js';

export function onBeforeRenderHtml(pageContext: PageContextServer): void {
  ensureRouted(pageContext);
  pageContext.t = serverTexts(pageContext.language);
}
