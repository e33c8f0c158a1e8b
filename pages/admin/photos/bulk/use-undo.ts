import { type BulkEdit, isBulkEditUnderWay } from '../../../../src/contract/bulk-edit.js';
import { asMember } from '../../../../renderer/account/sign-in-again.js';
import { ApiError } from '../../../../renderer/api/request.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';
import { useBulkRefresh } from './bulk-edit-query.js';

/** Undoes a bulk edit and says what came of it. */
export function useUndo(): (edit: BulkEdit) => Promise<void> {
  const { t, language } = useAdminText();
  const refresh = useBulkRefresh();
  return async ({ id }) => {
    try {
      const edit = await asMember(() => adminApi.bulkEdits.undo({ id }));
      const { undone: count, kept } = edit;
      if (isBulkEditUnderWay(edit)) showToast({ kind: 'info', title: t('bulk.undoing') });
      else
        showToast({
          kind: kept > 0 ? 'warning' : 'success',
          title: t('bulk.undone', { count, number: formatNumber(count, language) }),
          ...(kept > 0 && { text: t('bulk.kept', { count: kept, number: formatNumber(kept, language) }) }),
        });
    } catch (error) {
      showToast({
        kind: 'error',
        title: t('bulk.undoFailed'),
        ...(error instanceof ApiError && { text: error.message }),
      });
    }
    await refresh();
  };
}
