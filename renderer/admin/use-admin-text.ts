import { usePageContext } from 'vike-react/usePageContext';
import { administrationLanguage, type Language } from '../../src/contract/languages.js';
import { adminTranslate, type TranslateForAdmin } from '../i18n/admin-translate.js';

/** `useText` for administrators. Only where these texts are loaded: on pages of /admin and inside `AdminTexts`. */
export function useAdminText(): { t: TranslateForAdmin; language: Language } {
  const language = administrationLanguage(usePageContext().language);
  return { t: adminTranslate(language), language };
}
