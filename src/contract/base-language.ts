/** Of `<html>`. */
export const baseLanguageAttribute = 'data-base-language';

/** Parameter in the address of the service worker. */
export const baseLanguageParameter = 'base';

/** A browser, in what both the server and pages are compiled for. */
interface Global {
  document?: { documentElement: { getAttribute(name: string): string | null } };
  location?: { search: string };
}

/**
 * The code of the archive's base language, null or undefined where none was chosen. It is needed while modules are loaded,
 * since the names of texts depend on it: the server has it from its environment, which `read-config.ts` validates, a browser
 * from the page, its service worker from the address that the page has given it.
 */
export function baseLanguageCode(): string | null | undefined {
  const { document, location } = globalThis as Global;
  if (document) return document.documentElement.getAttribute(baseLanguageAttribute);
  if (typeof process !== 'undefined') return process.env['BASE_LANGUAGE']?.trim();
  return location && new URLSearchParams(location.search).get(baseLanguageParameter);
}
