import { usePageContext } from 'vike-react/usePageContext';
import type { ChangeSetSummary } from '../../../src/contract/change-set.js';
import { actionTone } from '../../../renderer/admin/history/action-tone.js';
import { changeSetPath } from '../../../renderer/admin/history/history-queries.js';
import { useActorName } from '../../../renderer/admin/history/use-actor-name.js';
import { useHistoryWords } from '../../../renderer/admin/history/use-history-words.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatTime } from '../../../renderer/i18n/format-date-time.js';
import { Link } from '../../../renderer/layout/Link.js';

/** One change set in a line or two: when, what, and by whom. */
export function ChangeSetRow({ set }: { set: ChangeSetSummary }) {
  const { t } = useAdminText();
  const { site } = usePageContext();
  const words = useHistoryWords();
  const actorName = useActorName();
  const [first, ...others] = set.records;
  const shownParts = set.records.reduce((sum, { parts }) => sum + parts.length, 0);
  const more = set.changeCount - shownParts;
  return (
    <li className="group relative grid grid-cols-[3.5rem_1fr] gap-x-3 gap-y-1 border-t border-line py-3 first:border-ink lg:grid-cols-[4rem_minmax(0,1fr)_16rem] lg:gap-x-6">
      <time dateTime={set.createdAt} className="pt-0.5 text-sm text-mute tabular-nums">
        {formatTime(set.createdAt, site.timeZone)}
      </time>
      <div className="min-w-0">
        <h4 className="font-serif text-lg leading-snug">
          <Link
            to={changeSetPath(set.id)}
            className="stretched break-words underline-offset-4 group-hover:text-brand group-hover:underline"
          >
            {first ? words.record(first) : t('history.setTitle', { number: set.id })}
          </Link>
        </h4>
        {first && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-mute">
            <span className={`badge ${actionTone[first.action]}`}>{words.action(first.action)}</span>
            {words.kind(first.kind)} · {first.parts.map(words.part).join(', ')}
          </p>
        )}
        {(others.length > 0 || more > 0) && (
          <p className="mt-1 text-sm text-mute">
            {[
              ...others.map((record) => words.record(record)),
              ...(more > 0 ? [t('history.more', { count: more, number: more })] : []),
            ].join(' · ')}
          </p>
        )}
      </div>
      <div className="col-start-2 text-sm lg:col-start-auto lg:text-right">
        <p className="break-words">{actorName(set)}</p>
        <p className="text-mute">
          {words.source(set.source)}
          {set.revertedBy !== null && <span className="ml-2 badge badge-caution">{t('history.undone')}</span>}
        </p>
      </div>
    </li>
  );
}
