import { useEffect, useRef } from 'react';
import { accountPaths } from '../../src/contract/paths.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { AuthPage } from './AuthPage.js';

/** In place of the form of a mail's link that is used up or too old: why, and where another one is asked for. */
export function SpentLink({ lead, askAt }: { lead: string; askAt: string }) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, and with it what had the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthPage title={t('auth.spentLink.title')} lead={lead} heading={heading}>
      <div className="flex flex-wrap gap-3">
        <Link to={askAt} className="btn btn-primary">
          {t('auth.spentLink.again')}
        </Link>
        <Link to={accountPaths.signIn} className="btn btn-outline">
          {t('auth.submit')}
        </Link>
      </div>
    </AuthPage>
  );
}
