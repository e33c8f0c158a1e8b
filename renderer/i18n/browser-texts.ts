import type { Language } from '../../src/contract/languages.js';
import { localeUrl } from './locale-urls.js';
import type { Texts } from './texts.js';
import { type Translate, translator } from './translate.js';

const loaded = new Map<Language, Promise<Translate>>();

/** The texts of a language, loaded once; the page's head preloads its own language. */
export function browserTexts(language: Language): Promise<Translate> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = fetchTexts(localeUrl(language)).then((texts) => translator(language, texts));
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

/** Loads one file of texts from its address. */
export async function fetchTexts(url: string): Promise<Texts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The texts of the page did not load (${response.status})`);
  return (await response.json()) as Texts;
}
