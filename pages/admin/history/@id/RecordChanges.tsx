import type { ChangeSet, RecordedPartChange } from '../../../../src/contract/change-set.js';
import { noText } from '../../../../src/contract/localized.js';
import { actionTone } from '../../../../renderer/admin/history/action-tone.js';
import { recordHistoryPath } from '../../../../renderer/admin/history/history-queries.js';
import { recordPagePath } from '../../../../renderer/admin/history/record-page.js';
import { useHistoryWords } from '../../../../renderer/admin/history/use-history-words.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { PartChange } from './PartChange.js';

interface RecordChangesProps {
  set: ChangeSet;
  /** Of one record, at least one. */
  changes: RecordedPartChange[];
}

/** What a change set changed in one record. */
export function RecordChanges({ set, changes }: RecordChangesProps) {
  const { t } = useAdminText();
  const words = useHistoryWords();
  const [{ kind, recordId } = { kind: '', recordId: 0 }] = changes;
  const known = set.names.find((record) => record.kind === kind && record.recordId === recordId);
  const record = known ?? { kind, recordId, ...noText('name') };
  const page = recordPagePath(record);
  const actions = [...new Set(changes.map(({ action }) => action))];
  return (
    <section aria-labelledby={`record-${kind}-${recordId}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink pb-3">
        <h2 id={`record-${kind}-${recordId}`} className="min-w-0 text-2xl break-words">
          {page ? (
            <Link to={page} className="underline-offset-4 hover:text-brand hover:underline">
              {words.record(record)}
            </Link>
          ) : (
            words.record(record)
          )}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-mute">
          {actions.map((action) => (
            <span key={action} className={`badge ${actionTone[action]}`}>
              {words.action(action)}
            </span>
          ))}
          {words.kind(kind)}
          <Link to={recordHistoryPath(kind, recordId)} className="link inline-flex min-h-6 items-center">
            {t('history.ofRecord')}
          </Link>
        </p>
      </div>
      {changes.map((change) => (
        <PartChange key={change.id} set={set} change={change} />
      ))}
    </section>
  );
}
