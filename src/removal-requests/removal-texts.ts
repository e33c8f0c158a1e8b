import type italian from '../contract/locales/it/removal.json';
import { localeTexts } from '../platform/texts/locale-texts.js';

/** The texts of the confirmation and the emails about removal requests. */
export const removalTexts = localeTexts<typeof italian>('removal');
