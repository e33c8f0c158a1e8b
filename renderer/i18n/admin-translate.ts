import type { Language } from '../../src/contract/languages.js';
import type admin from '../../src/contract/locales/it/admin.json';
import type { FindText, Texts } from './texts.js';
import { type TextKeyOf, type Translate, translator } from './translate.js';

export type TranslateForAdmin = Translate<TextKeyOf<typeof admin>>;

const translators: Partial<Record<Language, TranslateForAdmin>> = {};

/**
 * Registers the texts of a language: the server all at its start, the browser the page's own once they are
 * loaded.
 */
export function registerAdminTexts(language: Language, texts: Texts, find?: FindText): void {
  translators[language] ??= translator(language, texts, find);
}

export function adminTranslate(language: Language): TranslateForAdmin {
  const translate = translators[language];
  if (!translate) throw new Error("The administrators' texts are not there yet");
  return translate;
}
