import { browserTexts } from '../i18n/browser-texts.js';
import { documentLanguage } from '../i18n/document-language.js';
import { contributionTexts } from './contribution-texts.js';
import { SuggestDialog } from './SuggestDialog.js';

/** The dialog with its texts, which pages of photographs do not load. */
export async function loadSuggestDialog() {
  await browserTexts(documentLanguage(), [contributionTexts]);
  return SuggestDialog;
}
