import type { Language } from '../../src/contract/languages.js';
import type map from '../../src/contract/locales/it/map.json';
import { fetchTexts } from '../i18n/browser-texts.js';
import { byFolder } from '../i18n/by-folder.js';
import type { TextFile } from '../i18n/text-file.js';
import { type TextKeyOf, type Translate, translator } from '../i18n/translate.js';

export type TranslateForMap = Translate<TextKeyOf<typeof map>>;

const texts: TextFile = byFolder(
  import.meta.glob<string>('../../src/contract/locales/*/map.json', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
);

/** The texts of maps, downloaded only when a map opens. */
export const loadMapTexts = async (language: Language): Promise<TranslateForMap> =>
  translator(language, await fetchTexts(texts[language]));
