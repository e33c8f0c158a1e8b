import type { PageContextServer } from 'vike/types';
import { documentMarks } from '../src/contract/document-parts.js';

/** Vike gets a mark in place of the page that React rendered; see `DocumentParts`. */
export function onAfterRenderHtml(pageContext: PageContextServer): void {
  pageContext.documentParts.page = pageContext.pageHtmlString ?? '';
  pageContext.pageHtmlString = documentMarks.page;
}
