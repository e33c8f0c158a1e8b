import { usePageContext } from 'vike-react/usePageContext';
import { type Contribution, contributionKind, isOutdated } from '../../../../src/contract/contribution.js';
import type { QueueOrder } from '../../../../src/contract/moderation.js';
import { localized } from '../../../../src/contract/localized.js';
import { StatusBadge } from '../../../../renderer/account/StatusBadge.js';
import { contributionName } from '../../../../renderer/admin/contributions/contribution-name.js';
import { ContributionValue } from '../../../../renderer/admin/contributions/ContributionValue.js';
import { reviewPath } from '../../../../renderer/admin/contributions/contribution-queries.js';
import { moderatedKind } from '../../../../renderer/admin/contributions/moderated-kinds.js';
import { DecisionButtons } from '../../../../renderer/admin/contributions/DecisionButtons.js';
import { SenderName } from '../../../../renderer/admin/contributions/SenderName.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatDate } from '../../../../renderer/i18n/format.js';
import { useText } from '../../../../renderer/i18n/use-text.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { Picture } from '../../../../renderer/photos/Picture.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';

interface QueueRowProps {
  contribution: Contribution;
  order: QueueOrder;
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
}

/** One contribution: what it is about, what it changes, who sent it, and the decision. */
export function QueueRow({ contribution, order, isSelected, onSelect }: QueueRowProps) {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const { site: settings } = usePageContext();
  const { id, status, createdAt, note, source, image } = contribution;
  const kind = contributionKind(contribution);
  const name = contributionName(contribution, site, language);
  const isPending = status === 'pending';
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-t border-line py-5 first:border-t-0 sm:grid-cols-[1.5rem_6.5rem_minmax(0,1fr)] lg:grid-cols-[1.5rem_9rem_minmax(0,1fr)_9rem]">
      <div>
        {isPending && (
          <label className="-m-2.5 grid size-11 place-items-center noscript:hidden">
            <input
              type="checkbox"
              aria-label={t('contributions.selectItem', { name })}
              checked={isSelected}
              onChange={({ target }) => onSelect(target.checked)}
            />
          </label>
        )}
      </div>
      <div className="mount mount-fit aspect-4/3 self-start p-1.5 max-sm:max-w-36">
        {image ? (
          <Picture image={image} alt="" sizes="9rem" />
        ) : (
          <span className="absolute inset-0 grid place-items-center text-mute">
            <Icon name="camera" size={22} />
          </span>
        )}
      </div>
      <div className="col-span-full min-w-0 sm:col-span-1 sm:col-start-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mute">
          <span className={moderatedKind(contribution).badge}>{t(`contributions.kinds.${kind}`)}</span>
          {!isPending && <StatusBadge status={status} />}
          {isOutdated(contribution) && <span className="badge badge-caution">{t('contributions.conflict')}</span>}
        </p>
        <h3 className="mt-2 font-serif text-lg leading-snug break-words">
          <Link
            to={reviewPath(contribution, order)}
            aria-label={name}
            className="underline-offset-4 hover:text-brand hover:underline"
          >
            {localized(contribution, 'targetName', language) || `#${id}`}
          </Link>
        </h3>
        <ContributionValue contribution={contribution} />
        {(note || source) && (
          <p className="mt-2 line-clamp-2 max-w-[46rem] border-l-2 border-line pl-3 text-sm break-words text-mute">
            {[note, source].filter(Boolean).join(' · ')}
          </p>
        )}
        <p className="mt-2 text-sm text-mute tabular-nums">
          <SenderName contribution={contribution} /> · {formatDate(createdAt, language, settings.timeZone)}
        </p>
      </div>
      {isPending && (
        <div className="col-span-full noscript:hidden sm:col-span-1 sm:col-start-3 lg:col-start-4">
          <DecisionButtons contribution={contribution} order={order} className="lg:grid" />
        </div>
      )}
    </li>
  );
}
