import { type BulkEdit, isBulkEditUnderWay } from '../../../../src/contract/bulk-edit.js';
import { asMember } from '../../../../renderer/account/sign-in-again.js';
import { ApiError } from '../../../../renderer/api/request.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { failureText } from '../../../../renderer/admin/failure-text.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { showToast } from '../../../../renderer/ui/toast-store.js';
import { useBulkRefresh } from './bulk-edit-query.js';
import { doneText } from './change-text.js';

/** Started or undone in this tab, and not ended yet: their ids. */
const followed = new Set<number>();

interface BulkResults {
  /** Says what came of an edit that was started or undone here; of one that goes on in the background, once it has ended. */
  say(edit: BulkEdit): void;
  /** Says the same of those that have ended meanwhile. */
  sayEnded(edits: readonly BulkEdit[]): void;
  undo(edit: Pick<BulkEdit, 'id'>): Promise<void>;
}

/** Toasts for bulk edits: what was done, with a button that undoes it. */
export function useBulkResults(): BulkResults {
  const { t, language } = useAdminText();
  const refresh = useBulkRefresh();
  const numberOf = (count: number) => ({ count, number: formatNumber(count, language) });

  const sayResult = (edit: BulkEdit) => {
    const { changed, kept, refused, undone } = edit;
    if (edit.state === 'undone')
      return showToast({
        kind: kept > 0 ? 'warning' : 'success',
        title: t('bulk.undone', numberOf(undone)),
        ...(kept > 0 && { text: t('bulk.kept', numberOf(kept)) }),
      });
    const refusals = refused.map(
      ({ code, count }) => `${t('bulk.refusedOf', numberOf(count))}: ${failureText(code, language)}`,
    );
    showToast({
      kind: refusals.length > 0 || edit.state === 'failed' ? 'warning' : 'success',
      title: t(doneText(edit.change), numberOf(changed)),
      ...(refusals.length > 0 && { text: refusals.join(' ') }),
      durationMs: 8_000,
      ...(changed > 0 && { action: { text: t('bulk.undo'), run: () => void undo(edit) } }),
    });
  };
  const say = (edit: BulkEdit) => {
    if (!isBulkEditUnderWay(edit)) return sayResult(edit);
    followed.add(edit.id);
    if (edit.state === 'undoing') showToast({ kind: 'info', title: t('bulk.undoing') });
    else showToast({ kind: 'info', title: t('bulk.started'), text: t('bulk.startedText') });
  };
  const undo = async ({ id }: Pick<BulkEdit, 'id'>) => {
    try {
      say(await asMember(() => adminApi.bulkEdits.undo({ id })));
    } catch (error) {
      const text = error instanceof ApiError && error.message;
      showToast({ kind: 'error', title: t('bulk.undoFailed'), ...(text && { text }) });
    }
    await refresh();
  };
  const sayEnded = (edits: readonly BulkEdit[]) => {
    // `delete` says whether it was followed.
    for (const edit of edits) if (!isBulkEditUnderWay(edit) && followed.delete(edit.id)) sayResult(edit);
  };
  return { say, sayEnded, undo };
}
