import type { Language } from '../contract/languages.js';
import type italian from '../contract/locales/it/static-site.json';
import { localeTexts } from '../platform/texts/locale-texts.js';

export type CopiedTexts = typeof italian;

/** What only a copy of the site says. */
export const copiedTexts: Record<Language, CopiedTexts> = localeTexts<CopiedTexts>('static-site');
