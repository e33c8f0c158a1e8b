import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import type { RecordedPartChange } from '../../../../src/contract/change-set.js';
import { useHistoryWords } from '../../../../renderer/admin/history/use-history-words.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { formatDateTime } from '../../../../renderer/i18n/format-date-time.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { ChangeSetFacts } from './ChangeSetFacts.js';
import { RecordChanges } from './RecordChanges.js';
import { UndoPanel } from './UndoPanel.js';

/** A set of an import may have changed thousands of records; the answer has the first of its changes. */
const recordsShown = 50;

export default function Page() {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const words = useHistoryWords();
  const { set, preview } = useData<Data>();
  const records = byRecord(set.changes);
  const hidden = set.recordCount - Math.min(records.length, recordsShown);
  return (
    <>
      <Link to="/admin/history" className="link inline-flex min-h-11 items-center gap-2 text-sm">
        <Icon name="arrow-left" size={18} /> {t('history.back')}
      </Link>
      <h1 className="mt-1 text-3xl tabular-nums lg:text-4xl">{t('history.setTitle', { number: set.id })}</h1>
      <p className="mt-3 text-lg text-mute">
        {words.source(set.source)} · {formatDateTime(set.createdAt, language, site.timeZone)}
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-12">
          {records.slice(0, recordsShown).map(([key, changes]) => (
            <RecordChanges key={key} set={set} changes={changes} />
          ))}
          {hidden > 0 && (
            <p className="text-mute">{t('history.more', { count: hidden, number: formatNumber(hidden, language) })}</p>
          )}
        </div>
        <aside className="grid gap-8 lg:sticky lg:top-6">
          <ChangeSetFacts set={set} />
          <UndoPanel key={set.id} set={set} preview={preview} />
        </aside>
      </div>
    </>
  );
}

/** The changes of each record, in their order. */
function byRecord(changes: RecordedPartChange[]): [key: string, changes: RecordedPartChange[]][] {
  const records = new Map<string, RecordedPartChange[]>();
  for (const change of changes) {
    const key = `${change.kind} ${change.recordId}`;
    const known = records.get(key);
    if (known) known.push(change);
    else records.set(key, [change]);
  }
  return [...records];
}
