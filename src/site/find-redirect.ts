import { addressOf } from '../contract/addresses.js';
import { defaultLanguage, isLanguage, type Language, splitLanguage, withLanguage } from '../contract/languages.js';
import { findRefusal } from '../contract/page-guard.js';
import { hasFileExtension } from '../contract/paths.js';
import type { Role } from '../contract/roles.js';
import { type LanguageChoice, languageRedirect } from './language-rules.js';

export interface Visit extends LanguageChoice {
  /** The requested path, without the query. */
  path: string;
  /** With the question mark, or empty. */
  query: string;
  user: { role: Role; lacksSecondFactor?: boolean } | null;
}

export interface Redirect {
  status: 301 | 302;
  to: string;
}

/**
 * The redirect for the address of a page, or null. All rules apply in one step: aliases, languages, no language prefix
 * in the administration, and who may see the page.
 */
export function findRedirect(visit: Visit): Redirect | null {
  const { path, query } = visit;
  const plain = withSmallLanguage(path);
  if (plain !== path) return { status: 301, to: plain + query };
  const address = addressOf(path);
  // Leading slashes or backslashes would lead to another host.
  if (path !== '/' && path.endsWith('/') && address.path !== '/api')
    return { status: 301, to: `/${withoutOuterSlashes(path)}${query}` };
  if (address.page === null || hasFileExtension(path)) return null;
  const { language, page, back } = address.takesLanguage ? inLanguage(visit) : withoutLanguage(visit);
  const refusal = findRefusal({ path: splitLanguage(page).path, returnTo: back + query, language, user: visit.user });
  if (refusal === null && page === path) return null;
  return { status: 302, to: refusal ?? page + query };
}

/** `/IT/archivio` → `/it/archivio`: people type it so, and some programs write all of an address in capitals. */
const withSmallLanguage = (path: string): string =>
  path.replace(/^\/[a-z]{2}(?=\/|$)/i, (prefix) =>
    isLanguage(prefix.slice(1).toLowerCase()) ? prefix.toLowerCase() : prefix,
  );

/** By index: an expression for slashes at the end would try again at each slash of a path that is full of them. */
function withoutOuterSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (start < end && (path[start] === '/' || path[start] === '\\')) start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

interface Place {
  language: Language;
  /** Path of the target page. */
  page: string;
  /** Where to return after the sign-in: the page, or the requested path when it has no language. */
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

/**
 * The path with aliases resolved, except those whose target must be looked up. A prefix that the site does not offer, or no
 * longer, leads to the page in another language.
 */
function logicalPath({ path: asked, offered }: Visit): { language: Language | null; path: string } {
  const { language, path } = splitLanguage(asked);
  const { to } = addressOf(path);
  return {
    language: language && offered.includes(language) ? language : null,
    path: to && !to.includes(':') ? to : path,
  };
}
