import { withLanguage } from '../../src/contract/languages.js';
import type { NewSavedSearch } from '../../src/contract/saved-search.js';
import { httpApi } from '../api/http-api.js';
import { queryClient } from '../api/query-client.js';
import { ApiError } from '../api/request.js';
import type { SaveContext } from '../saved-items/saved-toasts.js';
import { showToast } from '../ui/toast-store.js';

const durationMs = 5_000;

/**
 * Saves a search, and shows a toast with a link to all of them.
 * @throws ApiError with the errors of the fields
 */
export async function saveSearch(search: NewSavedSearch, { t, language }: SaveContext): Promise<void> {
  await httpApi.savedSearches.add(search);
  void queryClient().invalidateQueries({ queryKey: ['saved-searches'] });
  showToast({
    kind: 'success',
    title: t('search.saved'),
    durationMs,
    link: { href: withLanguage(language, '/user/dashboard'), text: t('search.seeSaved') },
  });
}

/** Saves the search that a visitor wanted to save before signing in; a failure is a toast too. */
export async function savePendingSearch(search: NewSavedSearch, context: SaveContext): Promise<void> {
  try {
    await saveSearch(search, context);
  } catch (error) {
    const text = error instanceof ApiError ? error.message : '';
    showToast({ kind: 'error', title: context.t('search.notSaved'), text, durationMs });
  }
}
