import type { PageContext } from 'vike/types';
import { onBeforeRoute } from './+onBeforeRoute.js';

/**
 * A page that threw (`render(404)`, or a fault of ours) is followed by the error page, for which Vike forgets what
 * +onBeforeRoute said: it is said again, or the error page would have neither language nor path.
 */
export function ensureRouted(pageContext: PageContext): void {
  if (!('language' in pageContext)) Object.assign(pageContext, onBeforeRoute(pageContext).pageContext);
}
