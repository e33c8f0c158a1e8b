import type { AccountEmailKind } from '../../contract/account-emails.js';
import type { ContributionKind } from '../../contract/contribution.js';
import type { Language } from '../../contract/languages.js';
import type italian from '../../contract/locales/it/mail.json';
import type { RejectionReason } from '../../contract/moderation.js';
import type { Role } from '../../contract/roles.js';
import { localeTexts } from './locale-texts.js';

interface EmailTexts {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Label of the button. */
  link: string;
}

interface DecisionTexts {
  heading: string;
  text: string;
  /** Used when the title must not be shown. */
  textUntitled: string;
}

interface AllEmailTexts {
  linkHint: string;
  footer: string;
  /** Of a browser that does not say what it is. */
  unknownDevice: string;
  roles: Record<Role, string>;
  /** To an administrator who tests whether mails arrive. */
  test: { subject: string; text: string; footer: string };
  accounts: Record<AccountEmailKind, EmailTexts>;
  decisions: Record<ContributionKind, Record<'approved' | 'rejected', DecisionTexts>> &
    Record<'written' | 'reason' | 'thanks' | 'toPhoto' | 'toContributions', string> & {
      /** What a contributor reads of a reason that a moderator has chosen from the list. */
      reasons: Record<RejectionReason, string>;
    };
}

/** The texts of emails in every language; `{{site}}` is replaced with the site's name. A missing text does not compile. */
export const emailTexts: Record<Language, AllEmailTexts> = localeTexts<typeof italian>('mail');
