import { usePageContext } from 'vike-react/usePageContext';
import { type BulkEdit, isBulkEditUnderWay } from '../../../../src/contract/bulk-edit.js';
import { failureText } from '../../../../renderer/admin/failure-text.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { formatDate, formatNumber } from '../../../../renderer/i18n/format.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { useBulkRefresh } from './bulk-edit-query.js';
import { changeText, doneText } from './change-text.js';
import { useBulkResults } from './use-bulk-results.js';

/** A bulk edit: what it changes, who made it, how far it is, and a button that ends or undoes it. */
export function BulkEditItem({ edit }: { edit: BulkEdit }) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const { site: settings } = usePageContext();
  const refresh = useBulkRefresh();
  const { undo } = useBulkResults();
  const { isBusy, attempt } = useAttempt();
  const { id, state, change, total, done, changed, undone, kept, refused, startedBy, createdAt } = edit;
  const what = changeText(change, t, (field) => site(`photo.fields.${field}`));
  const isUndoing = state === 'undoing';
  const isUnderWay = isBulkEditUnderWay(edit);
  const numberOf = (count: number) => formatNumber(count, language);
  const cancel = async () => {
    const titles = { done: t('bulk.states.cancelled'), failed: t('bulk.failed') };
    await attempt(() => adminApi.bulkEdits.cancel({ id }), titles);
    await refresh();
  };
  const [progress, of] = isUndoing ? [undone + kept, changed] : [done, total];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 text-sm last:border-b-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{what}</p>
        <p className="text-xs text-mute tabular-nums">
          {[
            formatDate(createdAt, language, settings.timeZone),
            startedBy,
            isUnderWay
              ? `${t(`bulk.states.${state}`)} · ${t('bulk.progress', { done: numberOf(progress), total: numberOf(of) })}`
              : t(`bulk.states.${state}`),
            !isUnderWay && t(doneText(change), { count: changed, number: numberOf(changed) }),
            kept > 0 && t('bulk.kept', { count: kept, number: numberOf(kept) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {refused.map(({ code, count }) => (
          <p key={code} className="text-xs text-caution">
            {t('bulk.refusedOf', { count, number: numberOf(count) })}: {failureText(code, language)}
          </p>
        ))}
      </div>
      {isUnderWay && !isUndoing && (
        <button type="button" className="btn btn-outline px-4" disabled={isBusy} onClick={() => void cancel()}>
          {t('bulk.cancel')}
          <span className="sr-only">: {what}</span>
        </button>
      )}
      {!isUnderWay && state !== 'undone' && changed > 0 && (
        <button type="button" className="btn btn-outline px-4" onClick={() => void undo(edit)}>
          {t('bulk.undo')}
          <span className="sr-only">: {what}</span>
        </button>
      )}
      {isUnderWay && <progress className="upload-progress col-span-full" aria-label={what} max={of} value={progress} />}
    </li>
  );
}
