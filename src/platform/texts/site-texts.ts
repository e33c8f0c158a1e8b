import type italian from '../../contract/locales/it/site.json';
import { localeTexts } from './locale-texts.js';

/** The texts of the pages in every language, for what is made without them. */
export const siteTexts = localeTexts<typeof italian>('site');
