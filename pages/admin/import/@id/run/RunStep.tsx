import {
  type ImportDetail,
  isImportBegun,
  isImportRunnable,
  isImportUnderWay,
  isImportUndoable,
} from '../../../../../src/contract/import.js';
import { useState } from 'react';
import { adminApi } from '../../../../../renderer/admin/admin-api.js';
import { adminPhotosPath } from '../../../../../renderer/admin/admin-photo-queries.js';
import { changeSetPath } from '../../../../../renderer/admin/history/history-queries.js';
import { UndoImportDialog } from '../../../../../renderer/admin/imports/UndoImportDialog.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { useAttempt } from '../../../../../renderer/forms/use-attempt.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';
import { Link } from '../../../../../renderer/layout/Link.js';
import { Counts } from '../Counts.js';
import { ChangedRows } from '../changes/ChangedRows.js';
import { Findings } from '../findings/Findings.js';
import { RemoveImport } from '../RemoveImport.js';
import { RowProgress } from '../RowProgress.js';
import { usePutImport, useRefreshImport } from '../use-import.js';
import { RunDialog } from './RunDialog.js';
import { runLead } from './run-lead.js';

/** Brings the rows in, and says what has become of them. */
export function RunStep({ of }: { of: ImportDetail }) {
  const { t, language } = useAdminText();
  const put = usePutImport();
  const refresh = useRefreshImport();
  const { isBusy, attempt } = useAttempt();
  const [asked, setAsked] = useState<'run' | 'undo' | null>(null);
  const { id, version, state, reported, changeSetId, undone, kept } = of;
  const numberOf = (count: number) => formatNumber(count, language);
  const isBegun = isImportBegun(of);
  const run = async () => {
    await attempt(async () => put(await adminApi.imports.run({ id, version })), {
      done: null,
      failed: t('imports.run.failed'),
    });
    setAsked(null);
    // In another tab or by somebody else it may have been changed, which is shown before it is asked again.
    await refresh(id);
  };
  const pause = () =>
    attempt(async () => put(await adminApi.imports.pause({ id })), {
      done: t('imports.paused'),
      failed: t('imports.pauseFailed'),
    });
  return (
    <>
      <p className="mt-6 max-w-2xl">{t(runLead(of))}</p>
      {state === 'running' && <RowProgress of={of} label={t('imports.states.running')} />}
      {(isBegun || state === 'checked') && <Counts of={of} />}
      {undone > 0 && (
        <p className="mt-4 text-sm text-mute">{t('imports.undone', { count: undone, number: numberOf(undone) })}</p>
      )}
      {kept > 0 && (
        <p className="mt-1 text-sm text-caution">{t('imports.kept', { count: kept, number: numberOf(kept) })}</p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {isImportRunnable(of) && (
          <button
            type="button"
            className="btn btn-primary noscript:hidden"
            aria-busy={isBusy}
            onClick={() => (isBegun ? void run() : setAsked('run'))}
          >
            {t(isBegun ? 'imports.run.goOn' : 'imports.run.action')}
          </button>
        )}
        {state === 'running' && (
          <button
            type="button"
            className="btn btn-outline noscript:hidden"
            disabled={isBusy}
            onClick={() => void pause()}
          >
            {t('imports.pause')}
          </button>
        )}
        {isBegun && state !== 'undone' && (
          <Link to={adminPhotosPath({ sortBy: 'createdAt' })} className="btn btn-outline">
            {t('imports.run.photos')}
          </Link>
        )}
        {changeSetId !== null && (
          <Link to={changeSetPath(changeSetId)} className="btn btn-outline">
            {t('imports.history')}
          </Link>
        )}
        {isImportUndoable(of) && (
          <button type="button" className="btn btn-danger noscript:hidden" onClick={() => setAsked('undo')}>
            {t('imports.undo')}
          </button>
        )}
        <RemoveImport of={of} />
      </div>
      {isBegun && reported > 0 && !isImportUnderWay(of) && <Findings of={of} />}
      {isBegun && !isImportUnderWay(of) && <ChangedRows of={of} />}
      {asked === 'run' && (
        <RunDialog of={of} isBusy={isBusy} onConfirm={() => void run()} onClose={() => setAsked(null)} />
      )}
      {asked === 'undo' && <UndoImportDialog id={id} onClose={() => setAsked(null)} />}
    </>
  );
}
