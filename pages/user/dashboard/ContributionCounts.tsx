import { type Contribution, contributionStatuses } from '../../../src/contract/contribution.js';
import { useText } from '../../../renderer/i18n/use-text.js';

/** Numbers of pending, approved and rejected contributions. */
export function ContributionCounts({ contributions }: { contributions: Contribution[] }) {
  const { t } = useText();
  return (
    <dl className="grid grid-cols-3 border-y border-line">
      {contributionStatuses.map((status) => (
        <div
          key={status}
          className="flex flex-col-reverse justify-end py-4 not-first:border-l not-first:border-line not-first:pl-5"
        >
          <dt className="text-sm text-mute">{t(`user.dashboard.${status}`)}</dt>
          <dd className="font-serif text-3xl tabular-nums">
            {contributions.filter((contribution) => contribution.status === status).length}
          </dd>
        </div>
      ))}
    </dl>
  );
}
