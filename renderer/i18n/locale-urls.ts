import type { Language } from '../../src/contract/languages.js';

// `no-inline`: a small file would otherwise become a data URL, which can be neither preloaded nor cached.
const urls = import.meta.glob<string>('../../src/contract/locales/*/site.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Address of the file with the texts of a language; visitors download only their own language. */
export const localeUrl = (language: Language): string => urls[`../../src/contract/locales/${language}/site.json`] ?? '';
