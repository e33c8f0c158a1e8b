import type { PageContext } from 'vike/types';
import { splitLanguage } from '../src/contract/languages.js';
import { onBeforeRoute } from './+onBeforeRoute.js';

/**
 * A page that threw (`render(404)`, or a fault of ours) is followed by the error page, for which Vike forgets what
 * +onBeforeRoute said: it is said again, or the error page would have neither language nor path.
 */
export function ensureRouted(pageContext: PageContext): void {
  if ('urlLogical' in pageContext) return;
  const { path } = splitLanguage(pageContext.urlPathname);
  Object.assign(pageContext, onBeforeRoute(pageContext).pageContext);
  // In the browser the path was worked out before and does not follow urlLogical any more.
  Object.defineProperty(pageContext, 'urlPathname', { value: path, enumerable: true, configurable: true });
}
