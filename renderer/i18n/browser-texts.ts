import type { i18n } from 'i18next';
import type { Language } from '../../src/contract/languages.js';
import { createI18n } from './create-i18n.js';
import { localeUrl } from './locale-urls.js';

const loaded = new Map<Language, Promise<i18n>>();

/** The texts of a language, fetched once; the page's head has preloaded those of its own. */
export function browserI18n(language: Language): Promise<i18n> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = fetchTexts(localeUrl(language)).then((site) => createI18n(language, { site }));
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

/** One file of texts, as the build has placed it. */
export async function fetchTexts(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The texts of the page did not load (${response.status})`);
  return (await response.json()) as Record<string, unknown>;
}
