import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Language } from '../../../src/contract/languages.js';
import type { Texts } from '../../i18n/texts.js';
import { translator } from '../../i18n/translate.js';
import { useText } from '../../i18n/use-text.js';
import type { TranslateForSecurity } from './security-texts.js';

const Translator = createContext<TranslateForSecurity | null>(null);

/** Gives its children the texts about an account's protection. */
export function SecurityTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  const { language } = useText();
  const translate = useMemo<TranslateForSecurity>(() => translator(language, texts), [language, texts]);
  return <Translator value={translate}>{children}</Translator>;
}

/** `useText` for these texts; inside of `SecurityTexts` only. */
export function useSecurityText(): { t: TranslateForSecurity; language: Language } {
  const { language } = useText();
  const t = use(Translator);
  if (!t) throw new Error('The texts about the protection of accounts are not there');
  return { t, language };
}
