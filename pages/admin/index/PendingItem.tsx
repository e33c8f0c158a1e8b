import type { Contribution } from '../../../src/contract/contribution.js';
import { languageNames } from '../../../src/contract/languages.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Ago } from './Ago.js';

interface PendingItemProps {
  contribution: Contribution;
  now: string;
  isBusy: boolean;
  onApprove(): void;
  onReject(): void;
}

/** A contribution with what it would change. */
export function PendingItem({ contribution, now, isBusy, onApprove, onReject }: PendingItemProps) {
  const { t } = useAdminText();
  const { targetName, userName, imageUrl, createdAt, id } = contribution;
  const name = targetName || `#${id}`;
  return (
    <li className="flex gap-5 border-b border-line py-5 first:pt-0">
      <div className="mount size-24 shrink-0 p-2 max-xs:hidden">
        {imageUrl && <img src={imageUrl} alt="" loading="lazy" className="size-20! object-contain shadow-none!" />}
      </div>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="min-w-0 text-lg leading-snug">{name}</h3>
          <Ago iso={createdAt} now={now} />
        </div>
        <p className="text-sm text-mute">
          {userName === null ? t('dashboard.byDeleted') : t('dashboard.by', { name: userName })}
        </p>
        <Change contribution={contribution} />
        <div className="mt-3 flex flex-wrap gap-2 noscript:hidden">
          <button
            type="button"
            className="btn btn-primary btn-small"
            disabled={isBusy}
            aria-label={t('dashboard.approveItem', { name })}
            onClick={onApprove}
          >
            {t('dashboard.approve')}
          </button>
          <button
            type="button"
            className="btn btn-outline btn-small"
            disabled={isBusy}
            aria-label={t('dashboard.rejectItem', { name })}
            onClick={onReject}
          >
            {t('dashboard.reject')}
          </button>
        </div>
      </div>
    </li>
  );
}

/** What it is: a new photo, a memory, or the two values of a field. */
function Change({ contribution: { fieldName, language, newValue, presentValue } }: { contribution: Contribution }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  if (fieldName === null) return <p className="mt-2 text-sm">{t('dashboard.newPhoto')}</p>;
  return (
    <dl className="mt-2 grid gap-x-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-mute">
        {site(`contribution.fields.${fieldName}`)}
        {language && ` (${languageNames[language]})`}
      </dt>
      <dd className="line-clamp-4">
        {fieldName !== 'memory' && (
          <>
            <span className="sr-only">{t('dashboard.presentValue')}</span>
            <del className="text-mute">{presentValue ?? t('dashboard.empty')}</del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only">{t('dashboard.newValue')}</span>
          </>
        )}
        <ins className="font-medium no-underline">{newValue}</ins>
      </dd>
    </dl>
  );
}
