import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { RemovalRequestDetail } from '../../../../src/contract/removal-request.js';
import { removalRequestPagePath } from '../../../../renderer/admin/removal-requests/removal-request-queries.js';
import { spokenLanguage } from '../../../../renderer/admin/spoken-language.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { ConfirmDialog } from '../../../../renderer/forms/ConfirmDialog.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { formatDateTime } from '../../../../renderer/i18n/format-date-time.js';
import { Link } from '../../../../renderer/layout/Link.js';
import { DataSheet } from '../../../../renderer/ui/DataSheet.js';

interface RequestStatementsProps {
  request: RemovalRequestDetail;
  onErase(changed: RemovalRequestDetail): void;
}

/** What is asked, by whom, and why. */
export function RequestStatements({ request, onErase }: RequestStatementsProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { isBusy, attempt } = useAttempt();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, email, role, reason, createdAt, dueAt, others } = request;
  const handleErase = async () => {
    await attempt(
      async () => {
        await adminApi.removalRequests.erase({ id });
        onErase(await adminApi.removalRequests.byId({ id }));
      },
      { done: t('removals.eraseDone'), failed: t('removals.eraseFailed') },
    );
    setIsAsking(false);
  };
  // Within a sentence the name begins with a small letter in Italian.
  const spoken = (
    <span className="inline-block first-letter:uppercase">{spokenLanguage(request.language, language)}</span>
  );
  return (
    <section aria-labelledby="statements">
      <h2 id="statements" className="mb-4 text-2xl">
        {t('removals.statements')}
      </h2>
      <div lang={request.language} className="mb-6 max-w-2xl border-l-2 border-edge pl-5 whitespace-pre-line">
        {reason || t('removals.erased')}
      </div>
      <DataSheet
        rows={[
          [t('removals.name'), name || t('removals.erased')],
          [
            t('removals.email'),
            email && (
              <a href={`mailto:${email}`} className="link break-all">
                {email}
              </a>
            ),
          ],
          [t('removals.role'), t(`removals.roles.${role}`)],
          [t('removals.language'), spoken],
          [t('removals.received'), formatDateTime(createdAt, language, site.timeZone)],
          [t('removals.due'), formatDateTime(dueAt, language, site.timeZone)],
          [
            t('removals.others'),
            others.length > 0 &&
              others.map((other) => (
                <Link key={other.id} to={removalRequestPagePath(other.id)} className="link mr-3 tabular-nums">
                  {other.reference}
                </Link>
              )),
          ],
        ]}
      />
      <p className="mt-4 flex flex-wrap gap-x-6 text-sm">
        <Link
          to={`/admin/history?kind=removal_request&recordId=${id}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t('history.ofRecord')}
        </Link>
        {name && (
          <button type="button" className="link min-h-11 noscript:hidden" onClick={() => setIsAsking(true)}>
            {t('removals.erase')}
          </button>
        )}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={t('removals.eraseTitle')}
          text={t('removals.eraseText')}
          action={t('removals.erase')}
          isBusy={isBusy}
          onConfirm={() => void handleErase()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
