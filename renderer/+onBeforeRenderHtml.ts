import type { PageContextServer } from 'vike/types';
import { serverI18n } from './i18n/server-texts.js';

export function onBeforeRenderHtml(pageContext: PageContextServer): void {
  pageContext.i18n = serverI18n(pageContext.language);
}
