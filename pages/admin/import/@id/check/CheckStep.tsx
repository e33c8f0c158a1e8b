import { type ImportDetail, isImportCheckable } from '../../../../../src/contract/import.js';
import { adminApi } from '../../../../../renderer/admin/admin-api.js';
import { useAdminText } from '../../../../../renderer/admin/use-admin-text.js';
import { useAttempt } from '../../../../../renderer/forms/use-attempt.js';
import { formatNumber } from '../../../../../renderer/i18n/format.js';
import { Counts } from '../Counts.js';
import { NextStep } from '../NextStep.js';
import { RowProgress } from '../RowProgress.js';
import { usePutImport } from '../use-import.js';
import { ChangedRows } from '../changes/ChangedRows.js';
import { Findings } from '../findings/Findings.js';

/** Tries the whole file: what would become of its rows, and what there is to say of them. Nothing is written. */
export function CheckStep({ of }: { of: ImportDetail }) {
  const { t, language } = useAdminText();
  const put = usePutImport();
  const { isBusy, attempt } = useAttempt();
  const { id, state, total } = of;
  const check = () =>
    attempt(async () => put(await adminApi.imports.check({ id })), {
      done: null,
      failed: t('imports.check.failed'),
    });
  const isChecked = state === 'checked';
  return (
    <>
      {isImportCheckable(of) && (
        <button
          type="button"
          className={`btn mt-6 noscript:hidden ${isChecked ? 'btn-outline' : 'btn-primary'}`}
          aria-busy={isBusy}
          onClick={() => void check()}
        >
          {t(isChecked ? 'imports.check.again' : 'imports.check.whole')}
        </button>
      )}
      {state === 'checking' && (
        <>
          <RowProgress of={of} label={t('imports.check.underWay')} />
          <Counts of={of} />
        </>
      )}
      {isChecked && (
        <>
          <p className="mt-6 font-semibold">
            {t('imports.check.done', { count: total ?? 0, number: formatNumber(total ?? 0, language) })}
          </p>
          <Counts of={of} />
          <Findings of={of} />
          <ChangedRows of={of} />
        </>
      )}
      {state !== 'draft' && state !== 'checking' && !isChecked && (
        <p className="mt-6 max-w-2xl">{t('imports.check.past')}</p>
      )}
      <NextStep id={id} step="import" isMain={isChecked} />
    </>
  );
}
