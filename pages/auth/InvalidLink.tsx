import { useEffect, useRef } from 'react';
import { accountPaths } from '../../src/contract/paths.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { AuthPage } from './AuthPage.js';

/** Replaces the form when the link of an e-mail was used already or has expired; says where to ask for a new one. */
export function InvalidLink({ lead, requestPath }: { lead: string; requestPath: string }) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus was removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <AuthPage title={t('auth.spentLink.title')} lead={lead} heading={heading}>
      <div className="flex flex-wrap gap-3">
        <Link to={requestPath} className="btn btn-primary">
          {t('auth.spentLink.again')}
        </Link>
        <Link to={accountPaths.signIn} className="btn btn-outline">
          {t('auth.submit')}
        </Link>
      </div>
    </AuthPage>
  );
}
