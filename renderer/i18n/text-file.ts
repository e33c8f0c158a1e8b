import type { Language } from '../../src/contract/languages.js';

/**
 * The addresses of one file of texts, by language: `byFolder(import.meta.glob(…, { query: '?url&no-inline' }))`. A module that
 * names a file brings its addresses along, so each is named where it is needed, not in a list that every page would load.
 * `no-inline`: a small file would otherwise become a data URL, which can be neither preloaded nor cached.
 */
export type TextFile = Readonly<Record<Language, string>>;
