import { usePageContext } from 'vike-react/usePageContext';
import type { RemovalRequestDetail } from '../../../../src/contract/removal-request.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { formatDateTime } from '../../../../renderer/i18n/format-date-time.js';
import { DataSheet } from '../../../../renderer/ui/DataSheet.js';

/** How the request was decided, by whom and why. */
export function Decision({ request }: { request: RemovalRequestDetail }) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { outcome, decidedAt, decidedBy, statement, hiddenAt } = request;
  if (outcome === null || decidedAt === null) return null;
  return (
    <section aria-labelledby="decision">
      <h2 id="decision" className="mb-4 text-2xl">
        {t('removals.decision')}
      </h2>
      <DataSheet
        rows={[
          [t('removals.outcome'), t(`removals.outcomes.${outcome}`)],
          [t('removals.decidedOn'), formatDateTime(decidedAt, language, site.timeZone)],
          [t('removals.decidedBy'), decidedBy],
          [t('removals.hiddenOn'), hiddenAt && formatDateTime(hiddenAt, language, site.timeZone)],
        ]}
      />
      {statement && (
        <p lang={request.language} className="mt-5 border-l-2 border-edge pl-5 whitespace-pre-line">
          {statement}
        </p>
      )}
      <p className="mt-5 text-sm text-mute">{t('removals.undoHint')}</p>
    </section>
  );
}
