import type { PageContextServer } from 'vike/types';
import { ensureRouted } from './ensure-routed.js';
import { serverI18n } from './i18n/server-texts.js';

export function onBeforeRenderHtml(pageContext: PageContextServer): void {
  ensureRouted(pageContext);
  pageContext.i18n = serverI18n(pageContext.language);
}
