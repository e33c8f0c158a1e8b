import { browserTexts } from '../i18n/browser-texts.js';
import { documentLanguage } from '../i18n/document-language.js';
import { accountTexts } from './account-texts.js';
import { SignInAgainDialog } from './SignInAgainDialog.js';

/** The dialog with its texts, which only pages of an account load. */
export async function loadSignInAgain() {
  await browserTexts(documentLanguage(), [accountTexts]);
  return SignInAgainDialog;
}
