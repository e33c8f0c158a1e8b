import type { PageContextServer } from 'vike/types';
import { documentMarks } from '../src/contract/document-parts.js';

/**
 * Vike gets a mark in place of the page that React rendered; see `DocumentParts`. The page is encoded at once: React's string
 * is thousands of strings, which the garbage collector would copy while Vike waits for something.
 */
export function onAfterRenderHtml(pageContext: PageContextServer): void {
  pageContext.documentParts.page = Buffer.from(pageContext.pageHtmlString ?? '');
  pageContext.pageHtmlString = documentMarks.page;
}
