import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { Contribution } from '../../src/contract/contribution.js';
import { languageTable } from '../../src/contract/languages.js';
import { photoPath } from '../../src/contract/paths.js';
import { localized } from '../../src/contract/localized.js';
import { formatDate } from '../i18n/format.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../layout/Link.js';
import { memoryYearText } from '../contributions/memory-year.js';
import { valueInWords } from '../contributions/value-in-words.js';
import { StatusBadge } from './StatusBadge.js';

interface ContributionItemProps {
  contribution: Contribution;
  /** Actions, such as buttons to edit or withdraw it. */
  children?: ReactNode;
}

/** One contribution of a member, with its status and the moderator's answer. */
export function ContributionItem({ contribution, children }: ContributionItemProps) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const { fieldName, newValue, year, status, written, reason, createdAt, imageUrl } = contribution;
  const isNew = fieldName === null;
  return (
    <article className="flex gap-5 border-b border-line py-5">
      <div className="mount size-20 shrink-0 p-2 max-xs:hidden">
        {imageUrl && (
          <img src={imageUrl} alt="" loading="lazy" className="size-16! object-contain [box-shadow:none]!" />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 className="min-w-0 text-lg leading-snug">
            <TargetName contribution={contribution} />
          </h3>
          <StatusBadge status={status} />
        </div>
        <p className="mt-1.5 line-clamp-4 text-sm">
          {isNew ? (
            t(contribution.failure ? 'user.contributions.unreadable' : 'user.contributions.newPhoto')
          ) : (
            <>
              <span className="text-mute">
                {t(`contribution.fields.${fieldName}`)}
                {contribution.language && ` (${languageTable[contribution.language].name})`}
                {year && ` (${memoryYearText(year, t)})`}:
              </span>{' '}
              <span className="font-medium whitespace-pre-line">{valueInWords(newValue, fieldName, t)}</span>
            </>
          )}
        </p>
        {written && (
          <p className="mt-1 text-sm break-words">
            <span className="text-mute">{t('user.contributions.written')}</span>{' '}
            {valueInWords(written.value, written.fieldName, t)}
          </p>
        )}
        {reason && (
          <p className="mt-2 border-l-2 border-line pl-3 text-sm break-words whitespace-pre-line">
            <span className="text-mute">{t('user.contributions.reason')}</span> {reason}
          </p>
        )}
        <p className="mt-2 text-sm text-mute tabular-nums">
          {t('user.contributions.sent', { date: formatDate(createdAt, language, site.timeZone) })}
        </p>
        {children}
      </div>
    </article>
  );
}

function TargetName({ contribution }: { contribution: Contribution }) {
  const { t, language } = useText();
  const { photoId, photoSlug, id } = contribution;
  const name = localized(contribution, 'targetName', language) || t('user.contributions.target', { id: photoId ?? id });
  if (!photoSlug) return name;
  return (
    <Link to={photoPath(photoSlug)} className="hover:text-brand">
      {name}
    </Link>
  );
}
