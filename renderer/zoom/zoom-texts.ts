import type { Language } from '../../src/contract/languages.js';
import type zoom from '../../src/contract/locales/it/zoom.json';
import { fetchTexts } from '../i18n/browser-texts.js';
import { byFolder } from '../i18n/by-folder.js';
import type { TextFile } from '../i18n/text-file.js';
import { type TextKeyOf, type Translate, translator } from '../i18n/translate.js';

export type TranslateForZoom = Translate<TextKeyOf<typeof zoom>>;

const texts: TextFile = byFolder(
  import.meta.glob<string>('../../src/contract/locales/*/zoom.json', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
);

/** The texts of the enlarged photo, downloaded when it opens. */
export const loadZoomTexts = async (language: Language): Promise<TranslateForZoom> =>
  translator(language, await fetchTexts(texts[language]));
