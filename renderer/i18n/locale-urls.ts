import type { Language } from '../../src/contract/languages.js';

// `no-inline`: a small file would otherwise become a data address, which can be neither preloaded nor cached.
const urls = import.meta.glob<string>('../../src/contract/locales/*/site.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Address of the one file that holds a language's texts; a visitor downloads no other language. */
export const localeUrl = (language: Language): string => urls[`../../src/contract/locales/${language}/site.json`] ?? '';
