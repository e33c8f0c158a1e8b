/** Of `<html>`. */
export const baseLanguageAttribute = 'data-base-language';

/** A browser, in what both the server and pages are compiled for. */
interface Global {
  document?: { documentElement: { getAttribute(name: string): string | null } };
}

/**
 * The code of the archive's base language, null or undefined where none was chosen. It is needed while modules are loaded,
 * since the names of texts depend on it: the server has it from its environment, which `read-config.ts` validates, a browser
 * from the page.
 */
export function baseLanguageCode(): string | null | undefined {
  const { document } = globalThis as Global;
  if (document) return document.documentElement.getAttribute(baseLanguageAttribute);
  // A service worker has neither.
  return typeof process === 'undefined' ? undefined : process.env['BASE_LANGUAGE']?.trim();
}
