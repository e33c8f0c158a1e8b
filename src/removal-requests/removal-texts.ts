import type { Language } from '../contract/languages.js';
import de from '../contract/locales/de/removal.json' with { type: 'json' };
import en from '../contract/locales/en/removal.json' with { type: 'json' };
import it from '../contract/locales/it/removal.json' with { type: 'json' };

type RemovalTexts = typeof it;

/** The texts of the confirmation and the emails about removal requests. */
export const removalTexts: Record<Language, RemovalTexts> = { it, en, de };
