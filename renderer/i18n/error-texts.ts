import type { Language } from '../../src/contract/languages.js';
import type italian from '../../src/contract/locales/it/errors.json';
import { fetchTexts } from './browser-texts.js';
import { byFolder } from './by-folder.js';
import type { TextFile } from './text-file.js';

const texts: TextFile = byFolder(
  import.meta.glob<string>('../../src/contract/locales/*/errors.json', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
);

/** Browser only: the messages of all errors, which are long, for where the page sees an error without asking the API. */
export const loadErrorTexts = async (language: Language): Promise<typeof italian> =>
  (await fetchTexts(texts[language])) as typeof italian;
