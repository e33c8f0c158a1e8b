import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import type { SystemState } from '../../../src/contract/system.js';
import { MailTest } from './MailTest.js';

/** What is set where the archive is installed, and can only be looked at here. */
export function Environment({ mailFrom, analyticsId }: SystemState['configured']) {
  const { t } = useAdminText();
  return (
    <div className="mt-12 border-t border-line pt-8">
      <FieldGroup id="environment" title={t('settings.environment.title')} hint={t('settings.environment.hint')}>
        <dl className="grid max-w-2xl gap-x-6 gap-y-2 text-sm sm:grid-cols-[12rem_1fr]">
          <dt className="font-semibold">{t('settings.environment.mailFrom')}</dt>
          <dd className="[overflow-wrap:anywhere]">{mailFrom ?? t('settings.environment.noMail')}</dd>
          <dt className="font-semibold">{t('settings.environment.statistics')}</dt>
          <dd>{analyticsId ?? t('settings.environment.noStatistics')}</dd>
        </dl>
        {mailFrom !== null && <MailTest />}
      </FieldGroup>
    </div>
  );
}
