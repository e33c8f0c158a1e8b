import { usePageContext } from 'vike-react/usePageContext';
import type { RemovalRequestDetail } from '../../../../src/contract/removal-request.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import { adminApi } from '../../../../renderer/admin/admin-api.js';
import { useAttempt } from '../../../../renderer/forms/use-attempt.js';
import { formatDateTime } from '../../../../renderer/i18n/format-date-time.js';
import { Icon } from '../../../../renderer/ui/icons/Icon.js';
import { Notice } from '../../../../renderer/ui/Notice.js';

interface HideNowProps {
  request: RemovalRequestDetail;
  onHide(changed: RemovalRequestDetail): void;
}

/** The first step: one click takes the photo out of sight, and can be taken back with the decision. */
export function HideNow({ request: { id, hiddenAt }, onHide }: HideNowProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  const { isBusy, attempt } = useAttempt();
  const handleHide = () =>
    attempt(async () => onHide(await adminApi.removalRequests.hide({ id })), {
      done: t('removals.hidden'),
      failed: t('removals.hideFailed'),
    });
  return (
    <section aria-labelledby="hide" className={`max-lg:-order-1 ${hiddenAt ? '' : 'noscript:hidden'}`}>
      <h2 id="hide" className="text-2xl">
        {t('removals.hideTitle')}
      </h2>
      {hiddenAt ? (
        <div className="mt-3">
          <Notice>
            <p className="font-semibold">{t('removals.hidden')}</p>
            <p className="mt-0.5">
              {t('removals.hiddenSince', { moment: formatDateTime(hiddenAt, language, site.timeZone) })}
            </p>
          </Notice>
        </div>
      ) : (
        <>
          <p className="mt-2 text-sm text-mute">{t('removals.hideText')}</p>
          <button
            type="button"
            className="btn btn-danger mt-4 w-full"
            disabled={isBusy}
            onClick={() => void handleHide()}
          >
            <Icon name="eye-off" size={18} /> {t('removals.hide')}
          </button>
        </>
      )}
    </section>
  );
}
