import { usePageContext } from 'vike-react/usePageContext';
import { languageTable } from '../../../src/contract/languages.js';
import type { Review } from '../../../src/contract/moderation.js';
import { photoPath } from '../../../src/contract/paths.js';
import { formatDate } from '../../i18n/format.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../layout/Link.js';
import { DataSheet } from '../../ui/DataSheet.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import { recordHistoryPath } from '../history/history-queries.js';
import { fieldName } from './field-name.js';

/** When a contribution was sent and decided, by whom, and with which outcome. */
export function ReviewHistory({ review: { contribution, decidedBy } }: { review: Review }) {
  const { t, language } = useAdminText();
  const { t: texts } = useText();
  const { site } = usePageContext();
  const { id, status, userName, createdAt, decidedAt, written, reason, photoSlug } = contribution;
  const date = (iso: string) => formatDate(iso, language, site.timeZone);
  const formerMember = t('contributions.formerMember');
  const decided = {
    pending: '',
    approved: t('contributions.approvedBy', { name: decidedBy ?? formerMember }),
    rejected: t('contributions.rejectedBy', { name: decidedBy ?? formerMember }),
  }[status];
  return (
    <section className="mt-8 border-t border-line pt-6" aria-labelledby="history">
      <h2 id="history" className="mb-2 text-xl">
        {t('contributions.history')}
      </h2>
      <ol className="text-sm text-mute tabular-nums">
        <li>
          {date(createdAt)} · {t('contributions.sentBy', { name: userName ?? formerMember })}
        </li>
        {decidedAt && (
          <li>
            {date(decidedAt)} · {decided}
          </li>
        )}
      </ol>
      {(written || reason) && (
        <div className="mt-4 break-words whitespace-pre-line">
          <DataSheet
            rows={[
              [
                t('contributions.written'),
                written &&
                  `${fieldName(written.fieldName, texts)}${written.language ? ` (${languageTable[written.language].name})` : ''}: ${written.value}`,
              ],
              [t('contributions.givenReason'), reason],
            ]}
          />
        </div>
      )}
      {status !== 'pending' && (
        <p>
          <Link
            to={recordHistoryPath('contribution', id)}
            className="link mt-3 inline-flex min-h-11 items-center gap-2 text-sm"
          >
            <Icon name="clock" size={18} /> {t('contributions.undoInHistory')}
          </Link>
        </p>
      )}
      {photoSlug && (
        <Link to={photoPath(photoSlug)} className="link mt-3 inline-flex min-h-11 items-center gap-2 text-sm">
          <Icon name="eye" size={18} /> {t('contributions.public')}
        </Link>
      )}
    </section>
  );
}
