import { useEffect, useRef } from 'react';
import type { QueueOrder } from '../../../../src/contract/moderation.js';
import { reviewPath } from '../../../../renderer/admin/contributions/contribution-queries.js';
import { contributionName } from '../../../../renderer/admin/contributions/contribution-name.js';
import { failureText } from '../../../../renderer/admin/failure-text.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../../renderer/i18n/format.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import type { Outcome } from './outcome.js';

interface DecisionSummaryProps {
  outcome: Outcome;
  order: QueueOrder;
}

/** How many of several contributions were decided, and why the others were not. */
export function DecisionSummary({ outcome, order }: DecisionSummaryProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const summary = useRef<HTMLDivElement>(null);
  // The buttons that decided are gone, and may have been far below.
  useEffect(() => summary.current?.focus(), [outcome]);
  const { status, result, listed } = outcome;
  const { decided, failed } = result;
  const counted = (number: number) => ({ count: number, number: formatNumber(number, language) });
  return (
    <div
      ref={summary}
      tabIndex={-1}
      className={`mb-6 scroll-mt-24 rounded-sm p-4 text-sm ${failed.length > 0 ? 'bg-caution-bg' : 'bg-success-bg'}`}
    >
      <p className="font-semibold">
        {t(
          status === 'approved' ? 'contributions.summaryApproved' : 'contributions.summaryRejected',
          counted(decided.length),
        )}
      </p>
      {failed.length > 0 && (
        <>
          <p className="mt-2">{t('contributions.summaryFailed', counted(failed.length))}</p>
          <ul className="mt-1 list-disc pl-5">
            {failed.map(({ id, code }) => {
              const contribution = listed.find((one) => one.id === id);
              return (
                <li key={id}>
                  {contribution ? (
                    <Link to={reviewPath(contribution, order)} className="link">
                      {contributionName(contribution, site, language)}
                    </Link>
                  ) : (
                    `#${id}`
                  )}
                  : {failureText(code, language)}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
