import type { SavedSearch } from '../../../src/contract/saved-search.js';
import { httpApi } from '../../../renderer/api/http-api.js';
import { queryClient } from '../../../renderer/api/query-client.js';
import { ApiError } from '../../../renderer/api/request.js';
import type { Translate } from '../../../renderer/i18n/translate.js';
import { showToast } from '../../../renderer/ui/toast-store.js';

const durationMs = 5_000;

/** Removes a saved search, and offers to save it again. */
export async function removeSearch({ id, name, filters }: SavedSearch, t: Translate): Promise<void> {
  await shown(() => httpApi.savedSearches.remove({ id }), t);
  showToast({
    kind: 'success',
    title: t('user.searches.removed'),
    text: name,
    topic: 'saved-searches',
    durationMs,
    action: {
      text: t('marks.undo'),
      run: () => void shown(() => httpApi.savedSearches.add({ ...filters, name }), t),
    },
  });
}

/** Makes a change, and shows the list as it then is, or why it failed. */
async function shown(change: () => Promise<unknown>, t: Translate): Promise<void> {
  try {
    await change();
  } catch (error) {
    const text = error instanceof ApiError ? error.message : t('common.error');
    showToast({ kind: 'error', title: t('marks.error'), text, topic: 'saved-searches', durationMs });
  }
  await queryClient().invalidateQueries({ queryKey: ['saved-searches'] });
}
