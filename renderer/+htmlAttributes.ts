import type { PageContext } from 'vike/types';
import { accentAttributes } from '../src/contract/colour/accent.js';
import { baseLanguageAttributes } from '../src/contract/languages.js';

/** What scripts must know of the archive before they are loaded, and its colour. */
export default ({ site }: PageContext): Record<string, string> => ({
  ...baseLanguageAttributes(),
  ...accentAttributes(site.accent),
});
