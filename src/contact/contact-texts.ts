import type italian from '../contract/locales/it/contact.json';
import { localeTexts } from '../platform/texts/locale-texts.js';

/** The texts of the contact form's confirmation and email. */
export const contactTexts = localeTexts<typeof italian>('contact');
