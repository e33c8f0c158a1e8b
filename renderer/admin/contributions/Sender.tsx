import { usePageContext } from 'vike-react/usePageContext';
import type { Review } from '../../../src/contract/moderation.js';
import { formatDate, formatNumber } from '../../i18n/format.js';
import { DataSheet } from '../../ui/DataSheet.js';
import { useAdminText } from '../use-admin-text.js';
import { moderatedKind } from './moderated-kinds.js';
import { SenderName } from './SenderName.js';

/** Who sent a contribution, with what they say about it and what became of their other ones. */
export function Sender({ review: { contribution, memberCounts } }: { review: Review }) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { createdAt, note, source, creditWished, userName } = contribution;
  const count = (number: number) => formatNumber(number, language);
  return (
    <section className="mt-8 border-t border-line pt-6" aria-labelledby="sender">
      <h2 id="sender" className="text-xl">
        {t('contributions.sender')}
      </h2>
      <p className="mt-2">
        <SenderName contribution={contribution} />
        <span className="text-mute tabular-nums"> · {formatDate(createdAt, language, site.timeZone)}</span>
      </p>
      {memberCounts && (
        <p className="text-sm text-mute tabular-nums">
          {t('contributions.senderCounts', {
            approved: count(memberCounts.approved),
            rejected: count(memberCounts.rejected),
            pending: count(memberCounts.pending),
          })}
        </p>
      )}
      {creditWished !== null && (
        <p className="mt-2 text-sm">
          {creditWished && userName ? t('contributions.credit', { name: userName }) : t('contributions.noCredit')}
        </p>
      )}
      <div className="mt-4 break-words whitespace-pre-line empty:hidden">
        {(note || source) && (
          <DataSheet
            rows={[
              [t('contributions.message'), note],
              [t(moderatedKind(contribution).source), source],
            ]}
          />
        )}
      </div>
    </section>
  );
}
