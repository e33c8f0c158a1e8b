import type { RemovalRequestCounts } from '../../../src/contract/removal-request.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';

const shown = ['open', 'overdue', 'hidden'] as const;

/** The open requests in three numbers; what is late is marked. */
export function QueueSummary({ counts }: { counts: RemovalRequestCounts }) {
  const { t, language } = useAdminText();
  return (
    <dl className="mt-8 grid grid-cols-3 border-y border-line">
      {shown.map((of) => (
        <div
          key={of}
          className="flex flex-col-reverse justify-end border-line py-4 not-first:border-l not-first:pl-4 sm:not-first:pl-6"
        >
          <dt className="pr-2 text-sm text-mute">{t(`removals.count.${of}`)}</dt>
          <dd
            className={`font-serif text-3xl tabular-nums lg:text-4xl ${of === 'overdue' && counts.overdue > 0 ? 'text-danger' : ''}`}
          >
            {formatNumber(counts[of], language)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
