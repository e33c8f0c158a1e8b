import type { PageContext } from 'vike/types';
import { splitLanguage } from '../src/contract/languages.js';
import { onBeforeRoute } from './+onBeforeRoute.js';

/**
 * For the error page after `render(404)` or an exception, Vike drops what +onBeforeRoute returned. Set it again, or the
 * error page would have no language and no path.
 */
export function ensureRouted(pageContext: PageContext): void {
  if ('urlLogical' in pageContext) return;
  const { path } = splitLanguage(pageContext.urlPathname);
  Object.assign(pageContext, onBeforeRoute(pageContext).pageContext);
  // In the browser urlPathname was computed before and does not follow urlLogical any more.
  Object.defineProperty(pageContext, 'urlPathname', { value: path, enumerable: true, configurable: true });
}
