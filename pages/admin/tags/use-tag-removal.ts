import type { TagsRemoved } from '../../../src/contract/tag.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { useAttempt } from '../../../renderer/forms/use-attempt.js';

/**
 * Deletes tags by a call of the API, for a button.
 * @param onRemoved is told what was done, for the notice that offers to undo it
 */
export function useTagRemoval(onRemoved: (text: string, removed: TagsRemoved) => void) {
  const { t } = useAdminText();
  const { isBusy, attempt } = useAttempt();
  const remove = async (call: () => Promise<TagsRemoved>) => {
    const answers: TagsRemoved[] = [];
    await attempt(async () => answers.push(await call()), { done: null, failed: t('tags.removeFailed') });
    for (const removed of answers) onRemoved(t('tags.removed', { count: removed.tagCount }), removed);
  };
  return { isBusy, remove };
}
