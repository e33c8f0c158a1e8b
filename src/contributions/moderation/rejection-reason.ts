import { emailTexts } from '../../platform/texts/email-texts.js';
import { defaultLanguage, type Language } from '../../contract/languages.js';
import type { Rejection } from '../../contract/moderation.js';

/** What the contributor reads: the chosen reason in their language, then the moderator's own words; null without either. */
export function rejectionReason({ reasonCode, reason }: Rejection, language: Language | null): string | null {
  const chosen = reasonCode && emailTexts[language ?? defaultLanguage].decisions.reasons[reasonCode];
  return [chosen, reason].filter(Boolean).join('\n\n') || null;
}
