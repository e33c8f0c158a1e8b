import { usePageContext } from 'vike-react/usePageContext';
import type { LaterChange, NamedRecord } from '../../../../src/contract/change-set.js';
import { noText } from '../../../../src/contract/localized.js';
import { changeSetPath } from '../../../../renderer/admin/history/history-queries.js';
import { useHistoryWords } from '../../../../renderer/admin/history/use-history-words.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatDateTime } from '../../../../renderer/i18n/format-date-time.js';
import { Link } from '../../../../renderer/layout/Link.js';

interface ObstaclesProps {
  laterChanges: LaterChange[];
  names: NamedRecord[];
}

/** The later changes that must be undone first, each with its fields. */
export function Obstacles({ laterChanges, names }: ObstaclesProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const words = useHistoryWords();
  if (laterChanges.length === 0) return null;
  return (
    <ul className="mt-3 text-sm">
      {laterChanges.map(({ kind, recordId, part, fields, changeSetId, at }) => (
        <li key={`${kind} ${recordId} ${part} ${changeSetId}`} className="border-t border-line py-3">
          <p className="font-semibold break-words">
            {words.record(
              names.find((of) => of.kind === kind && of.recordId === recordId) ?? {
                kind,
                recordId,
                ...noText('name'),
              },
            )}
          </p>
          <p className="text-mute">{fields.map((field) => words.field(kind, field)).join(', ')}</p>
          {changeSetId === null ? (
            <p>{t('history.recordGone')}</p>
          ) : (
            <Link to={changeSetPath(changeSetId)} className="link inline-flex min-h-9 items-center tabular-nums">
              {t('history.setTitle', { number: changeSetId })}
              {at && ` · ${formatDateTime(at, language, site.timeZone)}`}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
