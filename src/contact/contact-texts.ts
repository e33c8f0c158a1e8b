import type { Language } from '../contract/languages.js';
import de from '../contract/locales/de/contact.json' with { type: 'json' };
import en from '../contract/locales/en/contact.json' with { type: 'json' };
import it from '../contract/locales/it/contact.json' with { type: 'json' };

type ContactTexts = typeof it;

/** The texts of the contact form's confirmation and email. */
export const contactTexts: Record<Language, ContactTexts> = { it, en, de };
