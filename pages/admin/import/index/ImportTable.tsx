import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Import, isImportUnderWay, rowOutcomes } from '../../../../src/contract/import.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { importsKey } from '../../../../renderer/admin/imports/import-queries.js';
import { UndoImportDialog } from '../../../../renderer/admin/imports/UndoImportDialog.js';
import { ImportRow } from './ImportRow.js';

/** The last imports with their rows by what became of them. */
export function ImportTable({ imports }: { imports: readonly Import[] }) {
  const { t } = useAdminText();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  const [toUndo, setToUndo] = useState<Import | null>(null);
  const pause = async ({ id }: Import) => {
    await attempt(() => adminApi.imports.pause({ id }), {
      done: t('imports.paused'),
      failed: t('imports.pauseFailed'),
    });
    await client.invalidateQueries({ queryKey: importsKey });
  };
  const [last] = imports;
  return (
    <>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('imports.collection')}</th>
            <th scope="col">{t('imports.state')}</th>
            {rowOutcomes.map((count) => (
              <th key={count} scope="col" className="text-end">
                {t(`imports.counts.${count}`)}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{t('imports.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {imports.map((of) => (
            <ImportRow
              key={of.id}
              of={of}
              isBusy={isBusy}
              onPause={() => void pause(of)}
              onUndo={() => setToUndo(of)}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className="sr-only">
        {last && !isImportUnderWay(last) && t(`imports.states.${last.state}`)}
      </p>
      {toUndo && <UndoImportDialog id={toUndo.id} onClose={() => setToUndo(null)} />}
    </>
  );
}
