import type { Request } from 'express';
import { addressOf } from '../contract/addresses.js';
import { sameSitePath } from '../contract/paths.js';

/**
 * The page of this site that the visitor came from (path and query), or null: no page, another site, or a browser that does
 * not say. Links that return to their page need no parameter then, which would make a new address of every page.
 */
export function findPageBefore({ headers }: Pick<Request, 'headers'>): string | null {
  const referer = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer) : null;
  if (!referer || referer.host !== headers.host || addressOf(referer.pathname).page === null) return null;
  return sameSitePath(referer.pathname + referer.search, '') || null;
}
