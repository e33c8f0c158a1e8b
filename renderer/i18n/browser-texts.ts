import type { Language } from '../../src/contract/languages.js';
import { siteTexts } from './site-texts.js';
import type { TextFile } from './text-file.js';
import type { Texts } from './texts.js';
import { type Translate, translator } from './translate.js';

interface LoadedTexts {
  /** Of all files that were loaded so far. No two have a group of the same name. */
  texts: Texts;
  translate: Translate;
}

const ofLanguage: Partial<Record<Language, LoadedTexts>> = {};
/** By address. */
const loading = new Map<string, Promise<void>>();

/**
 * Browser only: the texts of every page and those of further files, each loaded once. Pages state theirs in `+texts`, and the
 * head preloads them; what opens on demand brings its own along, as `load-suggest-dialog.ts` does.
 */
export async function browserTexts(language: Language, files: readonly TextFile[] = []): Promise<Translate> {
  const { texts, translate } = (ofLanguage[language] ??= noTexts(language));
  await Promise.all([siteTexts, ...files].map((file) => addOnce(texts, file[language])));
  return translate;
}

function noTexts(language: Language): LoadedTexts {
  const texts: Texts = {};
  return { texts, translate: translator(language, texts) };
}

function addOnce(texts: Texts, url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const adding = fetchTexts(url).then((more) => void Object.assign(texts, more));
  loading.set(url, adding);
  adding.catch(() => loading.delete(url));
  return adding;
}

/** Loads one file of texts from its address. */
export async function fetchTexts(url: string): Promise<Texts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The texts of the page did not load (${response.status})`);
  return (await response.json()) as Texts;
}
