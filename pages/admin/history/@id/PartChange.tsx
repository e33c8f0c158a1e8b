import { useState } from 'react';
import { navigate } from 'vike/client/router';
import type { ChangeSet, RecordedPartChange } from '../../../../src/contract/change-set.js';
import { changeSetPath } from '../../../../renderer/admin/history/history-queries.js';
import { openedRecord } from '../../../../src/contract/opened-record.js';
import { useHistoryWords } from '../../../../renderer/admin/history/use-history-words.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { queryClient } from '../../../../renderer/api/query-client.js';
import { ConfirmDialog } from '../../../../renderer/forms/ConfirmDialog.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { FieldDifference } from './FieldDifference.js';

interface PartChangeProps {
  set: ChangeSet;
  change: RecordedPartChange;
}

/** One part of a record, field by field; it can be restored without the others. */
export function PartChange({ set, change }: PartChangeProps) {
  const { t } = useAdminText();
  const words = useHistoryWords();
  const { isBusy, attempt } = useAttempt();
  const [isAsking, setIsAsking] = useState(false);
  const { part, isRestorable } = change;
  const [before, after] = [openedRecord(change.before), openedRecord(change.after)];
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const fields = all.filter((field) => !made.has(field) && (!isEmpty(before?.[field]) || !isEmpty(after?.[field])));
  const canRestore = isRestorable && set.changes.length > 1 && set.revertedBy === null;
  const handleRestore = async () => {
    let restored = set.id;
    const isDone = await attempt(
      async () => (restored = (await adminApi.changeSets.revert({ id: set.id, changeId: change.id })).id),
      { done: t('history.partRestored'), failed: t('history.undoFailed') },
    );
    setIsAsking(false);
    if (!isDone) return;
    await queryClient().invalidateQueries();
    await navigate(changeSetPath(restored));
  };
  return (
    <div className="pt-5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6">
        <h3 className="text-base font-semibold">{words.part(part)}</h3>
        {canRestore && (
          <button type="button" className="link min-h-9 text-sm noscript:hidden" onClick={() => setIsAsking(true)}>
            {t('history.restorePart')}
          </button>
        )}
      </div>
      {fields.length > 0 ? (
        <dl className="mt-1">
          {fields.map((field) => (
            <FieldDifference
              key={field}
              kind={change.kind}
              field={field}
              before={before?.[field]}
              after={after?.[field]}
              names={set.names}
              only={before === null ? 'after' : after === null ? 'before' : null}
            />
          ))}
        </dl>
      ) : (
        !all.some((field) => made.has(field)) && <p className="mt-1 text-sm text-mute">{t('history.noValues')}</p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('history.restorePartTitle', { part: words.part(part) })}
          text={t('history.restorePartText')}
          action={t('history.restorePart')}
          isBusy={isBusy}
          onConfirm={() => void handleRestore()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

/** What workers have made of a scan says nothing to people. */
const made = new Set(['renditions', 'fromFile', 'imageUrl']);

/** A new record has many fields without a value. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
