import type { Language } from './languages.js';
import de from './locales/de/mail.json' with { type: 'json' };
import en from './locales/en/mail.json' with { type: 'json' };
import it from './locales/it/mail.json' with { type: 'json' };

interface LetterTexts {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** What the button says. */
  link: string;
}

interface DecisionTexts {
  heading: string;
  text: string;
  /** Where no title is to be told. */
  textUntitled: string;
}

interface MailTexts {
  linkHint: string;
  footer: string;
  letters: Record<'verify_email' | 'reset_password' | 'password_changed', LetterTexts>;
  decisions: Record<'proposal' | 'suggestion', Record<'approved' | 'rejected', DecisionTexts>> &
    Record<'reason' | 'thanks' | 'toPhoto' | 'toContributions', string>;
}

/** What mails say, in every language; `{{site}}` is the name of the site. A forgotten text does not compile. */
export const emailTexts: Record<Language, MailTexts> = { it, en, de };
