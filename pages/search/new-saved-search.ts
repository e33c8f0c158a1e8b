import type { Language } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import type { NewSavedSearch } from '../../src/contract/saved-search.js';
import { cutWhole } from '../../src/contract/text.js';
import type { Translate } from '../../renderer/i18n/translate.js';
import { asSavedFilters } from '../../renderer/search/search-filters.js';
import type { Data } from './+data.shared.js';
import { activeFilters } from './active-filters.js';

/** The search of the page as a member saves it, under the name of what it searches for. */
export const newSavedSearch = (data: Data, text: { t: Translate; language: Language }): NewSavedSearch => ({
  ...asSavedFilters(data.filters),
  name: cutWhole(
    activeFilters(data, text)
      .map((filter) => filter.name)
      .join(', '),
    limits.savedSearches.name,
  ),
});
