import { addressOf } from '../contract/addresses.js';
import { defaultLanguage, type Language, splitLanguage, withLanguage } from '../contract/languages.js';
import { findRefusal } from '../contract/page-guard.js';
import { hasFileExtension } from '../contract/paths.js';
import { languageRedirect } from './language-rules.js';

export interface Visit {
  /** As it was asked for, without its query. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
  /** The language that the visitor chose. */
  cookie: Language | null;
  /** The first language of the browser's list that the site has. */
  accepted: Language | null;
  /** The browser names languages at all. */
  stated: boolean;
  user: { isAdmin: boolean } | null;
}

export interface Redirect {
  status: 301 | 302;
  to: string;
}

/**
 * Where the address of a page leads instead, or null where it stands. All that applies is decided in one step: alias,
 * language, the administration's missing prefix, and who may see the page.
 */
export function findRedirect(visit: Visit): Redirect | null {
  const { path, query } = visit;
  const address = addressOf(path);
  // Several slashes in front, or a backslash, would be another host.
  if (path !== '/' && path.endsWith('/') && address.path !== '/api')
    return { status: 301, to: `/${path.replace(/^[/\\]+|\/+$/g, '')}${query}` };
  if (address.page === null || hasFileExtension(path)) return null;
  const { language, page, back } = address.takesLanguage ? inLanguage(visit) : withoutLanguage(visit);
  const refusal = findRefusal({ path: splitLanguage(page).path, returnTo: back + query, language, user: visit.user });
  if (refusal === null && page === path) return null;
  return { status: 302, to: refusal ?? page + query };
}

interface Place {
  language: Language;
  /** Path of the page that is meant. */
  page: string;
  /** Path to which a sign-in leads back: the page, or what the visitor asked for where that names no language. */
  back: string;
}

function inLanguage(visit: Visit): Place {
  const { language: prefix, path } = logicalPath(visit);
  const asked = prefix === null ? path : withLanguage(prefix, path);
  const page = languageRedirect(asked, visit) ?? asked;
  const language = splitLanguage(page).language ?? defaultLanguage;
  return { language, page, back: path === visit.path ? path : page };
}

function withoutLanguage(visit: Visit): Place {
  const { language: prefix, path } = logicalPath(visit);
  const language = visit.cookie ?? prefix ?? visit.accepted ?? defaultLanguage;
  return { language, page: path, back: path };
}

/** The path that is meant, an alias resolved. One whose target has to be looked up stays as it is. */
function logicalPath({ path: asked }: Visit): { language: Language | null; path: string } {
  const { language, path } = splitLanguage(asked);
  const { to } = addressOf(path);
  return { language, path: to && !to.includes(':') ? to : path };
}
