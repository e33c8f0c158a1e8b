import { type Contribution, contributionKind } from '../../../src/contract/contribution.js';
import { localized } from '../../../src/contract/localized.js';
import { ContributionValue } from '../../../renderer/admin/contributions/ContributionValue.js';
import { reviewPath } from '../../../renderer/admin/contributions/contribution-queries.js';
import { DecisionButtons } from '../../../renderer/admin/contributions/DecisionButtons.js';
import { SenderName } from '../../../renderer/admin/contributions/SenderName.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { Picture } from '../../../renderer/photos/Picture.js';
import { Ago } from './Ago.js';

/** The queue as the dashboard shows it. */
const order = { status: 'pending', sort: 'newest' } as const;

/** A contribution with what it would change, and the decision. */
export function PendingItem({ contribution, now }: { contribution: Contribution; now: string }) {
  const { t, language } = useAdminText();
  const { image, createdAt, id } = contribution;
  return (
    <li className="flex gap-5 border-b border-line py-5 first:pt-0">
      <div className="mount mount-fit aspect-4/3 w-28 shrink-0 self-start p-1.5 max-xs:hidden">
        {image && <Picture image={image} alt="" sizes="7rem" />}
      </div>
      <div className="min-w-0 grow">
        <h3 className="text-lg leading-snug">
          <Link to={reviewPath(contribution, order)} className="underline-offset-4 hover:text-brand hover:underline">
            {localized(contribution, 'targetName', language) || `#${id}`}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-mute">
          {t(`contributions.kinds.${contributionKind(contribution)}`)} · <SenderName contribution={contribution} /> ·{' '}
          <Ago iso={createdAt} now={now} />
        </p>
        <div className="text-sm">
          <ContributionValue contribution={contribution} />
        </div>
        <div className="mt-3 noscript:hidden">
          <DecisionButtons contribution={contribution} order={order} />
        </div>
      </div>
    </li>
  );
}
