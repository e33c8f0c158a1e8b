import type { Language } from '../../src/contract/languages.js';
import type { Translate } from '../../renderer/i18n/translate.js';
import { storePendingAction } from '../../renderer/saved-items/pending-action.js';
import type { Data } from './+data.shared.js';
import { newSavedSearch } from './new-saved-search.js';

/** Remembers the search for after the sign-in. */
export const storeWantedSearch = (data: Data, text: { t: Translate; language: Language }): void =>
  storePendingAction({ kind: 'search', search: newSavedSearch(data, text) });
